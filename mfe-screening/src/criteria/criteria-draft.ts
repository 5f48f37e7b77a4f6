import { type CriteriaInput, type Criterion, maxCriteria } from '@shortlist/contracts/screening';

/** A job's title and criteria while a person changes them; every criterion has an id of its own. */
export interface CriteriaDraft {
  readonly title: string;
  readonly criteria: readonly Criterion[];
}

/** Weights a person chooses from. */
export const weightLimits = { min: 1, max: 5 } as const;
const newWeight = 3;

function change(
  draft: CriteriaDraft,
  criteria: (before: readonly Criterion[]) => readonly Criterion[],
): CriteriaDraft {
  return { ...draft, criteria: criteria(draft.criteria) };
}

function freeId({ criteria }: CriteriaDraft): string {
  let number = criteria.length + 1;
  while (criteria.some(({ id }) => id === `new-${number}`)) number += 1;
  return `new-${number}`;
}

/** The text as it will be looked for. */
export function tidyText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
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
  next: Partial<Pick<Criterion, 'text' | 'kind' | 'weight'>>,
): CriteriaDraft {
  return change(draft, (criteria) =>
    criteria.map((criterion) => (criterion.id === id ? { ...criterion, ...next } : criterion)),
  );
}

export function removeCriterion(draft: CriteriaDraft, id: string): CriteriaDraft {
  return change(draft, (criteria) => criteria.filter((criterion) => criterion.id !== id));
}

/** One criterion in place of this one and the one above it; the stronger kind and weight stand. */
export function mergeUp(draft: CriteriaDraft, id: string): CriteriaDraft {
  const at = draft.criteria.findIndex((criterion) => criterion.id === id);
  const [above, own] = [draft.criteria[at - 1], draft.criteria[at]];
  if (!above || !own) return draft;
  const merged: Criterion = {
    ...above,
    text: `${above.text.replace(/[.;,]+$/, '')} and ${own.text}`,
    kind: above.kind === 'must' || own.kind === 'must' ? 'must' : 'nice',
    weight: Math.max(above.weight, own.weight),
  };
  return change(draft, (criteria) => criteria.toSpliced(at - 1, 2, merged));
}

/** Moves a criterion before the one at place `to`, counted without it. */
export function moveCriterion(draft: CriteriaDraft, id: string, to: number): CriteriaDraft {
  const moved = draft.criteria.find((criterion) => criterion.id === id);
  if (!moved) return draft;
  return change(draft, (criteria) =>
    criteria.filter((criterion) => criterion !== moved).toSpliced(to, 0, moved),
  );
}

export function isFull({ criteria }: CriteriaDraft): boolean {
  return criteria.length >= maxCriteria;
}

export function isSameDraft(one: CriteriaDraft, other: CriteriaDraft): boolean {
  return JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other));
}

/** The draft as the server takes it; what has no text is left out. */
export function inputOf({ title, criteria }: CriteriaDraft): CriteriaInput {
  return {
    title: tidyText(title),
    criteria: criteria
      .map(({ id, text, kind, weight, enabled }) => ({
        id,
        text: tidyText(text),
        kind,
        weight,
        ...(enabled === false ? { enabled } : {}),
      }))
      .filter(({ text }) => text !== ''),
  };
}
