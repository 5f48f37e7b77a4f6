import { describe, expect, it } from 'vitest';
import { notPrinted, printedUpTo } from './printed.js';

describe('what stands below a printed list', () => {
  it('is nothing where all rows fit', () => {
    expect([notPrinted(0), notPrinted(printedUpTo)]).toEqual([null, null]);
  });

  it('is how many are missing, and where to have them', () => {
    expect(notPrinted(printedUpTo + 101)).toBe(
      '101 more are not printed. Export them to have all.',
    );
  });
});
