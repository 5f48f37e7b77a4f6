import { equalShares } from '@shortlist/contracts/reading';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deal, type DealtPerson } from './deal.js';

const unmarked = (count: number): DealtPerson[] =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at}`, marked: [] }));

type Dealt = ReadonlyMap<string, readonly string[]> | null;

function placesOf(dealt: Dealt, userId: string): number[] {
  return [...(dealt?.values() ?? [])].flatMap((readers, at) =>
    readers.includes(userId) ? [at] : [],
  );
}

describe('deal', () => {
  it('gives two different readers to each person, as many as each share says', () => {
    const shares = new Map([
      ['mina', 100],
      ['owen', 80],
      ['priya', 60],
    ]);
    const dealt = deal({ people: unmarked(120), perPerson: 2, shares });
    for (const readers of dealt?.values() ?? []) expect(new Set(readers).size).toBe(2);
    for (const [userId, share] of shares) expect(placesOf(dealt, userId)).toHaveLength(share);
  });

  it('gives everybody to a reader with as many people as there are', () => {
    const shares = new Map([
      ['one', 10],
      ['two', 4],
      ['three', 6],
    ]);
    const dealt = deal({ people: unmarked(10), perPerson: 2, shares });
    expect(placesOf(dealt, 'one')).toHaveLength(10);
    expect(placesOf(dealt, 'two')).toHaveLength(4);
  });

  it('gives the second reading of a marked person to somebody else', () => {
    const people = [
      { id: 'a', marked: ['one'] },
      { id: 'b', marked: ['two'] },
    ];
    const shares = new Map([
      ['one', 1],
      ['two', 1],
    ]);
    const dealt = deal({ people, perPerson: 2, shares });
    expect(Object.fromEntries(dealt ?? [])).toEqual({ a: ['two'], b: ['one'] });
  });

  it('swaps where a reader is left over', () => {
    const people = [
      { id: 'a', marked: [] },
      { id: 'b', marked: ['one'] },
    ];
    const shares = new Map([
      ['one', 1],
      ['two', 1],
      ['three', 1],
    ]);
    const dealt = deal({ people, perPerson: 2, shares });
    expect(dealt?.get('a')).toContain('one');
    expect(dealt?.get('b')).toHaveLength(1);
  });

  it('has no answer for shares that nobody can hold', () => {
    const shares = new Map([
      ['one', 3],
      ['two', 1],
    ]);
    expect(deal({ people: unmarked(2), perPerson: 2, shares })).toBeNull();
  });

  it('deals any shares that fit, and everybody the same mix of scores', () => {
    const cases = fc
      .record({
        count: fc.integer({ min: 60, max: 200 }),
        readers: fc.integer({ min: 2, max: 6 }),
        perPerson: fc.constantFrom(1 as const, 2 as const),
        weights: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 6, maxLength: 6 }),
        isEqual: fc.boolean(),
      })
      .map(({ count, readers, perPerson, weights, isEqual }) => {
        const some = weights.slice(0, readers);
        const begun = isEqual
          ? some.map(() => 0)
          : some.map((weight) => Math.floor((count * weight) / 18));
        const sum = begun.reduce((all, one) => all + one, 0);
        const total = count * perPerson;
        const fits = sum <= total ? begun : some.map(() => 0);
        return { count, perPerson, shares: equalShares(fits, { total, people: count }) };
      });
    fc.assert(
      fc.property(cases, ({ count, perPerson, shares }) => {
        const named = new Map(shares.map((share, at) => [`r${at}`, share] as const));
        const dealt = deal({ people: unmarked(count), perPerson, shares: named });
        expect(dealt).not.toBeNull();
        for (const [userId, share] of named) {
          const places = placesOf(dealt, userId);
          expect(places).toHaveLength(share);
          if (share < 20) continue;
          const mean = places.reduce((sum, place) => sum + place, 0) / share;
          // The middle of all places, give or take a tenth of them.
          expect(Math.abs(mean - (count - 1) / 2)).toBeLessThan(count / 10);
        }
      }),
    );
  });
});

describe('equalShares', () => {
  it('gives out all readings as equally as possible', () => {
    expect(equalShares([0, 0, 0], { total: 240, people: 120 })).toEqual([80, 80, 80]);
    expect(equalShares([0, 0, 0], { total: 10, people: 10 })).toEqual([4, 3, 3]);
  });

  it('counts what is marked already, and never gives more people than there are', () => {
    expect(equalShares([9, 0], { total: 12, people: 10 })).toEqual([9, 3]);
    expect(equalShares([0, 0], { total: 8, people: 3 })).toEqual([3, 3]);
  });
});
