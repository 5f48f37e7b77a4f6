import { borderlinePoints } from '@shortlist/contracts';
import type { Criterion, DecidedStatus, EngineInfo, Verdict } from '@shortlist/contracts';

/** What one verdict is worth of its criterion's weight. */
export const verdictValues = { met: 1, partly: 0.5, 'not-found': 0 } as const;

/**
 * Share of the score given by how well the whole resume speaks the job's language; the criteria give the rest.
 * A language model reads meaning, so its verdicts count for more; the local engine reads words.
 */
export const languageShares = { local: 0.55, demo: 0 } as const;
/** That of every other engine: they ask a language model. */
const modelShare = 0.15;
const shares: ReadonlyMap<string, number> = new Map(Object.entries(languageShares));

export { needsPerson, type PersonNeeded } from './needs-person.js';

export interface ComputeScoreInput {
  readonly criteria: readonly Pick<Criterion, 'id' | 'weight'>[];
  readonly verdicts: readonly Pick<Verdict, 'criterionId' | 'verdict'>[];
  /** How well the resume speaks the job's language, 0–1. */
  readonly languageFit: number;
  readonly engine: EngineInfo['name'];
}

export interface ComputedScore {
  /** 0–100, rounded. */
  readonly score: number;
  /** 0–100, before rounding. */
  readonly exactScore: number;
}

function clamp(value: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(0, value)) : 0;
}

/**
 * The score of docs/scoring.md: 100 × ((1 − s) × Σ weight × value / Σ weight + s × languageFit), s = languageShares[engine].
 * Without any criterion the language fit alone decides. Never falls when a verdict or the fit rises.
 */
export function computeScore(input: ComputeScoreInput): ComputedScore {
  const verdicts = new Map(input.verdicts.map((each) => [each.criterionId, each.verdict]));
  let total = 0;
  let reached = 0;
  for (const criterion of input.criteria) {
    const weight = clamp(criterion.weight, Number.MAX_SAFE_INTEGER);
    total += weight;
    reached += weight * verdictValues[verdicts.get(criterion.id) ?? 'not-found'];
  }
  const fit = clamp(input.languageFit, 1);
  const share = total > 0 ? (shares.get(input.engine) ?? modelShare) : 1;
  const coverage = total > 0 ? reached / total : 0;
  const exactScore = clamp(100 * ((1 - share) * coverage + share * fit), 100);
  return { score: Math.round(exactScore), exactScore };
}

/** Shortlisted from the threshold on, inclusive. Both are 0–100; `score` is the rounded score a person sees. */
export function statusOf(score: number, threshold: number): DecidedStatus {
  return score >= threshold ? 'shortlisted' : 'rejected';
}

/** So close to the threshold that a person should look. */
export function isBorderline(score: number, threshold: number): boolean {
  return Math.abs(score - threshold) <= borderlinePoints;
}
