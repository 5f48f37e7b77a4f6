import { type Run, showRun } from '../run.js';

/** Pauses before an upload is tried again by itself, in milliseconds; then only the user can retry. */
export const retryPausesMs = [1000, 3000, 8000, 20_000] as const;

export interface WaitForConnectionOptions {
  readonly attempt: number;
  readonly attempts: number;
  readonly ms: number;
}

/**
 * Waits `ms` before the next attempt, or while the browser is offline for as long as that lasts, and shows it meanwhile.
 * The network's return or the user ends the wait early. Rejects with the signal's reason when the run ends.
 */
export async function waitForConnection(
  run: Run,
  { attempt, attempts, ms }: WaitForConnectionOptions,
): Promise<void> {
  const { signal } = run;
  signal.throwIfAborted();
  const offline = !navigator.onLine;
  try {
    await new Promise<void>((resolve, reject) => {
      const over = new AbortController();
      const end = (settle: () => void) => () => {
        clearTimeout(timer);
        over.abort();
        settle();
      };
      const goOn = end(resolve);
      const timer = offline ? undefined : setTimeout(goOn, ms);
      window.addEventListener('online', goOn, { signal: over.signal });
      signal.addEventListener(
        'abort',
        end(() => reject(signal.reason as Error)),
        { signal: over.signal },
      );
      const until = Date.now() + ms;
      showRun(run, () => ({
        interruption: { offline, attempt, attempts, until, tryNow: goOn },
      }));
    });
  } finally {
    showRun(run, () => ({ interruption: null }));
  }
}
