import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;
const SETTLE_POLL_MS = 100;
const MAX_SETTLE_POLLS = 10;
/** Less than two per cent given back since the last look: settled. */
const SETTLED_SHARE = 0.98;

export interface MemoryTicket {
  /** Aborted when the process has grown past the limit while this task ran; the reason says whether others ran beside it. */
  readonly signal: AbortSignal;
  leave(): void;
}

export interface MemoryWatch {
  enter(): MemoryTicket;
  /** Resolves when the process no longer gives memory back, or after a second: ended threads free theirs a little later. */
  settle(): Promise<void>;
  stop(): void;
}

/**
 * Watches the memory of the whole process while tasks run: heap limits of a worker thread do not count buffers,
 * and only the process total shows them. All running tasks are stopped together; the caller finds out which one it was.
 */
export function watchMemory(limitBytes: number): MemoryWatch {
  const running = new Set<AbortController>();
  let timer: NodeJS.Timeout | null = null;
  let baseline = 0;

  function check(): void {
    const used = process.memoryUsage.rss();
    // What the process gives back while tasks run must not hide what they take.
    baseline = Math.min(baseline, used);
    if (used - baseline < limitBytes) return;
    // With one task running there is no doubt who it was.
    const blame = running.size === 1 ? 'this task' : 'one of several';
    for (const controller of running) controller.abort(blame);
    running.clear();
    stop();
  }

  function stop(): void {
    if (timer) clearInterval(timer);
    timer = null;
  }

  return {
    enter() {
      if (timer === null) {
        baseline = process.memoryUsage.rss();
        timer = setInterval(check, POLL_MS);
        timer.unref();
      }
      const controller = new AbortController();
      running.add(controller);
      return {
        signal: controller.signal,
        leave() {
          running.delete(controller);
          if (running.size === 0) stop();
        },
      };
    },
    async settle() {
      let previous = Infinity;
      for (let polls = 0; polls < MAX_SETTLE_POLLS; polls += 1) {
        const used = process.memoryUsage.rss();
        if (used >= previous * SETTLED_SHARE) return;
        previous = used;
        await delay(SETTLE_POLL_MS);
      }
    },
    stop,
  };
}
