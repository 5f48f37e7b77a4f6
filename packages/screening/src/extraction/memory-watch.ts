const POLL_MS = 20;

export interface MemoryTicket {
  /** Aborted when the process has grown past the limit while this task ran. */
  readonly signal: AbortSignal;
  leave(): void;
}

/**
 * Watches the memory of the whole process while tasks run: heap limits of a worker thread do not count buffers,
 * and only the process total shows them. All running tasks are stopped together; the caller finds out which one it was.
 */
export function watchMemory(limitBytes: number): { enter(): MemoryTicket; stop(): void } {
  const running = new Set<AbortController>();
  let timer: NodeJS.Timeout | null = null;
  let baseline = 0;

  function check(): void {
    if (process.memoryUsage.rss() - baseline < limitBytes) return;
    for (const controller of running) controller.abort();
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
    stop,
  };
}
