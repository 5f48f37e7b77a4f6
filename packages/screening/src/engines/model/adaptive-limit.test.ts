import { describe, expect, it } from '@jest/globals';
import { createAdaptiveLimit } from './adaptive-limit.js';

describe('createAdaptiveLimit', () => {
  it('never runs more than the limit at once', async () => {
    const limit = createAdaptiveLimit(3);
    let running = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 20 }, () =>
        limit.run(async () => {
          most = Math.max(most, (running += 1));
          await Promise.resolve();
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(3);
  });

  it('halves when slowed down, never below one, and grows back with success', async () => {
    const limit = createAdaptiveLimit(4);
    limit.slowDown();
    expect(limit.current).toBe(2);
    limit.slowDown();
    limit.slowDown();
    expect(limit.current).toBe(1);
    for (let task = 0; task < 20; task += 1) await limit.run(async () => task);
    expect(limit.current).toBe(4);
  });

  it('goes on after a task that failed', async () => {
    const limit = createAdaptiveLimit(1);
    await expect(limit.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await expect(limit.run(async () => 'next')).resolves.toBe('next');
  });
});
