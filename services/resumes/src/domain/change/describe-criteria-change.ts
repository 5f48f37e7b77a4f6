import type { Criterion } from '@shortlist/contracts/screening';

export interface TitledCriteria {
  readonly title: string;
  readonly criteria: readonly Criterion[];
}

const isOn = ({ enabled }: Criterion) => enabled !== false;

/** The group of a criterion, in words. */
function groupOf({ kind, knockOut }: Criterion): string {
  if (kind === 'nice') return 'nice to have';
  return knockOut ? 'a knock-out' : 'a must-have';
}

/** Describes the change of one criterion, as sentences for the decision record. */
export function describeCriterionChange(before: Criterion, after: Criterion): string[] {
  const sentences: string[] = [];
  if (groupOf(before) !== groupOf(after)) {
    sentences.push(`"${after.text}" is now ${groupOf(after)}.`);
  }
  if (before.weight !== after.weight) {
    sentences.push(`Weight of "${after.text}": ${before.weight} to ${after.weight}.`);
  }
  if (isOn(before) !== isOn(after)) {
    sentences.push(`"${after.text}" switched ${isOn(after) ? 'on' : 'off'}.`);
  }
  return sentences;
}

/** Describes the change from one list to another, as one text for the decision record; null when nothing changed. */
export function describeCriteriaChange(
  before: TitledCriteria,
  after: TitledCriteria,
): string | null {
  const old = new Map(before.criteria.map((criterion) => [criterion.id, criterion]));
  const left = new Set(after.criteria.map(({ id }) => id));
  const sentences = [
    ...(before.title === after.title ? [] : [`Title: "${before.title}" to "${after.title}".`]),
    ...after.criteria.flatMap((criterion) => {
      const known = old.get(criterion.id);
      return known ? describeCriterionChange(known, criterion) : [`"${criterion.text}" added.`];
    }),
    ...before.criteria.filter(({ id }) => !left.has(id)).map(({ text }) => `"${text}" removed.`),
  ];
  if (sentences.length > 0) return sentences.join(' ');
  const isReordered = after.criteria.some(({ id }, at) => before.criteria[at]?.id !== id);
  return isReordered ? 'Requirements in another order.' : null;
}
