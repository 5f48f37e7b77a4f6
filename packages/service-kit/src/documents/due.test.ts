import { describe, expect, it } from 'vitest';
import { isDue } from './due.js';

const now = new Date('2026-11-25T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const DAY_SECONDS = 86_400;

describe('a time that was set to 15 s ahead at most', () => {
  it.each([
    ['past', -1, true],
    ['now', 0, true],
    ['ahead', 14, false],
    ['ahead by the clock of another machine', 40, false],
    ['written before the clock was set back by a day', DAY_SECONDS, true],
    ['written before the clock was set forward by a day', -DAY_SECONDS, true],
  ])('%s', (_, seconds, expected) => {
    expect(isDue(later(seconds), now, 15_000)).toBe(expected);
  });
});
