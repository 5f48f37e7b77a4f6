import { threshold } from '@shortlist/contracts/constants';
import {
  createLocalEngine,
  draftRejection,
  type ExtractedResume,
  type PreparedJob,
  type ScreeningResult,
} from '@shortlist/screening';
import type { ChatRequest } from './token-count.js';

/** What a model would say about the samples: the local engine's findings, so that both ways answer the same. */
export interface SampleModel {
  readonly job: PreparedJob;
  /** In the order of the resumes. */
  readonly results: readonly ScreeningResult[];
}

/** Screens the resumes with the local engine. */
export async function createSampleModel(
  jobDescription: string,
  resumes: readonly ExtractedResume[],
): Promise<SampleModel> {
  const engine = createLocalEngine();
  const { job } = await engine.prepareJob(jobDescription);
  const results = await Promise.all(resumes.map((resume) => engine.screen(job, resume)));
  return { job, results };
}

/** The answer to the question for a job's criteria. */
export function answerCriteria({ title, criteria, leftOut }: PreparedJob): string {
  return JSON.stringify({
    title,
    criteria: criteria.map(({ text, kind, weight }) => ({ text, kind, weight })),
    leftOut,
  });
}

/** Words that a model copies from the statement it names. */
const COPIED_WORDS = 4;

/** The answer to the question for the verdicts on one resume: for each criterion the number of the statement and a few of its words. */
export function answerVerdicts({ verdicts }: ScreeningResult, { messages }: ChatRequest): string {
  const statements = [...(messages.at(-1)?.content ?? '').matchAll(/^(\d+) (.+)$/gm)];
  const lines = verdicts.map(({ verdict, quote }, at) => {
    if (verdict === 'not-found' || quote === null) return [`c${at + 1}`, 'no'];
    const wanted = quote.replace(/\s+/g, ' ');
    const found = statements.find(([, , text = '']) => text.includes(wanted));
    if (!found) throw new Error(`The request holds no statement with "${quote}".`);
    const words = wanted.split(' ').slice(0, COPIED_WORDS).join(' ');
    return [`c${at + 1}`, `${verdict} ${found[1]} ${words}`];
  });
  return JSON.stringify(Object.fromEntries(lines));
}

/** The answer to one prompt that asks for everything at once; without `evidence` no requirement is judged by itself. */
export function answerEverything(
  job: PreparedJob,
  result: ScreeningResult,
  { evidence }: { readonly evidence: boolean },
): string {
  const { name, email, phone, experience, skills, summary, score } = result;
  const requirements = result.verdicts.map(({ criterionId, verdict, quote }) => ({
    requirement: job.criteria.find(({ id }) => id === criterionId)?.text,
    verdict,
    quote,
  }));
  return JSON.stringify({
    ...{ name, email, phone, experience, skills, summary, score },
    ...(evidence ? { requirements } : {}),
    ...(score < threshold.default
      ? { rejectionEmail: draftRejection({ candidateName: name, jobTitle: job.title }) }
      : {}),
  });
}
