import { describe, expect, it } from '@jest/globals';
import { findDuplicates } from './find-duplicates.js';

const text =
  'Led a ward of thirty beds and a team of forty nurses in an acute hospital for eight years';
const resume = (
  id: string,
  changes: Partial<Parameters<typeof findDuplicates>[0][number]> = {},
) => ({
  id,
  name: `Person ${id}`,
  email: `${id}@example.com`,
  text,
  ...changes,
});

describe('findDuplicates', () => {
  it('finds the same email in any case', () => {
    const twins = findDuplicates([
      resume('a', { email: 'X@example.com' }),
      resume('b', { email: 'x@example.com' }),
      resume('c'),
    ]);
    expect([...twins]).toEqual([
      ['a', ['b']],
      ['b', ['a']],
    ]);
  });

  it('finds the same name in another order with near the same text', () => {
    const twins = findDuplicates([
      resume('a', { name: 'Zoë Müller' }),
      resume('b', { name: 'MULLER, Zoe', text: `${text} and more` }),
      resume('c', {
        name: 'Zoë Müller',
        text: 'Bakes bread and cakes in a small village shop by the sea',
      }),
    ]);
    expect([...twins.keys()]).toEqual(['a', 'b']);
  });

  it('does not take two people without an email for one', () => {
    expect(findDuplicates([resume('a', { email: '' }), resume('b', { email: '' })]).size).toBe(0);
  });
});
