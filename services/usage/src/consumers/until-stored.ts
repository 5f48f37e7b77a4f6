/**
 * How messages are retried whose loss would leave a reservation open, or use uncharged: while the database is away or
 * its disk full, at least every 30 s, for about a day.
 */
export const untilStored = {
  prefetch: 20,
  retryDelayMs: 1000,
  maxRetryDelayMs: 30_000,
  maxAttempts: 2880,
} as const;
