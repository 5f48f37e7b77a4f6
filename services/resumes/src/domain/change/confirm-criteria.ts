import type { CriteriaInput, Criterion, CriterionInput } from '@shortlist/contracts/screening';
import { describeCriterion, type GivenCriteria } from '@shortlist/screening';
import { refusal } from '../refusal.js';

function highestNumber(criteria: readonly Criterion[]): number {
  return Math.max(0, ...criteria.map(({ id }) => Number(/^c(\d+)$/.exec(id)?.[1] ?? 0)));
}

/**
 * The marks of a criterion besides its text: as the person set them, else as they were. A nice-to-have is no knock-out.
 */
function marksOf(
  known: Criterion | undefined,
  { kind, knockOut = known?.knockOut, onCall = known?.onCall }: CriterionInput,
): Pick<Criterion, 'knockOut' | 'onCall'> {
  return {
    ...(knockOut !== undefined && kind === 'must' && { knockOut }),
    ...(onCall && { onCall }),
  };
}

/**
 * The criteria a person set, each with its id: a criterion of `known` keeps its id as long as its text is the same,
 * whether it comes with the id or was typed again; any other gets a new one that was never used, so that a verdict
 * always belongs to one text. Throws ProtectedCriterion.
 */
export function confirmCriteria(
  { title, criteria }: CriteriaInput,
  known: readonly Criterion[] = [],
): GivenCriteria {
  const usedIds = new Set<string>();
  let number = highestNumber(known);
  const confirmed = criteria.map((input): Criterion => {
    const { id, knockOut: _, onCall: __, ...wanted } = input;
    const [leftOut] = describeCriterion(wanted.text).leftOut;
    if (leftOut) throw refusal('ProtectedCriterion', { ...leftOut });
    const same = known.filter(
      (criterion) => criterion.text === wanted.text && !usedIds.has(criterion.id),
    );
    const kept = same.find((criterion) => criterion.id === id) ?? same[0];
    const next = kept?.id ?? `c${(number += 1)}`;
    usedIds.add(next);
    return { ...wanted, ...marksOf(kept, input), id: next };
  });
  return { title, criteria: confirmed };
}
