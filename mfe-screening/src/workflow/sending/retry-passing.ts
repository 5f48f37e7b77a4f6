import { isPassing } from '../failure.js';
import type { Run } from '../run.js';
import { retryPausesMs, waitForConnection } from './wait-for-connection.js';

/**
 * Makes an attempt until it succeeds, a few times by itself with growing pauses while only the connection or the
 * server's availability is at fault. A browser that is offline is waited for without counting. Throws the last error.
 */
export async function retryPassing<Result>(
  run: Run,
  attempt: (isFirst: boolean) => Promise<Result>,
): Promise<Result> {
  let failures = 0;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await attempt(isFirst);
    } catch (error) {
      run.signal.throwIfAborted();
      const ms = retryPausesMs[failures];
      if (!isPassing(error) || ms === undefined) throw error;
      if (navigator.onLine) failures += 1;
      await waitForConnection(run, {
        attempt: failures + 1,
        attempts: retryPausesMs.length + 1,
        ms,
      });
    }
  }
}
