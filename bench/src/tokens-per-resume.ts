import { readdir, readFile } from 'node:fs/promises';
import {
  createExtractor,
  createOpenAiEngine,
  isUnreadable,
  type ExtractedResume,
} from '@shortlist/screening';
import { startChatServer } from './chat-server.js';
import type { Figure } from './figure.js';
import { callNaively } from './naive-call.js';
import {
  answerCriteria,
  answerEverything,
  answerVerdicts,
  createSampleModel,
  type SampleModel,
} from './sample-model.js';
import type { ChatRequest, TokenCount } from './token-count.js';

const folder = new URL('../../samples/resumes/', import.meta.url);

/** What both ways work on. */
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

function sum(counts: readonly TokenCount[]): TokenCount {
  const total = (part: keyof TokenCount) => counts.reduce((before, each) => before + each[part], 0);
  return {
    uncached: total('uncached'),
    cached: total('cached'),
    completion: total('completion'),
  };
}

/** The openai engine: criteria once, then one question per resume. Checks that what it reports is what was billed. */
async function spendWithEngine(work: Work): Promise<TokenCount> {
  const server = await startChatServer((request) =>
    request.response_format.json_schema?.name === 'criteria'
      ? answerCriteria(work.model.job)
      : answerVerdicts(resultFor(work, request)),
  );
  try {
    const engine = createOpenAiEngine({ apiKey: 'bench', baseURL: server.baseURL, model: 'bench' });
    const { job, tokensUsed } = await engine.prepareJob(work.jobDescription);
    let reported = tokensUsed ?? 0;
    // One after the other, so that the cache is asked in the same order each time.
    for (const resume of work.resumes) {
      reported += (await engine.screen(job, resume)).tokensUsed ?? 0;
    }
    const spent = sum(server.counts);
    const billed = spent.uncached + spent.cached + spent.completion;
    if (reported !== billed) throw new Error(`${reported} tokens reported, ${billed} billed.`);
    return spent;
  } finally {
    await server.stop();
  }
}

async function spendNaively(work: Work, evidence: boolean): Promise<TokenCount> {
  const { jobDescription, resumes, model } = work;
  const server = await startChatServer((request) =>
    answerEverything(model.job, resultFor(work, request), { evidence }),
  );
  try {
    for (const { text } of resumes) {
      await callNaively(server.baseURL, { jobDescription, resumeText: text, evidence });
    }
    return sum(server.counts);
  } finally {
    await server.stop();
  }
}

/** Tokens per resume of the samples: one naive call per resume that asks for everything, against the openai engine. */
export async function measureTokens(jobDescription: string): Promise<Figure> {
  const resumes = await readSamples();
  const work = { jobDescription, resumes, model: await createSampleModel(jobDescription, resumes) };
  const engine = await spendWithEngine(work);
  const naive = await spendNaively(work, true);
  const bare = await spendNaively(work, false);
  const present = (tokens: TokenCount) => {
    const each = (total: number) => Math.round(total / resumes.length);
    return `${each(tokens.uncached)} uncached + ${each(tokens.cached)} cached + ${each(tokens.completion)} completion`;
  };
  const charged = ({ uncached, completion }: TokenCount) => uncached + completion;
  return {
    name: 'tokens per resume (uncached prompt + completion), one naive call against the openai engine',
    ratio: charged(naive) / charged(engine),
    goal: null,
    detail: [
      `${resumes.length} samples; engine, with its share of the job's criteria: ${present(engine)}`,
      `naive: ${present(naive)}`,
      `naive without any evidence (${(charged(bare) / charged(engine)).toFixed(2)}): ${present(bare)}`,
    ].join('\n      '),
  };
}
