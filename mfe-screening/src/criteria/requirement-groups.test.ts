import { describe, expect, it } from 'vitest';
import { groupOf, inGroups, marksOfGroup, requirementGroups } from './requirement-groups.js';

const criteria = [
  { id: 'c1', text: 'Robotics', kind: 'nice', weight: 1, knockOut: true },
  { id: 'c2', text: 'PLC fault finding', kind: 'must', weight: 3 },
  { id: 'c3', text: 'Driving licence', kind: 'must', weight: 3, knockOut: true },
  { id: 'c4', text: 'Inverters', kind: 'must', weight: 2, knockOut: false },
] as const;

describe('the groups of requirements', () => {
  it('hold each requirement once, in its order, knock-outs first', () => {
    const shown = inGroups(criteria).map(({ group, criteria: own }) => [
      group.title,
      own.map(({ id }) => id),
    ]);
    expect(shown).toEqual([
      ['Knock-outs', ['c3']],
      ['Must-haves', ['c2', 'c4']],
      ['Nice to have', ['c1']],
    ]);
  });

  it('leave out a group without requirements', () => {
    expect(inGroups(criteria.slice(0, 1)).map(({ group }) => group.id)).toEqual(['nice']);
  });

  it.each(requirementGroups.map(({ id }) => id))(
    '%s has marks that put a criterion there',
    (id) => {
      expect(groupOf(marksOfGroup(id))).toBe(id);
    },
  );
});
