/**
 * How a message is taken whose loss would leave a reservation standing, or use uncharged: when the database is away
 * or its disk full it is tried again every 30 s at the latest, for about a day.
 */
export const untilStored = {
  prefetch: 20,
  retryDelayMs: 1000,
  maxRetryDelayMs: 30_000,
  maxAttempts: 2880,
} as const;
