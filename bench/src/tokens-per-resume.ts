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
  answerCriteria,
  answerEverything,
  answerVerdicts,
  createSampleModel,
  type SampleModel,
} from './sample-model.js';
import { type ChatRequest, shortestCachedPrefix, type TokenCount } from './token-count.js';

/** Resumes that share the criteria of their job. */
const RESUMES_OF_A_JOB = 100;
/**
 * Assumed prices, a new input token being 1: providers ask about four times that for output, and a quarter to a tenth for
 * input they kept (OpenAI's price list, 2026).
 */
const OUTPUT_PRICE = 4;
const KEPT_PRICES = [0.25, 0.1] as const;

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

/** What was billed, call by call; `once` is asked once for a job and the others once for each resume. */
interface Spending {
  readonly once: readonly TokenCount[];
  readonly each: readonly TokenCount[];
}

function total({ uncached, cached, completion }: TokenCount): number {
  return uncached + cached + completion;
}

/**
 * The openai engine: criteria once, then one question per resume, one after the other, so that the cache is asked in the same
 * order each time. Checks that what it reports is what was billed.
 */
async function spendWithEngine(work: Work, keepsBeginnings: boolean): Promise<Spending> {
  const results = [...work.model.results];
  const server = await startChatServer((request) => {
    if (request.response_format.json_schema?.name === 'criteria') {
      return answerCriteria(work.model.job);
    }
    const result = results.shift();
    if (!result) throw new Error('More questions than resumes.');
    return answerVerdicts(result, request);
  });
  try {
    const engine = createOpenAiEngine({
      apiKey: 'bench',
      baseURL: server.baseURL,
      model: 'bench',
      cachedPrefixTokens: keepsBeginnings ? shortestCachedPrefix : null,
    });
    const { job, tokensUsed } = await engine.prepareJob(work.jobDescription);
    let reported = tokensUsed ?? 0;
    for (const [at, resume] of work.resumes.entries()) {
      const options = { resumes: RESUMES_OF_A_JOB };
      const { verdicts, tokensUsed: used } = await engine.screen(job, resume, options);
      const found = verdicts.filter(({ quote }) => quote !== null).length;
      const wanted = work.model.results[at]?.verdicts.filter(({ quote }) => quote !== null).length;
      if (found !== wanted) throw new Error(`${found} of ${wanted} pieces of evidence came back.`);
      reported += used ?? 0;
    }
    const billed = server.counts.reduce((sum, count) => sum + total(count), 0);
    if (reported !== billed) throw new Error(`${reported} tokens reported, ${billed} billed.`);
    return { once: server.counts.slice(0, 1), each: server.counts.slice(1) };
  } finally {
    await server.stop();
  }
}

async function spendNaively(work: Work, evidence: boolean): Promise<Spending> {
  const { jobDescription, resumes, model } = work;
  const server = await startChatServer((request) =>
    answerEverything(model.job, resultFor(work, request), { evidence }),
  );
  try {
    for (const { text } of resumes) {
      await callNaively(server.baseURL, { jobDescription, resumeText: text, evidence });
    }
    return { once: [], each: [...server.counts] };
  } finally {
    await server.stop();
  }
}

/** A job's tokens for one resume. The first question of a job finds no beginning kept, the others do as they did here. */
function perResume({ once, each: [first, ...others] }: Spending): TokenCount {
  const part = (name: keyof TokenCount) => {
    const later = others.reduce((sum, count) => sum + count[name], 0) / others.length;
    const atOnce = [...once, ...(first ? [first] : [])].reduce((sum, one) => sum + one[name], 0);
    return (atOnce + later * (RESUMES_OF_A_JOB - 1)) / RESUMES_OF_A_JOB;
  };
  return { uncached: part('uncached'), cached: part('cached'), completion: part('completion') };
}

/** The price in input tokens. `cached`: what a kept token costs of a new one. */
function priceOf({ uncached, cached, completion }: TokenCount, keptPrice: number): number {
  return uncached + cached * keptPrice + completion * OUTPUT_PRICE;
}

function present({ uncached, cached, completion }: TokenCount): string {
  return `${Math.round(uncached)} uncached + ${Math.round(cached)} cached + ${Math.round(completion)} completion`;
}

/** The price of a resume in a job of 100: one naive call per resume that asks for everything, against the openai engine. */
export async function measureTokens(jobDescription: string): Promise<Figure> {
  const resumes = await readSamples();
  const work = { jobDescription, resumes, model: await createSampleModel(jobDescription, resumes) };
  const [keeping, plain, naive, bare] = [
    perResume(await spendWithEngine(work, true)),
    perResume(await spendWithEngine(work, false)),
    perResume(await spendNaively(work, true)),
    perResume(await spendNaively(work, false)),
  ];
  const ratio = (other: TokenCount, engine: TokenCount, keptPrice: number) =>
    priceOf(other, keptPrice) / priceOf(engine, keptPrice);
  const dear = Math.max(...KEPT_PRICES);
  const others = KEPT_PRICES.filter((price) => price !== dear);
  return {
    name: `price of a resume in a job of ${RESUMES_OF_A_JOB} (kept input ${dear}, output ${OUTPUT_PRICE} times new input), one naive call against the openai engine`,
    ratio: ratio(naive, keeping, dear),
    goal: 2,
    detail: [
      ...others.map(
        (price) => `kept input at ${price}: ${ratio(naive, keeping, price).toFixed(2)}`,
      ),
      `a provider that keeps nothing: ${ratio(naive, plain, 1).toFixed(2)}; engine: ${present(plain)}`,
      `${resumes.length} samples; engine, with its share of the job's criteria: ${present(keeping)}`,
      `naive: ${present(naive)}`,
      `naive without any evidence (${ratio(bare, keeping, dear).toFixed(2)}): ${present(bare)}`,
    ].join('\n      '),
  };
}
