import type * as http from '@shortlist/contracts/http/resumes';
import type { OperationBodyInput } from '@shortlist/contracts/operation';
import type { Candidate, Criterion } from '@shortlist/contracts/screening';
import {
  type createScorer,
  isBorderline,
  needsPerson,
  statusOf,
  statusOfChoice,
} from '@shortlist/screening/formula';
import type { Screening } from '../screening.js';
import { perList } from './per-list.js';

/** Settings that can be tried on a screening. */
export interface WhatIf {
  readonly comparisonScore: number;
  readonly criteria: readonly Criterion[];
  /** Scores by changed criteria; whatever changes one brings it, so that lists are shown without the formula. */
  readonly createScorer?: typeof createScorer;
}

type RescoreBody = OperationBodyInput<typeof http.rescoreJob>;

const isOn = ({ enabled }: Criterion) => enabled !== false;

function changedCriteria({ criteria }: WhatIf, screening: Screening): Criterion[] {
  const known = new Map(screening.criteria.map((criterion) => [criterion.id, criterion]));
  return criteria.filter((criterion) => {
    const before = known.get(criterion.id);
    return before && (before.weight !== criterion.weight || isOn(before) !== isOn(criterion));
  });
}

/** Changes that the server has to make for this to hold; null when nothing differs from the screening. */
export function changesOf(whatIf: WhatIf, screening: Screening): RescoreBody | null {
  const criteria = changedCriteria(whatIf, screening).map(({ id, weight, enabled }) => ({
    id,
    weight,
    enabled: enabled !== false,
  }));
  const moved = whatIf.comparisonScore !== screening.comparisonScore;
  if (!moved && criteria.length === 0) return null;
  return {
    ...(moved ? { comparisonScore: whatIf.comparisonScore } : {}),
    ...(criteria.length > 0 ? { criteria } : {}),
  };
}

const allHaveFit = perList((candidates) =>
  candidates.every(
    ({ languageFit, hiddenUntilMarked }) => languageFit !== undefined || hiddenUntilMarked,
  ),
);

/**
 * True when weights can be tried out: an older result, and made-up ones, lack what the formula needs, so that only the
 * threshold can be moved.
 */
export function canReweigh({ candidates, criteria }: Screening): boolean {
  return criteria.length > 0 && allHaveFit(candidates);
}

/**
 * The candidates as they would come out, by the formula that the server scores with. What a person decided stands,
 * and about whom a person must decide, no threshold does.
 * With unchanged criteria the scores stay as they are.
 */
export function tryOut(screening: Screening, whatIf: WhatIf): Candidate[] {
  const reweighed = changedCriteria(whatIf, screening).length > 0;
  const criteria = whatIf.criteria.filter(isOn);
  const scoreOf = reweighed ? whatIf.createScorer?.({ criteria, engine: screening.engine }) : null;
  return screening.candidates.map((candidate) => {
    const { verdicts, languageFit, override, flags } = candidate;
    // The server may know a reason for a person's decision that this page does not.
    const undecided =
      candidate.status === 'review' || (flags.length > 0 && needsPerson(flags).length > 0);
    const score =
      scoreOf && languageFit !== undefined
        ? scoreOf({ verdicts, languageFit }).score
        : candidate.score;
    const computed = undecided ? 'review' : statusOf(score, whatIf.comparisonScore);
    const status = override ? statusOfChoice(override.status) : computed;
    const borderline = !undecided && isBorderline(score, whatIf.comparisonScore);
    const isSame =
      score === candidate.score &&
      status === candidate.status &&
      borderline === candidate.borderline;
    // An unchanged candidate stays the same value, so that only the others are drawn again.
    return isSame ? candidate : { ...candidate, score, status, borderline };
  });
}

/** Candidates who would enter or leave the shortlist, by id. */
export type Moves = ReadonlyMap<string, 'enters' | 'leaves'>;

export function movesOf(before: readonly Candidate[], after: readonly Candidate[]): Moves {
  const moves = new Map<string, 'enters' | 'leaves'>();
  after.forEach(({ id, status }, index) => {
    const was = before[index]?.status === 'shortlisted';
    const is = status === 'shortlisted';
    if (was !== is) moves.set(id, is ? 'enters' : 'leaves');
  });
  return moves;
}

/** Totals of candidates; those whom a person must decide about are neither scored nor shortlisted. */
export const tallyOf = perList((candidates) => {
  const scored = candidates.filter(({ status }) => status !== 'review');
  return {
    scored,
    undecided: candidates.length - scored.length,
    shortlisted: scored.filter(({ status }) => status === 'shortlisted').length,
    borderline: candidates.filter(({ borderline }) => borderline).length,
  };
});
