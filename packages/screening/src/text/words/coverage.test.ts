import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containment, coverage, joinWithin } from './coverage.js';

const LENGTH = 40;
const stretch = fc
  .tuple(fc.nat(LENGTH), fc.nat(LENGTH))
  .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));

describe('stretches of a text', () => {
  it('cover the offsets from their start to before their end', () => {
    fc.assert(
      fc.property(fc.array(stretch), fc.nat(LENGTH - 1), (stretches, offset) => {
        const isCovered = stretches.some(({ start, end }) => offset >= start && offset < end);
        expect(coverage(stretches, LENGTH)(offset)).toBe(isCovered);
      }),
    );
  });

  it('are joined where a longer one covers them entirely', () => {
    const at = (start: number, end: number) => ({ start, end });
    const lines = [at(0, 4), at(5, 9), at(10, 14), at(15, 19), at(20, 24)];
    const wholes = [at(0, 9), at(12, 19), at(15, 24)];
    expect(joinWithin(lines, wholes)).toEqual([at(0, 9), at(10, 14), at(15, 24)]);
    expect(joinWithin(lines, [])).toEqual(lines);
  });

  it('contain a stretch that begins and ends in one of them', () => {
    fc.assert(
      fc.property(fc.array(stretch), stretch, (stretches, inner) => {
        const isInside = stretches.some(
          ({ start, end }) => inner.start >= start && inner.end <= end,
        );
        expect(containment(stretches)(inner)).toBe(isInside);
      }),
    );
  });
});
