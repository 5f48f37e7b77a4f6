import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { containment, coverage } from './coverage.js';

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
