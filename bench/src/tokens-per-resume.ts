import { readdir, readFile } from 'node:fs/promises';
import {
  createExtractor,
  createOpenAiEngine,
  type ExtractedResume,
  isUnreadable,
} from '@shortlist/screening';
import { startChatServer } from './chat-server.js';
import type { Figure } from './figure.js';
import { callNaively } from './naive-call.js';
import {
  answerEverything,
  answerVerdicts,
  createSampleModel,
  type SampleModel,
} from './sample-model.js';
import type { ChatRequest, TokenCount } from './token-count.js';

/** Price of an output token in input tokens (price lists of 2026). */
const OUTPUT_PRICE = 4;

const folder = new URL('../../samples/resumes/', import.meta.url);

/** The work of both ways. */
interface Work {
  readonly jobDescription: string;
  readonly resumes: readonly ExtractedResume[];
  readonly model: SampleModel;
}

async function readSamples(): Promise<ExtractedResume[]> {
  const extractor = createExtractor();
  try {
    const names = (await readdir(folder)).toSorted();
    return await Promise.all(
      names.map(async (fileName) => {
        const bytes = await readFile(new URL(fileName, folder));
        const resume = await extractor.extract({ fileName, bytes });
        if (isUnreadable(resume)) throw new Error(`${fileName}: ${resume.message}`);
        return resume;
      }),
    );
  } finally {
    await extractor.stop();
  }
}

/** The model's findings on the resume that the request holds. */
function resultFor({ resumes, model }: Work, { messages }: ChatRequest) {
  const prompt = messages.map(({ content }) => content).join('\n');
  const result = model.results[resumes.findIndex(({ text }) => prompt.includes(text))];
  if (!result) throw new Error('The request holds no resume.');
  return result;
}

const NOTHING: TokenCount = { uncached: 0, cached: 0, completion: 0 };

function total({ uncached, cached, completion }: TokenCount): number {
  return uncached + cached + completion;
}

/** The openai engine, for each resume. Checks that what it reports is what was billed. */
async function spendWithEngine({ jobDescription, resumes, model }: Work) {
  let current = model.results[0];
  const server = await startChatServer((request) => {
    if (!current) throw new Error('More questions than resumes.');
    return answerVerdicts(model.job, current, request);
  });
  try {
    const engine = createOpenAiEngine({
      apiKey: 'bench',
      baseURL: server.baseURL,
      model: 'bench',
    });
    const { job } = await engine.prepareJob(jobDescription);
    const spent: TokenCount[] = [];
    for (const [at, resume] of resumes.entries()) {
      current = model.results[at];
      const { tokensUsed } = await engine.screen(job, resume);
      const billed = server.counts[spent.filter((each) => each !== NOTHING).length] ?? NOTHING;
      if (tokensUsed !== total(billed))
        throw new Error(`${tokensUsed} tokens reported, ${total(billed)} billed.`);
      spent.push(billed);
    }
    return spent;
  } finally {
    await server.stop();
  }
}

async function spendNaively(work: Work, evidence: boolean): Promise<readonly TokenCount[]> {
  const { jobDescription, resumes, model } = work;
  const server = await startChatServer((request) =>
    answerEverything(model.job, resultFor(work, request), { evidence }),
  );
  try {
    for (const { text } of resumes) {
      await callNaively(server.baseURL, { jobDescription, resumeText: text, evidence });
    }
    return [...server.counts];
  } finally {
    await server.stop();
  }
}

function perResume(spent: readonly TokenCount[]): TokenCount {
  const part = (name: keyof TokenCount) =>
    spent.reduce((sum, count) => sum + count[name], 0) / spent.length;
  return { uncached: part('uncached'), cached: part('cached'), completion: part('completion') };
}

/** The price in input tokens. */
function priceOf({ uncached, cached, completion }: TokenCount): number {
  return uncached + cached + completion * OUTPUT_PRICE;
}

function present({ uncached, cached, completion }: TokenCount): string {
  return `${Math.round(uncached)} uncached + ${Math.round(cached)} cached + ${Math.round(completion)} completion`;
}

/** The tokens of a resume: one naive call that asks for everything, against the openai engine. */
export async function measureTokens(jobDescription: string): Promise<Figure> {
  const resumes = await readSamples();
  const work = { jobDescription, resumes, model: await createSampleModel(jobDescription, resumes) };
  const [engine, naive, bare] = [
    perResume(await spendWithEngine(work)),
    perResume(await spendNaively(work, true)),
    perResume(await spendNaively(work, false)),
  ];
  return {
    name: 'tokens of a resume, one naive call that asks for everything against the openai engine',
    ratio: total(naive) / total(engine),
    goal: 4,
    detail: [
      `by price (output ${OUTPUT_PRICE} times input): ${(priceOf(naive) / priceOf(engine)).toFixed(2)}`,
      `${resumes.length} samples; engine: ${present(engine)}`,
      `naive: ${present(naive)}`,
      `naive without any evidence (${(total(bare) / total(engine)).toFixed(2)}): ${present(bare)}`,
    ].join('\n      '),
  };
}
