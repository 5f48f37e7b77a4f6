import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { smallestItems } from './smallest-items.js';

describe('smallestItems', () => {
  it('gives what a whole stable sort begins with', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 })),
        fc.integer({ min: 0, max: 12 }),
        (keys, limit) => {
          const items = keys.map((key, position) => ({ key, position }));
          const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
          expect(smallestItems(items, limit, compare)).toEqual(
            items.toSorted(compare).slice(0, limit),
          );
        },
      ),
      { seed: 5 },
    );
  });
});
