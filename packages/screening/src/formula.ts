import { borderlinePoints, threshold } from '@shortlist/contracts/constants';
import type {
  CandidateStatus,
  Choice,
  Criterion,
  DecidedStatus,
  EngineInfo,
  Verdict,
} from '@shortlist/contracts/screening';
import type { ScoredTerm } from './types.js';

/** What one verdict is worth of its criterion's weight. */
export const verdictValues = { met: 1, partly: 0.5, 'not-found': 0 } as const;

/**
 * Share of the mix given by how well the whole resume speaks the job's language; the criteria give the rest.
 * A language model reads meaning, so its verdicts count for more; the local engine reads words. Chosen by
 * `npm run bench:ranking -- --fit` (docs/scoring.md).
 */
export const languageShares = { local: 0.75, demo: 0 } as const;
/** That of every other engine: they ask a language model. */
const modelShare = 0.15;
const shares: ReadonlyMap<string, number> = new Map(Object.entries(languageShares));

/** What the score promises: at least `all` with evidence for every must-have, at most `none` with evidence for not one. */
export const promisedScores = { all: 80, none: 20 } as const;
/**
 * How fast a promise fades as the evidence leaves its end: the higher, the faster. One must-have of ten shown frees 80 % of the
 * range, one of ten missing keeps two thirds of the floor. Chosen with `languageShares`.
 */
const FADING = { all: 4, none: 16 } as const;

export { needsPerson, type PersonNeeded } from './needs-person.js';
export type { ScoredTerm };

export interface ComputeScoreInput {
  /** Without `kind`, a criterion counts as a must-have. */
  readonly criteria: readonly (Pick<Criterion, 'id' | 'weight'> &
    Partial<Pick<Criterion, 'kind'>>)[];
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

interface Evidence {
  readonly criterionId: string;
  readonly isMust: boolean;
  readonly weight: number;
  /** Of the weight, what the verdict is worth. */
  readonly reached: number;
}

function readEvidence({ criteria, verdicts }: ComputeScoreInput): readonly Evidence[] {
  const known = new Map(verdicts.map((each) => [each.criterionId, each.verdict]));
  return criteria.map(({ id, kind, weight: given }) => {
    const weight = clamp(given, Number.MAX_SAFE_INTEGER);
    const value = verdictValues[known.get(id) ?? 'not-found'];
    return { criterionId: id, isMust: kind !== 'nice', weight, reached: weight * value };
  });
}

/** Share of the weight that is reached, 0–1; null where nothing weighs. */
function coverageOf(evidence: readonly Evidence[]): number | null {
  const total = evidence.reduce((sum, { weight }) => sum + weight, 0);
  return total > 0 ? evidence.reduce((sum, { reached }) => sum + reached, 0) / total : null;
}

/** The two parts of the score, which add up to it. */
function splitScore(
  input: ComputeScoreInput,
  evidence: readonly Evidence[],
): { criteria: number; language: number } {
  const fit = clamp(input.languageFit, 1);
  const coverage = coverageOf(evidence);
  if (coverage === null) return { criteria: 0, language: 100 * fit };
  const musts = coverageOf(evidence.filter(({ isMust }) => isMust)) ?? coverage;
  const share = shares.get(input.engine) ?? modelShare;
  const floor = promisedScores.all * musts ** FADING.all;
  const ceiling = 100 - (100 - promisedScores.none) * (1 - musts) ** FADING.none;
  const range = ceiling - floor;
  return { criteria: floor + range * (1 - share) * coverage, language: range * share * fit };
}

/**
 * The score of docs/scoring.md: floor + (ceiling − floor) × mix, where mix = (1 − s) × Σ weight × value / Σ weight + s × languageFit,
 * s = languageShares[engine], and evidence for the must-haves moves floor and ceiling. Without any criterion the language fit alone
 * decides. Never falls when a verdict or the fit rises.
 */
export function computeScore(input: ComputeScoreInput): ComputedScore {
  const { criteria, language } = splitScore(input, readEvidence(input));
  const exactScore = clamp(criteria + language, 100);
  return { score: Math.round(exactScore), exactScore };
}

/** Where the points of a score come from; all together are `exactScore`. */
export interface ExplainedScore {
  readonly criteria: readonly { readonly criterionId: string; readonly points: number }[];
  readonly languageTerms: readonly ScoredTerm[];
  readonly otherTermsPoints: number;
}

/**
 * The points each criterion and each word earned. What is stored of the words comes from when they were scored; here they are in
 * proportion to what the criteria are now. Without stored words all of the language's points are `otherTermsPoints`.
 */
export function explainScore(
  input: ComputeScoreInput & Partial<Pick<ExplainedScore, 'languageTerms' | 'otherTermsPoints'>>,
): ExplainedScore {
  const evidence = readEvidence(input);
  const points = splitScore(input, evidence);
  const reached = evidence.reduce((sum, each) => sum + each.reached, 0);
  const { languageTerms = [], otherTermsPoints = 0 } = input;
  const stored = languageTerms.reduce((sum, term) => sum + term.points, otherTermsPoints);
  const scale = stored > 0 ? points.language / stored : 0;
  return {
    criteria: evidence.map((each) => ({
      criterionId: each.criterionId,
      points: reached > 0 ? (points.criteria * each.reached) / reached : 0,
    })),
    languageTerms: languageTerms.map((term) => ({ ...term, points: term.points * scale })),
    otherTermsPoints: stored > 0 ? otherTermsPoints * scale : points.language,
  };
}

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
