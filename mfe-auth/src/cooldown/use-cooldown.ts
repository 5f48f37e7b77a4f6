import { ApiError } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';

/** Seconds until the server takes the call again, counted down; 0 when it may be made. */
export function useCooldown() {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));

  useEffect(() => {
    if (seconds === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [seconds]);

  /** Begins to wait if the call was refused because it came too early. */
  function waitAfter(error: unknown): void {
    const wait = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0;
    // One reading of the clock: with two, a millisecond between them would be a second's wait.
    const failedAt = Date.now();
    setNow(failedAt);
    setUntil(failedAt + wait * 1000);
  }

  return { seconds, waitAfter };
}
