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

interface WeighedCriterion {
  readonly id: string;
  readonly isMust: boolean;
  readonly weight: number;
}

function weighCriteria(criteria: ComputeScoreInput['criteria']): readonly WeighedCriterion[] {
  return criteria.map(({ id, kind, weight }) => ({
    id,
    isMust: kind !== 'nice',
    weight: clamp(weight, Number.MAX_SAFE_INTEGER),
  }));
}

type VerdictById = ReadonlyMap<string, Verdict['verdict']>;

/** Of a criterion's weight, what its verdict is worth. */
function reachedOf({ id, weight }: WeighedCriterion, known: VerdictById): number {
  return weight * verdictValues[known.get(id) ?? 'not-found'];
}

interface SplitScoreInput extends Pick<ComputeScoreInput, 'languageFit' | 'engine'> {
  readonly weighed: readonly WeighedCriterion[];
  readonly known: VerdictById;
}

/** The two parts of the score, which add up to it. Called for everybody at each step of a slider: it makes no lists. */
function splitScore({ weighed, known, languageFit, engine }: SplitScoreInput): {
  criteria: number;
  language: number;
} {
  const all = { weight: 0, reached: 0 };
  const must = { weight: 0, reached: 0 };
  for (const criterion of weighed) {
    const reached = reachedOf(criterion, known);
    all.weight += criterion.weight;
    all.reached += reached;
    if (!criterion.isMust) continue;
    must.weight += criterion.weight;
    must.reached += reached;
  }
  const fit = clamp(languageFit, 1);
  if (all.weight === 0) return { criteria: 0, language: 100 * fit };
  const coverage = all.reached / all.weight;
  const musts = must.weight > 0 ? must.reached / must.weight : coverage;
  const share = shares.get(engine) ?? modelShare;
  const floor = promisedScores.all * musts ** FADING.all;
  const ceiling = 100 - (100 - promisedScores.none) * (1 - musts) ** FADING.none;
  const range = ceiling - floor;
  return { criteria: floor + range * (1 - share) * coverage, language: range * share * fit };
}

/** Computes the score of one resume after the other by the same criteria, as `computeScore` does. */
export function createScorer({
  criteria,
  engine,
}: Pick<ComputeScoreInput, 'criteria' | 'engine'>): (
  resume: Pick<ComputeScoreInput, 'verdicts' | 'languageFit'>,
) => ComputedScore {
  const weighed = weighCriteria(criteria);
  const known = new Map<string, Verdict['verdict']>();
  return ({ verdicts, languageFit }) => {
    known.clear();
    for (const { criterionId, verdict } of verdicts) known.set(criterionId, verdict);
    const parts = splitScore({ weighed, known, languageFit, engine });
    const exactScore = clamp(parts.criteria + parts.language, 100);
    return { score: Math.round(exactScore), exactScore };
  };
}

/**
 * The score of docs/scoring.md: floor + (ceiling − floor) × mix, where mix = (1 − s) × Σ weight × value / Σ weight + s × languageFit,
 * s = languageShares[engine], and evidence for the must-haves moves floor and ceiling. Without any criterion the language fit alone
 * decides. Never falls when a verdict or the fit rises.
 */
export function computeScore(input: ComputeScoreInput): ComputedScore {
  return createScorer(input)(input);
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
  const { criteria, verdicts, languageFit, engine } = input;
  const weighed = weighCriteria(criteria);
  const known = new Map(verdicts.map((each) => [each.criterionId, each.verdict]));
  const points = splitScore({ weighed, known, languageFit, engine });
  const evidence = weighed.map((each) => ({ id: each.id, reached: reachedOf(each, known) }));
  const reached = evidence.reduce((sum, each) => sum + each.reached, 0);
  const { languageTerms = [], otherTermsPoints = 0 } = input;
  const stored = languageTerms.reduce((sum, term) => sum + term.points, otherTermsPoints);
  const scale = stored > 0 ? points.language / stored : 0;
  return {
    criteria: evidence.map((each) => ({
      criterionId: each.id,
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
