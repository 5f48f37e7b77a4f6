import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../../context.js';

/** Tells whoever waits for a job when it may have moved on. */
export interface JobFollower {
  /**
   * Ticks at once, then whenever the job may have changed: after each event about it, and every
   * `progressPollMs` in case an event was missed. Ends when `signal` aborts or the service stops.
   * The ticker reads the database for the truth; many events at once are one tick.
   */
  ticks(jobId: string, signal: AbortSignal): AsyncGenerator<void, void, void>;
  /** True once the service is stopping. */
  readonly stopped: boolean;
  /** Number of followers now. */
  readonly size: number;
  stop(): Promise<void>;
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

/** Subscribes once, by broadcast, for all requests and streams of this process. */
export async function createJobFollower(
  context: Pick<Context, 'bus' | 'config'>,
): Promise<JobFollower> {
  const alarms = new Map<string, Set<Alarm>>();
  let stopped = false;
  const wake = ({ jobId }: { readonly jobId: string }) => {
    alarms.get(jobId)?.forEach((alarm) => alarm.ring());
    return Promise.resolve();
  };
  const subscriptions: Subscription[] = await Promise.all([
    context.bus.subscribe(messages.candidateScored, { broadcast: true, prefetch: 100 }, wake),
    context.bus.subscribe(messages.jobCompleted, { broadcast: true, prefetch: 100 }, wake),
  ]);

  async function* ticks(jobId: string, signal: AbortSignal): AsyncGenerator<void, void, void> {
    const alarm = new Alarm();
    const group = alarms.get(jobId) ?? new Set();
    alarms.set(jobId, group.add(alarm));
    signal.addEventListener('abort', alarm.ring);
    try {
      while (!stopped && !signal.aborted) {
        yield;
        await alarm.wait(context.config.progressPollMs);
      }
    } finally {
      signal.removeEventListener('abort', alarm.ring);
      group.delete(alarm);
      if (group.size === 0) alarms.delete(jobId);
    }
  }

  return {
    ticks,
    get stopped() {
      return stopped;
    },
    get size() {
      return [...alarms.values()].reduce((sum, group) => sum + group.size, 0);
    },
    stop: async () => {
      stopped = true;
      for (const group of alarms.values()) group.forEach((alarm) => alarm.ring());
      await Promise.all(subscriptions.map((subscription) => subscription.stop()));
    },
  };
}
