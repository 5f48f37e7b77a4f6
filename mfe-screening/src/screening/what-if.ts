import type { Candidate } from '@shortlist/contracts';
import { isBorderline, statusOf } from '@shortlist/screening/formula';

/** How a screening would come out at another threshold, by the scores it has. */
export function outcomeAt(
  candidates: readonly Candidate[],
  threshold: number,
): { shortlisted: number; borderline: number } {
  return {
    shortlisted: candidates.filter(({ score }) => statusOf(score, threshold) === 'shortlisted')
      .length,
    borderline: candidates.filter(({ score }) => isBorderline(score, threshold)).length,
  };
}
