import { describe, expect, it } from '@jest/globals';
import { overallPercent } from './run-state.js';

const screening = (done: number, total: number) =>
  overallPercent({ phase: 'screening', uploaded: 1, progress: { done, total } }, 4);

describe('overallPercent', () => {
  it('only rises from the first step to the end, and is 100 only at the end', () => {
    const steps = [0, 1, 2, 3].flatMap((step) =>
      [0, 50, 90].map((percent) => overallPercent({ phase: 'steps', step, percent }, 4)),
    );
    const values = [...steps, screening(0, 48), screening(24, 48), screening(48, 48)];
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(values[0]).toBe(0);
    expect(values.at(-1)).toBeLessThan(100);
    expect(overallPercent({ phase: 'finalizing' }, 4)).toBe(100);
  });

  it('is a number while the total is not known', () => {
    expect(screening(0, 0)).toBe(40);
  });
});
