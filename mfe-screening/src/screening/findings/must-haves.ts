import type { Candidate, Criterion, Verdict } from '@shortlist/contracts/screening';
import { type Finding, findingOf, findings } from './findings.js';

/** One requirement and what the resume says of it. */
export interface Found {
  readonly criterion: Criterion;
  readonly finding: Finding;
  /** The line of the resume that the finding rests on; null without one, and in lists, which have no quotes. */
  readonly quote: string | null;
}

/** Every requirement that is switched on, in its order, with what the resume says of it. */
export function foundIn(
  criteria: readonly Criterion[],
  verdicts: readonly Verdict[],
): readonly Found[] {
  const byId = new Map(verdicts.map((verdict) => [verdict.criterionId, verdict]));
  return criteria
    .filter(({ enabled }) => enabled !== false)
    .map((criterion) => {
      const verdict = byId.get(criterion.id);
      return { criterion, finding: findingOf(verdict), quote: verdict?.quote ?? null };
    });
}

/** True for what rarely appears in a resume: it is asked on the call and scored only where a resume mentions it. */
export function isForTheCall({ criterion, finding }: Found): boolean {
  const isDenied = criterion.knockOut === true && finding === 'says-no';
  return criterion.onCall === true && finding !== 'met' && finding !== 'partly' && !isDenied;
}

/** True for what decides the group: the must-haves; without any, every requirement. */
function mustsIn(found: readonly Found[]): readonly Found[] {
  const counted = found.filter((each) => each.criterion.weight > 0 && !isForTheCall(each));
  const isNiceOnly = found.every(({ criterion }) => criterion.kind === 'nice');
  return isNiceOnly ? counted : counted.filter(({ criterion }) => criterion.kind !== 'nice');
}

/** How many must-haves the resume shows, as every screen and export counts them. */
export interface MustHaves {
  readonly shown: number;
  readonly total: number;
  /** Each of them, the best findings first. */
  readonly found: readonly Found[];
}

const rank = (finding: Finding) => findings.indexOf(finding);

export function mustHavesOf(
  criteria: readonly Criterion[],
  { verdicts }: Pick<Candidate, 'verdicts'>,
): MustHaves {
  const found = [...mustsIn(foundIn(criteria, verdicts))].sort(
    (one, other) => rank(one.finding) - rank(other.finding),
  );
  return {
    shown: found.filter(({ finding }) => finding === 'met').length,
    total: found.length,
    found,
  };
}

/** True when there are must-haves and the resume shows every one of them. */
export function isEveryShown({ shown, total }: MustHaves): boolean {
  return total > 0 && shown === total;
}

/** '9 of 11'; empty without requirements. */
export function countText({ shown, total }: Pick<MustHaves, 'shown' | 'total'>): string {
  return total === 0 ? '' : `${shown} of ${total}`;
}

/**
 * Points for a call to settle: must-haves that are not shown, the clearest doubts first, then those that only a call
 * answers.
 */
export function toCheckIn(
  criteria: readonly Criterion[],
  { verdicts }: Pick<Candidate, 'verdicts'>,
): readonly Found[] {
  const order: readonly Finding[] = ['says-no', 'in-progress', 'partly', 'not-found'];
  const { found } = mustHavesOf(criteria, { verdicts });
  return [
    ...order.flatMap((finding) => found.filter((each) => each.finding === finding)),
    ...foundIn(criteria, verdicts).filter(isForTheCall),
  ];
}
