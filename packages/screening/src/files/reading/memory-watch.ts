const POLL_MS = 20;

/**
 * Calls `onOverflow` once when the whole process has grown by `limitBytes` since now. Heap limits of a worker thread
 * do not count buffers; only the process total shows them.
 */
export function watchMemory(limitBytes: number, onOverflow: () => void): void {
  const start = process.memoryUsage.rss();
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() - start < limitBytes) return;
    clearInterval(timer);
    onOverflow();
  }, POLL_MS);
}
