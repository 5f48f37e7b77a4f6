/** Tells whoever waits for a job when it may have moved on. */
export interface JobFollower {
  /**
   * Ticks at once, then whenever the job may have changed: when it is woken, and every `pollMs` in case an event was
   * missed. Ends when `signal` aborts or the service stops.
   * The ticker reads the database for the truth; many events at once are one tick.
   */
  ticks(jobId: string, signal: AbortSignal): AsyncGenerator<void, void, void>;
  /** Lets those who wait for the job look again. */
  wake(jobId: string): void;
  /** Number of followers now. */
  readonly size: number;
}

export interface CreateJobFollowerOptions {
  /** How often each looks again although no event told that anything changed. */
  readonly pollMs: number;
  /** Its abort ends every wait. */
  readonly stopping: AbortSignal;
}

/** Remembers a wake-up that came while nobody was waiting. */
class Alarm {
  #rung = false;
  #wake: (() => void) | undefined;

  ring = (): void => {
    this.#rung = true;
    this.#wake?.();
  };

  async wait(milliseconds: number): Promise<void> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#rung = false;
  }
}

/** Keeps all requests and streams of this process that wait for a job. */
export function createJobFollower({ pollMs, stopping }: CreateJobFollowerOptions): JobFollower {
  const alarms = new Map<string, Set<Alarm>>();
  const ringAll = () => alarms.forEach((group) => group.forEach((alarm) => alarm.ring()));
  stopping.addEventListener('abort', ringAll, { once: true });

  async function* ticks(jobId: string, signal: AbortSignal): AsyncGenerator<void, void, void> {
    const alarm = new Alarm();
    const group = alarms.get(jobId) ?? new Set();
    alarms.set(jobId, group.add(alarm));
    signal.addEventListener('abort', alarm.ring);
    try {
      while (!stopping.aborted && !signal.aborted) {
        yield;
        await alarm.wait(pollMs);
      }
    } finally {
      signal.removeEventListener('abort', alarm.ring);
      group.delete(alarm);
      if (group.size === 0) alarms.delete(jobId);
    }
  }

  return {
    ticks,
    wake: (jobId) => alarms.get(jobId)?.forEach((alarm) => alarm.ring()),
    get size() {
      return [...alarms.values()].reduce((sum, group) => sum + group.size, 0);
    },
  };
}
