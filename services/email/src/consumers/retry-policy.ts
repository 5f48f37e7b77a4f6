import type { SubscribeOptions } from '@shortlist/bus';
import type { Config } from '../config.js';

/** Ten tries over a quarter of an hour, so that a mail server that is away for minutes loses no account mail. */
export function retryPolicy(config: Config): SubscribeOptions {
  return { prefetch: 5, maxAttempts: 10, retryDelayMs: config.accountMailRetryMs };
}
