import { describe, expect, it } from 'vitest';
import { createAdaptiveLimit } from './adaptive-limit.js';

const never = () => false;

describe('createAdaptiveLimit', () => {
  it('never runs more than the limit at once', async () => {
    const limit = createAdaptiveLimit(3);
    let running = 0;
    let most = 0;
    const call = async () => {
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => limit.run(call, never)));
    expect(most).toBe(3);
  });

  it('halves when refused, never below one, and grows back with success', async () => {
    const limit = createAdaptiveLimit(4);
    const answer = (outcome: 'fine' | 'busy') =>
      limit.run(
        async () => outcome,
        (given) => given === 'busy',
      );
    await answer('busy');
    expect(limit.current).toBe(2);
    await answer('busy');
    await answer('busy');
    expect(limit.current).toBe(1);
    for (let call = 0; call < 20; call += 1) await answer('fine');
    expect(limit.current).toBe(4);
  });

  it('goes on after a call that failed', async () => {
    const limit = createAdaptiveLimit(1);
    await expect(limit.run(() => Promise.reject(new Error('failed')), never)).rejects.toThrow();
    await expect(limit.run(async () => 'next', never)).resolves.toBe('next');
  });
});
