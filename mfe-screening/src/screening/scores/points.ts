import type { Candidate } from '@shortlist/contracts/screening';
import { type ExplainedScore, explainScore } from '@shortlist/screening/formula';
import type { Screening } from '../screening.js';

/** Where the points of a candidate's score come from; null for results from before words were kept. */
export function pointsOf(candidate: Candidate, screening: Screening): ExplainedScore | null {
  const { verdicts, languageFit, languageTerms, otherTermsPoints } = candidate;
  if (languageFit === undefined || languageTerms === undefined) return null;
  return explainScore({
    criteria: screening.criteria.filter(({ enabled }) => enabled !== false),
    verdicts,
    languageFit,
    engine: screening.engine,
    languageTerms,
    otherTermsPoints,
  });
}

/** Points as they are shown, with one decimal. */
export function formatPoints(points: number): string {
  return points.toFixed(1);
}
