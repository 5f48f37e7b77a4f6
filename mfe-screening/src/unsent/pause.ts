/** Pause after the first failure and the longest one, in milliseconds; each is twice the one before. */
const pauses = { first: 1000, longest: 30_000 } as const;

/** Pauses between attempts: each longer than the one before, over at once when the connection is back. */
export function createPause() {
  let next: number = pauses.first;
  let end: () => void = () => undefined;
  const wake = () => {
    if (!document.hidden) end();
  };
  return {
    /** Resolves when it is time for another attempt; waits at least `atLeastMs` unless it is ended. */
    wait: (atLeastMs: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(() => end(), Math.max(next, atLeastMs));
        next = Math.min(pauses.longest, next * 2);
        window.addEventListener('online', wake);
        document.addEventListener('visibilitychange', wake);
        end = () => {
          clearTimeout(timer);
          window.removeEventListener('online', wake);
          document.removeEventListener('visibilitychange', wake);
          end = () => undefined;
          resolve();
        };
      }),
    /** Ends the pause that is waited for. */
    end: () => end(),
    /** The next failure is a first one. */
    reset: () => {
      next = pauses.first;
    },
  };
}
