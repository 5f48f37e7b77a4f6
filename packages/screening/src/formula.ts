import { isEvidenceFirst, splitFirstScore } from './formula-first.js';
import type {
  GivenCriterion,
  GivenVerdict,
  ScoredBy,
  ScoreParts,
  SplitScoreInput,
  VerdictById,
  WeighedCriterion,
} from './score-parts.js';
import { promisedScores } from './standing.js';
import type { ScoredTerm } from './types.js';

/** Share of its criterion's weight that each verdict earns. */
export const verdictValues = { met: 1, partly: 0.5, 'not-found': 0 } as const;
/** Inside a group, what is not finished is worth a little, and a denial costs a little. */
const reasonValues = { 'in-progress': 0.15, 'says-no': -0.1, other: 0 } as const;

/**
 * Where the evidence for the must-haves puts a candidate: all are shown; one or two are to be checked; several are
 * missing; a knock-out is denied by the resume itself; not one is shown, not even in part.
 */
export type EvidenceGroup = 'all' | 'check' | 'several' | 'excluded' | 'none';

/** At most this many must-haves may be open for a candidate to be one of 'one or two to check'. */
const MAX_OPEN = 2;
/** Share of the must-have weight that has to be shown for the same. */
const HALF = 0.5;

/** The points of each group: `from`, and what the inner order adds at most by must-haves, nice-to-haves and closeness. */
const POINTS = {
  all: { from: promisedScores.all, nice: 5, closeness: 15 },
  check: { from: 60, musts: 6, nice: 4, closeness: 14 },
  several: { from: 20, half: 50, most: 69, nice: 4, closeness: 15 },
  excluded: { share: 0.39 },
  none: { nice: 5, closeness: 15 },
} as const;

export { isEvidenceFirst } from './formula-first.js';
// Pages that only show scores load these without the formula.
export { needsPerson, type PersonNeeded } from './needs-person.js';
export * from './standing.js';
export type { ScoredBy, ScoredTerm };

