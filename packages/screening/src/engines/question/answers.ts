import type { Verdict } from '@shortlist/contracts/screening';
import { z } from 'zod';

/** A model's answer about a resume: a short line for each requirement. The form is the same for all, as its text costs tokens. */
export const verdictsAnswer = z.object({ a: z.array(z.string()) });
export type VerdictsAnswer = z.infer<typeof verdictsAnswer>;

/** A model's claim about one requirement. */
export interface Claim extends Pick<Verdict, 'verdict' | 'reason'> {
  /** Number of the requirement, from 1. */
  readonly requirement: number;
  /** Number of the statement that shows it; null when none was named. */
  readonly line: number | null;
  /** Words of it; empty when none were given. */
  readonly words: string;
}

/** The words for the five verdicts. */
const WORDS: ReadonlyMap<string, Pick<Verdict, 'verdict' | 'reason'>> = new Map([
  ['shown', { verdict: 'met' }],
  ['part', { verdict: 'partly' }],
  ['progress', { verdict: 'not-found', reason: 'in-progress' }],
  ['denied', { verdict: 'not-found', reason: 'says-no' }],
  ['no', { verdict: 'not-found' }],
]);

const LINE = /^[^\p{L}\p{N}]{0,9}c?(\d{1,3})[^\p{L}\p{N}]{1,9}(\p{L}{1,20})(?!\p{L})(.*)$/su;
const NUMBERED = /^[\s:,.]{0,9}(\d{1,6})(?=\s|$)/;

/** Reads '1 shown 12 led a ward', '2 denied 3 not a driver' or '3 no'; null when it is none of them. */
export function readClaim(text: string): Claim | null {
  const [, requirement, word = '', rest = ''] = LINE.exec(text.trim()) ?? [];
  const verdict = WORDS.get(word.toLowerCase());
  if (requirement === undefined || !verdict) return null;
  const [numbered = '', line] = NUMBERED.exec(rest) ?? [];
  return {
    ...verdict,
    requirement: Number(requirement),
    line: line === undefined ? null : Number(line),
    words: rest
      .slice(numbered.length)
      .replace(/^[\s:,.]{1,9}/, '')
      .trim(),
  };
}

/** The claims of an answer by the requirement's number: of several on one the first. */
export function readClaims({ a }: VerdictsAnswer): ReadonlyMap<number, Claim> {
  const claims = a.flatMap((line) => readClaim(line) ?? []).reverse();
  return new Map(claims.map((claim) => [claim.requirement, claim]));
}
