import { describe, expect, it } from 'vitest';
import { formatElapsed, formatSent } from './format-progress.js';

const megabyte = 1024 * 1024;

describe('progress in words', () => {
  it.each([
    [3.1, 12, '3.1 of 12 MB'],
    [0, 12.4, '0.0 of 12 MB'],
    [3.14, 9.44, '3.1 of 9.4 MB'],
    [0.25, 0.5, '256 of 512 KB'],
    [0, 0, '0 of 0 KB'],
  ])('says that %d of %d MB are sent', (sent, total, text) => {
    expect(formatSent(sent * megabyte, total * megabyte)).toBe(text);
  });

  it.each([
    [-5, '0 s'],
    [42_900, '42 s'],
    [185_000, '3 min 05 s'],
    [3_720_000, '1 h 02 min'],
  ])('says %d ms', (milliseconds, text) => {
    expect(formatElapsed(milliseconds)).toBe(text);
  });
});
