import { describe, expect, it } from '@jest/globals';
import { estimateGrowth, estimateMemory } from './estimate-memory.js';

const shared = { text: 'the same', list: ['a', 'b'] };

describe('estimateGrowth', () => {
  it.each([
    [{ shared }, { shared }],
    [
      { shared, a: 'x' },
      { shared, a: 'longer' },
    ],
    [{ shared, a: 'x' }, { shared }],
    [{ shared }, { shared, added: { deep: ['one', 'two'] } }],
    [
      { shared, a: { b: 'x', c: ['y'] } },
      { shared, a: { b: 'xx', d: null } },
    ],
    [{ a: { b: 'x' } }, { a: ['x', 'y'] }],
    [{ a: ['x'] }, { a: 7 }],
  ])('is what the second of %j and %j takes more', (before, after) => {
    expect(estimateGrowth(before, after)).toBe(estimateMemory(after) - estimateMemory(before));
  });
});
