import { describe, expect, it } from 'vitest';
import { parseThreshold } from './threshold.js';

describe('parseThreshold', () => {
  it.each([
    ['62', 62],
    ['100', 100],
    ['1', 1],
    ['0', 50],
    ['', 50],
    ['abc', 50],
    ['NaN', 50],
    ['Infinity', 50],
    ['101', 100],
    ['-5', 0],
    ['62.6', 63],
    [' 7 ', 7],
    ['1e999', 50],
  ])('%p becomes %p', (text, value) => {
    expect(parseThreshold(text)).toBe(value);
  });
});
