import type { CallLimit } from './call-limit.js';
import { createGate } from './gate.js';

export interface AdaptiveLimit extends CallLimit {
  readonly current: number;
}

/**
 * A limit for this process alone. It starts at `max`, which it never exceeds, halves when the provider refuses and grows
 * back with success.
 */
export function createAdaptiveLimit(max: number): AdaptiveLimit {
  let limit = max;
  let successes = 0;
  const gate = createGate(() => limit);

  function learn(isRefused: boolean): void {
    successes = isRefused ? 0 : successes + 1;
    if (isRefused) limit = Math.max(1, Math.floor(limit / 2));
    else if (limit < max && successes >= limit) {
      limit += 1;
      successes = 0;
    }
  }

  return {
    async run(call, isRefused) {
      await gate.enter();
      try {
        const outcome = await call();
        learn(isRefused(outcome));
        return outcome;
      } finally {
        gate.leave();
      }
    },
    get current() {
      return limit;
    },
  };
}
