import type { JudgedBy } from '@shortlist/contracts/judged-by';
import { maxCriteria } from '@shortlist/contracts/screening';
import { type CriteriaDraft, type DraftCriterion, tidyText } from './criteria-input.js';
import { groupOf, marksOfGroup } from './requirement-groups.js';

/** Weights a person chooses from. */
export const weightLimits = { min: 1, max: 5 } as const;
const newWeight = 3;

function change(
  draft: CriteriaDraft,
  criteria: (before: readonly DraftCriterion[]) => readonly DraftCriterion[],
): CriteriaDraft {
  return { ...draft, criteria: criteria(draft.criteria) };
}

function freeId({ criteria }: CriteriaDraft): string {
  let number = criteria.length + 1;
  while (criteria.some(({ id }) => id === `new-${number}`)) number += 1;
  return `new-${number}`;
}

export function addCriterion(draft: CriteriaDraft, text: string): CriteriaDraft {
  const added = {
    id: freeId(draft),
    text: tidyText(text),
    kind: 'must',
    weight: newWeight,
  } as const;
  return change(draft, (criteria) => [...criteria, added]);
}

export function updateCriterion(
  draft: CriteriaDraft,
  id: string,
  next: Partial<Pick<DraftCriterion, 'text' | 'kind' | 'weight' | 'knockOut'>>,
): CriteriaDraft {
  return change(draft, (criteria) =>
    criteria.map((criterion) => {
      if (criterion.id !== id) return criterion;
      // How it is judged, and that only a call answers it, was read from the former text; its group is the person's.
      const { onCall: _, judgedBy: __, ...bare } = criterion;
      return { ...(next.text === undefined ? criterion : bare), ...next };
    }),
  );
}

/** The draft with how the criterion is judged, unless its text was changed since it was read. */
export function withReading(
  draft: CriteriaDraft,
  id: string,
  { text, judgedBy }: { readonly text: string; readonly judgedBy: JudgedBy },
): CriteriaDraft {
  return change(draft, (criteria) =>
    criteria.map((criterion) =>
      criterion.id === id && tidyText(criterion.text) === text
        ? { ...criterion, judgedBy }
        : criterion,
    ),
  );
}

/** Criteria that no line of a resume can show. */
export function countVague({ criteria }: CriteriaDraft): number {
  return criteria.filter(({ judgedBy }) => judgedBy?.kind === 'vague').length;
}

export function removeCriterion(draft: CriteriaDraft, id: string): CriteriaDraft {
  return change(draft, (criteria) => criteria.filter((criterion) => criterion.id !== id));
}

/** The criterion `by` places further in its group; null at the ends. */
function neighbour({ criteria }: CriteriaDraft, id: string, by: 1 | -1): DraftCriterion | null {
  const own = criteria.find((criterion) => criterion.id === id);
  if (!own) return null;
  const group = criteria.filter((criterion) => groupOf(criterion) === groupOf(own));
  return group[group.indexOf(own) + by] ?? null;
}

/** One criterion in place of this one and the one above it in its group; the stronger weight counts. */
export function mergeUp(draft: CriteriaDraft, id: string): CriteriaDraft {
  const above = neighbour(draft, id, -1);
  const own = draft.criteria.find((criterion) => criterion.id === id);
  if (!above || !own) return draft;
  const { judgedBy: _, ...former } = above;
  const merged = {
    ...former,
    text: `${above.text.replace(/[.;,]+$/, '')} and ${own.text}`,
    weight: Math.max(above.weight, own.weight),
  };
  return change(removeCriterion(draft, id), (criteria) =>
    criteria.map((criterion) => (criterion === above ? merged : criterion)),
  );
}

/** Exchanges a criterion with the next one (1) or the one before it (-1) in its group. */
export function moveCriterion(draft: CriteriaDraft, id: string, by: 1 | -1): CriteriaDraft {
  const other = neighbour(draft, id, by);
  return other ? dropCriterion(draft, id, other.id) : draft;
}

/** Moves a criterion to the place of another one, and into its group. */
export function dropCriterion(draft: CriteriaDraft, id: string, onto: string): CriteriaDraft {
  const moved = draft.criteria.find((criterion) => criterion.id === id);
  const to = draft.criteria.findIndex((criterion) => criterion.id === onto);
  const target = draft.criteria[to];
  if (!moved || !target || moved === target) return draft;
  const marks = groupOf(moved) === groupOf(target) ? {} : marksOfGroup(groupOf(target));
  return change(draft, (criteria) =>
    criteria.filter((criterion) => criterion !== moved).toSpliced(to, 0, { ...moved, ...marks }),
  );
}

export function isFull({ criteria }: CriteriaDraft): boolean {
  return criteria.length >= maxCriteria;
}
