import type { Criterion } from '@shortlist/contracts/screening';

/** How a requirement counts: knock-outs are yes or no, must-haves decide the group, nice-to-haves the order in it. */
export type RequirementGroup = 'knock-out' | 'must' | 'nice';

export interface GroupTexts {
  readonly id: RequirementGroup;
  readonly title: string;
  /** Names one requirement of the group. */
  readonly label: string;
  readonly hint: string;
}

/** The groups in the order in which they are shown. */
export const requirementGroups: readonly GroupTexts[] = [
  {
    id: 'knock-out',
    title: 'Knock-outs',
    label: 'Knock-out',
    hint: 'Needs a clear statement. A “no” waits for your decision.',
  },
  {
    id: 'must',
    title: 'Must-haves',
    label: 'Must-have',
    hint: 'Missing one or two puts someone under “to check”.',
  },
  {
    id: 'nice',
    title: 'Nice to have',
    label: 'Nice to have',
    hint: 'Changes the order, never the group.',
  },
];

export function groupOf({
  kind,
  knockOut,
}: Pick<Criterion, 'kind' | 'knockOut'>): RequirementGroup {
  if (kind !== 'must') return 'nice';
  return knockOut ? 'knock-out' : 'must';
}

/** Marks that put a criterion into a group. */
export function marksOfGroup(
  group: RequirementGroup,
): Required<Pick<Criterion, 'kind' | 'knockOut'>> {
  return { kind: group === 'nice' ? 'nice' : 'must', knockOut: group === 'knock-out' };
}

/** The criteria by group, each in its order; groups without any are left out. */
export function inGroups(
  criteria: readonly Criterion[],
): readonly { readonly group: GroupTexts; readonly criteria: readonly Criterion[] }[] {
  return requirementGroups
    .map((group) => ({ group, criteria: criteria.filter((each) => groupOf(each) === group.id) }))
    .filter((each) => each.criteria.length > 0);
}
