import type { Candidate } from '@shortlist/contracts/screening';
import { bandOf } from '@shortlist/screening/formula';
import { choiceOf } from './review-queue.js';

const said = { shortlisted: 'shortlisted', maybe: 'maybe', rejected: 'rejected' } as const;

/** Announces the person on the screen: 'Samina Akhtar, 86, Strong, 18 of 48'. */
export function personText(candidate: Candidate, index: number, of: number): string {
  const choice = choiceOf(candidate);
  const score =
    candidate.status === 'review' && !choice
      ? ['score not used']
      : [String(candidate.score), bandOf(candidate.score)];
  const decided = choice ? [said[choice]] : [];
  return [candidate.candidate, ...score, ...decided, `${index + 1} of ${of}`].join(', ');
}
