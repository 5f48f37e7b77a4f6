import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits, planSplit, type Share } from './plan-split.js';

const people = (count: number) => Array.from({ length: count }, (_, index) => `person-${index}`);
const shareOf = (...counts: number[]): Share[] =>
  counts.map((count, index) => ({ userId: `reader-${index}`, count }));

describe('planSplit', () => {
  it('gives everybody the same mix of scores', () => {
    const plan = [...planSplit(people(6), shareOf(3, 3), 1).values()].flat();
    expect(plan).toEqual([0, 1, 0, 1, 0, 1].map((reader) => `reader-${reader}`));
  });

  it('gives two different readers to each, with all pairs', () => {
    const plan = [...planSplit(people(6), shareOf(4, 4, 4), 2).values()].map((pair) =>
      pair.toSorted().join(),
    );
    expect(new Set(plan).size).toBe(3);
  });

  it('gives shares by hand', () => {
    const plan = [...planSplit(people(120), shareOf(100, 80, 60), 2).values()].flat();
    const counts = shareOf(0, 0, 0).map(({ userId }) => plan.filter((id) => id === userId).length);
    expect(counts).toEqual([100, 80, 60]);
  });

  it('keeps every share, whatever it is, and gives nobody one person twice', () => {
    const cases = fc
      .record({
        count: fc.integer({ min: 1, max: 60 }),
        readers: fc.integer({ min: 2, max: 6 }),
        each: fc.integer({ min: 1, max: 2 }),
        seed: fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 }),
      })
      .map(({ count, readers, each, seed }) => {
        const shares = Array.from({ length: readers }, () => 0);
        for (let given = 0, turn = 0; given < count * each; turn += 1) {
          const at = ((seed[turn % seed.length] ?? 0) + turn) % readers;
          if ((shares[at] ?? 0) >= count) continue;
          shares[at] = (shares[at] ?? 0) + 1;
          given += 1;
        }
        return { count, each, shares: shareOf(...shares) };
      });
    fc.assert(
      fc.property(cases, ({ count, each, shares }) => {
        expect(fits(shares, count, each)).toBe(true);
        const plan = [...planSplit(people(count), shares, each).values()];
        for (const readers of plan) expect(new Set(readers).size).toBe(each);
        for (const { userId, count: wanted } of shares) {
          expect(plan.flat().filter((id) => id === userId).length).toBe(wanted);
        }
      }),
    );
  });
});

describe('fits', () => {
  it.each([
    [shareOf(5, 5), 10, 1, true],
    [shareOf(5, 4), 10, 1, false],
    [shareOf(10, 10), 10, 2, true],
    [shareOf(15, 5), 10, 2, false],
    [[], 0, 1, true],
  ] as const)('%j of %i people, %i each: %s', (shares, count, each, expected) => {
    expect(fits(shares, count, each)).toBe(expected);
  });
});