export interface ComputeScoreInput {
  readonly criteria: readonly GivenCriterion[];
  readonly verdicts: readonly GivenVerdict[];
  /** How close the wording of the resume is to that of the job, 0–1. */
  readonly languageFit: number;
  readonly engine: ScoredBy;
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

/** Without must-haves all criteria stand for them. */
function weighCriteria(criteria: ComputeScoreInput['criteria']): readonly WeighedCriterion[] {
  const isNiceOnly = criteria.every(({ kind }) => kind === 'nice');
  return criteria.map(({ id, kind, weight, knockOut, onCall }) => ({
    id,
    isMust: isNiceOnly || kind !== 'nice',
    isKnockOut: knockOut === true,
    isOnCall: onCall === true,
    weight: clamp(weight, Number.MAX_SAFE_INTEGER),
  }));
}

/** Of a criterion's weight, what its verdict earns. */
function reachedOf({ id, weight }: WeighedCriterion, known: VerdictById): number {
  const { verdict = 'not-found', reason } = known.get(id) ?? {};
  if (verdict !== 'not-found') return weight * verdictValues[verdict];
  return reason === 'in-progress' ? weight * reasonValues[reason] : 0;
}

interface Tally {
  /** Share of the must-have weight that is shown; what is shown in part counts half. */
  readonly musts: number;
  /** The same with what is not finished, and with denials. */
  readonly order: number;
  /** Share of the nice-to-haves; null without any. */
  readonly nice: number | null;
  readonly open: number;
  readonly isSomeShown: boolean;
  readonly isDenied: boolean;
}

function tally({ weighed, known }: Pick<SplitScoreInput, 'weighed' | 'known'>): Tally {
  const must = { weight: 0, reached: 0, order: 0 };
  const nice = { weight: 0, reached: 0 };
  let open = 0;
  let isDenied = false;
  for (const each of weighed) {
    const { verdict = 'not-found', reason } = known.get(each.id) ?? {};
    const isDenial = each.isMust && each.isKnockOut && reason === 'says-no';
    if (each.weight === 0 || (each.isOnCall && verdict === 'not-found' && !isDenial)) continue;
    const value = verdictValues[verdict];
    if (!each.isMust) {
      nice.weight += each.weight;
      nice.reached += each.weight * value;
      continue;
    }
    const aside = verdict === 'not-found' && reason ? reasonValues[reason] : 0;
    must.weight += each.weight;
    must.reached += each.weight * value;
    must.order += each.weight * (value + aside);
    if (value < 1) open += 1;
    isDenied ||= isDenial;
  }
  const share = (part: number) => (must.weight > 0 ? part / must.weight : 0);
  return {
    musts: share(must.reached),
    order: clamp(share(must.order), 1),
    nice: nice.weight > 0 ? nice.reached / nice.weight : null,
    open,
    isSomeShown: must.reached > 0,
    isDenied,
  };
}

/** The group of a tally, a denial apart. */
function groupOfTally({ musts, open, isSomeShown }: Tally): Exclude<EvidenceGroup, 'excluded'> {
  if (!isSomeShown) return 'none';
  if (open === 0) return 'all';
  return open <= MAX_OPEN && musts >= HALF ? 'check' : 'several';
}

/**
 * Points that the must-haves add in the middle group: half of their weight, with half of the closeness and of the
 * wishes, gives half of the points; below and above it they rise evenly, so that all that can be added fills the range.
 */
function mustPointsOfSeveral(order: number, hasWishes: boolean): number {
  const { from, half, most, closeness, nice } = POINTS.several;
  const others = closeness + (hasWishes ? nice : 0);
  const atHalf = half - from - others / 2;
  const atMost = most - from - others;
  return order <= HALF
    ? (atHalf * order) / HALF
    : atHalf + ((atMost - atHalf) * (order - HALF)) / HALF;
}

function splitByGroup(counted: Tally, fit: number): ScoreParts {
  const group = groupOfTally(counted);
  const { order, nice } = counted;
  const points = POINTS[group];
  const closeness = points.closeness * fit;
  const wished = nice === null ? 0 : points.nice * nice;
  // Where nothing is wished for, the evidence has those points.
  const spare = nice === null ? points.nice : 0;
  switch (group) {
    case 'all':
      return { criteria: POINTS.all.from + spare + wished, language: closeness };
    case 'check': {
      const inside = (Math.max(order, HALF) - HALF) / HALF;
      const { from, musts } = POINTS.check;
      return { criteria: from + spare + musts * inside + wished, language: closeness };
    }
    case 'several': {
      const musts = mustPointsOfSeveral(order, nice !== null);
      return { criteria: POINTS.several.from + musts + wished, language: closeness };
    }
    case 'none':
      return {
        criteria: Math.max(wished, (points.nice / 2) * Math.min(1, order)),
        language: closeness,
      };
  }
}

/** The two parts of the score. Called for everybody at each step of a slider: it makes no lists. */
function splitScore(input: SplitScoreInput): ScoreParts {
  if (!isEvidenceFirst(input.engine)) return splitFirstScore(input);
  const fit = clamp(input.languageFit, 1);
  if (input.weighed.every(({ weight }) => weight === 0))
    return { criteria: 0, language: 100 * fit };
  const counted = tally(input);
  const { criteria, language } = splitByGroup(counted, fit);
  const share = counted.isDenied ? POINTS.excluded.share : 1;
  return { criteria: share * criteria, language: share * language };
}

function knownOf(verdicts: readonly GivenVerdict[]): VerdictById {
  return new Map(verdicts.map((each) => [each.criterionId, each]));
}

/** The group of a candidate by the evidence for the must-haves. */
export function evidenceGroup({
  criteria,
  verdicts,
}: Pick<ComputeScoreInput, 'criteria' | 'verdicts'>): EvidenceGroup {
  const counted = tally({ weighed: weighCriteria(criteria), known: knownOf(verdicts) });
  return counted.isDenied ? 'excluded' : groupOfTally(counted);
}

/** Computes the score of one resume after the other by the same criteria, as `computeScore` does. */
export function createScorer({
  criteria,
  engine,
}: Pick<ComputeScoreInput, 'criteria' | 'engine'>): (
  resume: Pick<ComputeScoreInput, 'verdicts' | 'languageFit'>,
) => ComputedScore {
  const weighed = weighCriteria(criteria);
  const known = new Map<string, GivenVerdict>();
  return ({ verdicts, languageFit }) => {
    known.clear();
    for (const each of verdicts) known.set(each.criterionId, each);
    const parts = splitScore({ weighed, known, languageFit, engine });
    const exactScore = clamp(parts.criteria + parts.language, 100);
    return { score: Math.round(exactScore), exactScore };
  };
}

/**
 * The score of docs/scoring.md: the evidence for the must-haves puts a candidate into a group, and must-haves,
 * nice-to-haves and closeness of wording give the order inside its range. Without any criterion closeness alone decides.
 * Never falls when a verdict or the closeness rises.
 */
export function computeScore(input: ComputeScoreInput): ComputedScore {
  return createScorer(input)(input);
}

/** The formula for a job that this engine prepared, with verdicts of the engine of that name. */
export function scoredBy(preparedBy: ScoredBy, name: string): ScoredBy {
  return { name, version: isEvidenceFirst(preparedBy) ? 'newest' : '0.0.0' };
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
  const known = knownOf(verdicts);
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
