import type { Logger } from './logger.js';
import { continueTask } from './work/run-task.js';

export interface BackgroundTasks {
  /** Begins work that no response waits for, as part of the current work. What it throws is logged under `name`. */
  run(name: string, task: () => Promise<unknown>): void;
  /** Resolves when everything begun so far has ended. */
  drain(): Promise<void>;
}

/** Keeps track of work that goes on after the response, so that a stop can wait for it. */
export function createBackgroundTasks(log: Logger): BackgroundTasks {
  const running = new Set<Promise<void>>();
  return {
    run: (name, task) => {
      const work = continueTask(name, async () => {
        try {
          await task();
        } catch (error) {
          log.error({ err: error, task: name }, 'background task failed');
        }
      }).finally(() => running.delete(work));
      running.add(work);
    },
    drain: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
