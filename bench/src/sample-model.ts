import { threshold } from '@shortlist/contracts/constants';
import {
  createLocalEngine,
  draftRejection,
  type ExtractedResume,
  type PreparedJob,
  type ScreeningResult,
} from '@shortlist/screening';
import { readQuestion } from './question.js';
import type { ChatRequest } from './token-count.js';

/** A model's answers about the samples: the local engine's findings, so that both ways answer the same. */
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

/** Words that a model copies from the statement it names. */
const COPIED_WORDS = 4;
const WORDS = { met: 'shown', partly: 'part', 'not-found': 'no' } as const;

/** The answer about one resume: for each requirement asked for the number of a statement and a few of its words. */
export function answerVerdicts(
  { criteria }: PreparedJob,
  { verdicts }: ScreeningResult,
  request: ChatRequest,
): string {
  const { requirements, statements } = readQuestion(request);
  const lines = requirements.map(({ number, text }) => {
    const id = criteria.find((each) => each.text === text)?.id;
    const own = verdicts.find(({ criterionId }) => criterionId === id);
    if (!own) throw new Error(`The job does not ask for "${text}".`);
    if (own.verdict === 'not-found' || own.quote === null) return `${number} no`;
    const words = own.quote.trim().split(/\s+/).slice(0, COPIED_WORDS).join(' ');
    const found = statements.find((statement) => statement.text.includes(words));
    if (!found) throw new Error(`The request holds no statement with "${words}".`);
    return `${number} ${WORDS[own.verdict]} ${found.number} ${words}`;
  });
  return JSON.stringify({ a: lines });
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
