import { borderlinePoints, threshold } from '@shortlist/contracts/constants';
import type { CandidateStatus, Choice, DecidedStatus } from '@shortlist/contracts/screening';

/** Promises of the score: at least `all` with evidence for every must-have, at most `none` with evidence for none. */
export const promisedScores = { all: 80, none: 20 } as const;

/** In words what a score says. */
export type Band = 'Strong' | 'Good' | 'Partial' | 'Weak';

/**
 * The band of a score, whatever the threshold: Strong from what evidence for every must-have is worth at least, Weak up to what
 * evidence for none is worth at most; between them the default threshold parts Good from Partial. `score` is the rounded one.
 */
export function bandOf(score: number): Band {
  if (score >= promisedScores.all) return 'Strong';
  if (score >= threshold.default) return 'Good';
  return score > promisedScores.none ? 'Partial' : 'Weak';
}

/** Where a person's choice puts a candidate. */
export function statusOfChoice(choice: Choice | 'review'): CandidateStatus {
  return choice === 'maybe' ? 'review' : choice;
}

/** Shortlisted from the threshold on, inclusive. Both are 0–100; `score` is the rounded score a person sees. */
export function statusOf(score: number, threshold: number): DecidedStatus {
  return score >= threshold ? 'shortlisted' : 'rejected';
}

/** So close to the threshold that a person should look. */
export function isBorderline(score: number, threshold: number): boolean {
  return Math.abs(score - threshold) <= borderlinePoints;
}
