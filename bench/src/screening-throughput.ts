import * as http from '@shortlist/contracts/http/resumes';
import { createExtractor, createLocalEngine, isUnreadable } from '@shortlist/screening';
import type { Figure } from './figure.js';
import { generateResumes, type ResumeFile } from './generate-resumes.js';
import { measureSeconds } from './measure.js';
import { type RunningProduct, withProduct } from './with-product.js';

const filesPerRequest = 100;

/** The same work without a product around it: read every file, score it, keep the scores. */
async function bareLoop(files: readonly ResumeFile[], jobDescription: string): Promise<number[]> {
  const extractor = createExtractor();
  const engine = createLocalEngine();
  const { job } = await engine.prepareJob(jobDescription);
  try {
    return await Promise.all(
      files.map(async (file) => {
        const resume = await extractor.extract(file);
        if (isUnreadable(resume)) throw new Error(`${file.fileName}: ${resume.message}`);
        return (await engine.screen(job, resume)).score;
      }),
    );
  } finally {
    await extractor.stop();
  }
}

async function process(
  product: RunningProduct,
  files: readonly ResumeFile[],
  jobDescription: string,
): Promise<number[]> {
  const form = new FormData();
  form.set('jobDescription', jobDescription);
  for (const { fileName, bytes } of files) form.append('resumes', new Blob([bytes]), fileName);
  const answer = await fetch(`${product.stack.url}/api/resumes/process`, {
    method: 'POST',
    headers: { authorization: `Bearer ${product.accessToken}` },
    body: form,
  });
  const { candidates } = http.processResumes.response.parse(await answer.json());
  if (candidates.length !== files.length)
    throw new Error(`Of ${files.length} resumes ${candidates.length} came back.`);
  return candidates.map((candidate) => candidate.score);
}

const sorted = (scores: readonly number[]) => scores.toSorted((a, b) => a - b).join();

/** So many resumes through the whole product, uploads of 100 each, against a bare loop over the same files. */
export async function measureScreening(
  jobDescription: string,
  resumeCount: number,
): Promise<Figure> {
  const files = await generateResumes(resumeCount);
  const uploads = Array.from({ length: Math.ceil(resumeCount / filesPerRequest) }, (_, index) =>
    files.slice(index * filesPerRequest, (index + 1) * filesPerRequest),
  );
  return withProduct(async (product) => {
    const warmUp = files.slice(0, 12);
    await bareLoop(warmUp, jobDescription);
    await process(product, warmUp, jobDescription);
    const bare = await measureSeconds(() => bareLoop(files, jobDescription));
    const whole = await measureSeconds(async () =>
      (await Promise.all(uploads.map((upload) => process(product, upload, jobDescription)))).flat(),
    );
    if (sorted(bare.result) !== sorted(whole.result)) throw new Error('The scores differ.');
    return {
      name: `${resumeCount} resumes through the product, speed against a bare parse+score loop`,
      ratio: bare.seconds / whole.seconds,
      goal: 0.75,
      detail: `bare ${bare.seconds.toFixed(1)} s, product ${whole.seconds.toFixed(1)} s`,
    };
  });
}
