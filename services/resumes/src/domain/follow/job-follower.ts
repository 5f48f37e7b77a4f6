import { Sleeper } from './sleeper.js';

export interface TickOptions {
  /** Also when one more candidate is scored. Default false: what begins and ends. */
  readonly eachStep?: boolean;
}

/** Wakes those who wait for a job when it may have moved on. */
export interface JobFollower {
  /**
   * Ticks at once, then whenever the job may have changed: when it is woken, and every `pollMs` in case an event was
   * missed. Ends when `signal` aborts or the service stops.
   * The ticker reads the database for the truth; many events at once are one tick.
   */
  ticks(
    jobId: string,
    signal: AbortSignal,
    options?: TickOptions,
  ): AsyncGenerator<void, void, void>;
  /** Lets those who wait for the job look again. */
  wake(jobId: string): void;
  /** Lets those look again who follow each step of it. */
  step(jobId: string): void;
  /** Number of followers now. */
  readonly size: number;
}

export interface CreateJobFollowerOptions {
  /** How often each looks again when no event told of a change, in milliseconds. */
  readonly pollMs: number;
  /** Its abort ends every wait. */
  readonly stopping: AbortSignal;
}

class Follower extends Sleeper {
  readonly eachStep: boolean;

  constructor({ eachStep = false }: TickOptions) {
    super();
    this.eachStep = eachStep;
  }
}

/** Keeps all requests and streams of this process that wait for a job. */
export function createJobFollower({ pollMs, stopping }: CreateJobFollowerOptions): JobFollower {
  const sleepers = new Map<string, Set<Follower>>();
  const wakeAll = () => sleepers.forEach((group) => group.forEach((sleeper) => sleeper.wake()));
  stopping.addEventListener('abort', wakeAll, { once: true });

  async function* ticks(
    jobId: string,
    signal: AbortSignal,
    options: TickOptions = {},
  ): AsyncGenerator<void, void, void> {
    const sleeper = new Follower(options);
    const group = sleepers.get(jobId) ?? new Set();
    sleepers.set(jobId, group.add(sleeper));
    signal.addEventListener('abort', sleeper.wake);
    try {
      while (!stopping.aborted && !signal.aborted) {
        yield;
        await sleeper.sleep(pollMs);
      }
    } finally {
      signal.removeEventListener('abort', sleeper.wake);
      group.delete(sleeper);
      if (group.size === 0) sleepers.delete(jobId);
    }
  }

  return {
    ticks,
    wake: (jobId) => sleepers.get(jobId)?.forEach((sleeper) => sleeper.wake()),
    step: (jobId) =>
      sleepers.get(jobId)?.forEach((sleeper) => {
        if (sleeper.eachStep) sleeper.wake();
      }),
    get size() {
      return [...sleepers.values()].reduce((sum, group) => sum + group.size, 0);
    },
  };
}
