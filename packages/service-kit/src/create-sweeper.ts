import type { Logger } from './logger.js';
import { beginTask } from './work/run-task.js';

export interface CreateSweeperOptions {
  readonly everyMs: number;
  readonly log: Logger;
  /** One pass. What it throws is logged, and the next pass tries again. */
  readonly sweep: () => Promise<unknown>;
}

export interface Sweeper {
  start(): void;
  /** Begins no new pass and waits for the one that runs. */
  stop(): Promise<void>;
}

/**
 * Repeats a pass over leftover work, each under a request id of its own. The pause counts from the end of a pass, so passes
 * never overlap.
 */
export function createSweeper({ everyMs, log, sweep }: CreateSweeperOptions): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const pass = async () => {
    try {
      await beginTask('sweep', sweep);
    } catch (error) {
      log.error({ err: error }, 'sweep failed');
    }
    schedule();
  };
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = pass();
    }, everyMs);
  };
  return {
    start: schedule,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
