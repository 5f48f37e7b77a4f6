/**
 * Repeats `work`, which never rejects, with a pause of `pauseMs` before each time. `stop` waits for the one that runs and
 * begins no other.
 */
export function repeat(
  work: () => Promise<void>,
  pauseMs: number,
): { readonly stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(again, pauseMs);
  function again(): void {
    running = work().finally(() => {
      timer = setTimeout(again, pauseMs);
    });
  }
  return {
    stop: async () => {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
  };
}
