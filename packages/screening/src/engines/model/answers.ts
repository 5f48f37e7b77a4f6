import type { Criterion } from '@shortlist/contracts/screening';
import { z } from 'zod';
import type { ClaimedVerdict } from './numbered-resume.js';

/** What the model answers for a job. Structured output wants every field required, so absence is null. */
export const criteriaAnswer = z.object({
  title: z.string(),
  criteria: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(['must', 'nice']),
      weight: z.number(),
    }),
  ),
  leftOut: z.array(z.object({ text: z.string(), reason: z.string() })),
});
export type CriteriaAnswer = z.infer<typeof criteriaAnswer>;

/** What the model answers for a resume: a short line for each key. */
export type VerdictsAnswer = Readonly<Record<string, string>>;

/** The key of the criterion at a position, from 0; criteria a person adds may have ids of any length. */
export function keyOf(position: number): string {
  return `c${position + 1}`;
}

/** The form of the answer for these criteria: each exactly once, so that no gap can turn into a false 'not found'. */
export function verdictsAnswer(criteria: readonly Criterion[]): z.ZodType<VerdictsAnswer> {
  return z.object(Object.fromEntries(criteria.map((_, at) => [keyOf(at), z.string()])));
}

const VERDICTS = { met: 'met', partly: 'partly', no: 'not-found' } as const;

function isWord(word: string): word is keyof typeof VERDICTS {
  return Object.hasOwn(VERDICTS, word);
}

/** Reads 'met 12 led a ward', 'partly 3 rota planning' or 'no'; null when it is none of them. */
export function readVerdict(line: string): ClaimedVerdict | null {
  const [word = '', number = '', ...words] = line.trim().split(/\s+/);
  const verdict = word.toLowerCase();
  if (!isWord(verdict)) return null;
  if (verdict === 'no') return { verdict: 'not-found', line: null, words: '' };
  const isNumber = /^\d{1,6}$/.test(number);
  return {
    verdict: VERDICTS[verdict],
    line: isNumber ? Number(number) : null,
    words: (isNumber ? words : [number, ...words]).join(' '),
  };
}
