import type { Logger } from './logger.js';
import { inSpan } from './telemetry/in-span.js';
import { beginTask } from './work/run-task.js';

export interface CreateSweeperOptions {
  /** Name in the log of what is swept. */
  readonly name: string;
  readonly everyMs: number;
  /** Makes the first pass at once; default: after `everyMs`. */
  readonly atStart?: boolean;
  readonly log: Logger;
  /** One pass. What it throws is logged, and the next pass tries again. */
  readonly sweep: () => Promise<unknown>;
}

export interface Sweeper {
  start(): void;
  /** Begins no new pass and waits for the running one. */
  stop(): Promise<void>;
}

/**
 * Repeats a pass over leftover work, each under its own request id and trace. The pause counts from the end of a
 * pass, so passes never overlap.
 */
export function createSweeper({
  name,
  everyMs,
  atStart = false,
  log,
  sweep,
}: CreateSweeperOptions): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const pass = async () => {
    try {
      // A trace of its own shows a slow pass, and what it republishes.
      await inSpan(`sweep ${name}`, sweep, { root: true });
    } catch (error) {
      log.error({ err: error, sweep: name }, 'sweep failed');
    }
    schedule(everyMs);
  };
  const schedule = (delayMs: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = beginTask(name, pass);
    }, delayMs);
  };
  return {
    start: () => schedule(atStart ? 0 : everyMs),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
