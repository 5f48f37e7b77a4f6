import { describe, expect, it, vi } from 'vitest';
import { createSingleFlight } from './single-flight.js';

describe('createSingleFlight', () => {
  it('shares a run between calls for one key, and runs again after it ended', async () => {
    const flight = createSingleFlight<number>();
    let next = 0;
    const run = vi.fn(() => Promise.resolve((next += 1)));
    const [first, second, other] = [flight('a', run), flight('a', run), flight('b', run)];
    expect(await Promise.all([first, second, other])).toEqual([1, 1, 2]);
    expect(await flight('a', run)).toBe(3);
  });

  it('shares a failure and does not keep it', async () => {
    const flight = createSingleFlight<string>();
    const fail = () => Promise.reject(new Error('No.'));
    const outcomes = await Promise.allSettled([flight('a', fail), flight('a', fail)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await flight('a', () => Promise.resolve('Yes.'))).toBe('Yes.');
  });
});
