import type { PreparedJob } from '../../types.js';
import { keyOf } from './answers.js';
import { EXAMPLES, RULES } from './judging-rules.js';
import { fence, FENCE_RULE, type Prompt } from './prompts.js';

/** What the length of a prompt's beginning depends on. */
export interface PromptCaching {
  /** Tokens from which the provider caches a beginning; null when length makes no difference. */
  readonly cachedPrefixTokens: number | null;
  /** Resumes of the job that share the beginning. */
  readonly resumes: number;
}

/** Examples that are always given; the others only where a longer beginning is cheaper. */
const FEWEST_EXAMPLES = 4;
/** Characters of a token for reaching a length. Rules and examples have about four, which leaves a margin. */
const MOST_CHARACTERS = 4.5;
/** Price of a cached token relative to a new one: a quarter to a tenth (2026); the dearer is assumed. */
const KEPT_PRICE = 0.25;

function beginning({ criteria }: PreparedJob, examples: number, jobDescription: string): string {
  const asked = criteria.map(({ kind, text }, at) => `${keyOf(at)} (${kind}) ${text}`);
  return [
    ...RULES,
    FENCE_RULE,
    'Examples:',
    ...EXAMPLES.slice(0, examples),
    ...(jobDescription === '' ? [] : [fence('JOB DESCRIPTION', jobDescription)]),
    'Criteria:',
    ...asked,
  ].join('\n');
}

/** The beginning extended to `length` characters: by the job itself, as far as needed, then by more examples. */
function lengthened(job: PreparedJob, length: number): string {
  let examples = FEWEST_EXAMPLES;
  const missing = length - beginning(job, examples, '').length;
  const context = missing > 0 ? job.jobDescription.slice(0, missing).trim() : '';
  let text = beginning(job, examples, context);
  while (text.length < length && examples < EXAMPLES.length) {
    examples += 1;
    text = beginning(job, examples, context);
  }
  return text;
}

/** True when a long beginning, paid in full once and then cached, costs less than a short one paid each time. */
function pays(short: number, long: number, resumes: number): boolean {
  return (long * (1 - KEPT_PRICE)) / resumes + long * KEPT_PRICE < short;
}

/**
 * Asks for the verdicts on one resume, given as numbered statements. The system part is the same for every resume of a
 * job, and is made long enough for the provider to cache when the job has enough resumes for that to pay.
 */
export function verdictsPrompt(
  job: PreparedJob,
  numberedResume: string,
  { cachedPrefixTokens, resumes }: PromptCaching,
): Prompt {
  const short = beginning(job, FEWEST_EXAMPLES, '');
  const wanted = (cachedPrefixTokens ?? 0) * MOST_CHARACTERS;
  const long = short.length < wanted ? lengthened(job, wanted) : short;
  const isLong = long.length >= wanted && pays(short.length, long.length, resumes);
  return { system: isLong ? long : short, user: fence('RESUME', numberedResume) };
}
