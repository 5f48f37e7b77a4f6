import type { Candidate } from '@shortlist/contracts/screening';

/** Where a tried threshold cuts a list that is sorted by score, and what the line says; null below the whole list. */
export function thresholdLine(
  candidates: readonly Candidate[],
  tried: number,
  was: number,
): { readonly above: string; readonly text: string } | null {
  const below = candidates.find(({ score }) => score < tried);
  return below ? { above: below.id, text: `Threshold ${tried} · was ${was}` } : null;
}
