import type { JudgedCriterion } from '../judge/judge.js';
import type { GivenFlag, PreparedJob } from '../types.js';

/** Share of what was found, by weight, from which lists that no job supports make up most of a resume. */
const MOST = 0.5;
/** Fewer criteria are found in a list by chance. */
const MIN_LISTED = 3;
const MAX_DETAIL = 500;

/** Flags a resume that mostly lists what the job asks for, where no job or course of it speaks of these things. */
export function flagUnsupportedLists(
  { criteria }: Pick<PreparedJob, 'criteria'>,
  judged: readonly JudgedCriterion[],
): readonly GivenFlag[] {
  const weights = new Map(criteria.map(({ id, weight }) => [id, weight]));
  const sum = (some: readonly JudgedCriterion[]) =>
    some.reduce((total, { verdict }) => total + (weights.get(verdict.criterionId) ?? 0), 0);
  const found = judged.filter(({ verdict }) => verdict.verdict !== 'not-found');
  const listed = found.filter(({ isOnlyListed }) => isOnlyListed);
  if (listed.length < MIN_LISTED || sum(listed) < MOST * sum(found)) return [];
  const quotes = new Set(listed.flatMap(({ verdict }) => verdict.quote ?? []));
  return [
    {
      kind: 'keyword-list',
      message:
        'The resume mostly lists what the job asks for. No job or course in it shows these things.',
      detail: [...quotes].join(' … ').slice(0, MAX_DETAIL),
    },
  ];
}
