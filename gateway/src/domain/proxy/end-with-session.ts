import type { ServerResponse } from 'node:http';

/** How often it is looked; the answer itself may be known for up to 10 s (session-checks.ts). */
const lookEveryMs = 2000;

/**
 * Cuts a stream of events off when the session or the token that it was opened with is over: it would go on for as
 * long as both sides like. The client then asks again, and is refused.
 */
export function endWithSession(response: ServerResponse, isEnded: () => Promise<boolean>): void {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void isEnded().then((ended) => {
      isLooking = false;
      if (ended) response.destroy();
    });
  }, lookEveryMs);
  timer.unref();
  response.once('close', () => clearInterval(timer));
}
