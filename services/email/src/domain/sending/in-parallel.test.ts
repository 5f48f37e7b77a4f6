import { describe, expect, it } from 'vitest';
import { createTurns, inParallel } from './in-parallel.js';

describe('inParallel', () => {
  it('keeps the order and never runs more than its limit', async () => {
    let running = 0;
    let most = 0;
    const doubled = await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (number) => {
      most = Math.max(most, ++running);
      for (let turn = 0; turn < 8 - number; turn += 1) await Promise.resolve();
      running -= 1;
      return number * 2;
    });
    expect(doubled).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(most).toBe(3);
  });

  it('takes nothing', async () => {
    expect(await inParallel([], 3, async () => 1)).toEqual([]);
  });
});

describe('createTurns', () => {
  it('runs one after the other, also after a failure', async () => {
    const inTurn = createTurns();
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      if (name === 'a') throw new Error('a failed');
      return name;
    };
    const first = inTurn(work('a'));
    const second = inTurn(work('b'));
    await expect(first).rejects.toThrow('a failed');
    expect(await second).toBe('b');
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });
});
