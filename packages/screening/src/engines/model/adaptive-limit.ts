/** Runs tasks at once up to a limit that halves when the provider says 'too many' and grows back with success. */
export interface AdaptiveLimit {
  run<T>(task: () => Promise<T>): Promise<T>;
  /** The provider is overloaded: halve. */
  slowDown(): void;
  readonly current: number;
}

/** Creates a limit that starts at `max` and never exceeds it. */
export function createAdaptiveLimit(max: number): AdaptiveLimit {
  const waiting: (() => void)[] = [];
  let limit = max;
  let running = 0;
  let successes = 0;

  function next(): void {
    while (running < limit) {
      const start = waiting.shift();
      if (!start) return;
      running += 1;
      start();
    }
  }

  return {
    async run(task) {
      await new Promise<void>((start) => {
        waiting.push(start);
        next();
      });
      try {
        const result = await task();
        successes += 1;
        if (limit < max && successes >= limit) {
          limit += 1;
          successes = 0;
        }
        return result;
      } finally {
        running -= 1;
        next();
      }
    },
    slowDown() {
      limit = Math.max(1, Math.floor(limit / 2));
      successes = 0;
    },
    get current() {
      return limit;
    },
  };
}
