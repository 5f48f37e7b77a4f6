import type { Candidate } from '@shortlist/contracts/screening';
import { bandOf } from '@shortlist/screening/formula';
import { type ChoiceOf, choiceOf } from './review-queue.js';

const said = { shortlisted: 'shortlisted', maybe: 'maybe', rejected: 'rejected' } as const;

export interface PersonTextOptions {
  /** True while the score is hidden from the reader. */
  readonly isBlind?: boolean;
  readonly choiceIn?: ChoiceOf;
}

/** Announces the person on the screen: 'Samina Akhtar, 86, Strong, 18 of 48'. */
export function personText(
  candidate: Candidate,
  index: number,
  of: number,
  { isBlind = false, choiceIn = choiceOf }: PersonTextOptions = {},
): string {
  const choice = choiceIn(candidate);
  const score = isBlind
    ? ['score hidden']
    : candidate.status === 'review' && !choice
      ? ['score not used']
      : [String(candidate.score), bandOf(candidate.score)];
  const decided = choice ? [said[choice]] : [];
  return [candidate.candidate, ...score, ...decided, `${index + 1} of ${of}`].join(', ');
}
