import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../logger.js';

export interface CreateSampleOptions<Value> {
  /** Name of the sample, for the log. */
  readonly name: string;
  readonly log: Logger;
  readonly take: () => Promise<Value>;
  /** Milliseconds for which a sample is reused. Default 10,000. */
  readonly holdsMs?: number;
  /** Milliseconds that a caller waits for it. Default 2000. */
  readonly timeoutMs?: number;
}

/** Null if it could not be taken in time: what is not known is not shown. */
export type Sample<Value> = () => Promise<Value | null>;

/**
 * Samples something that costs a query, such as what waits in the database, for metrics: however often they are scraped
 * and however many gauges show it, it is taken at most once per `holdsMs` and never twice at a time. Never rejects.
 */
export function createSample<Value>({
  name,
  log,
  take,
  holdsMs = 10_000,
  timeoutMs = 2000,
}: CreateSampleOptions<Value>): Sample<Value> {
  let taken: { readonly value: Promise<Value | null>; until: number } | undefined;

  async function takeOne(): Promise<Value | null> {
    try {
      return await take();
    } catch (error) {
      log.warn({ err: error, sample: name }, 'metrics: a sample could not be taken');
      return null;
    }
  }

  function current(): Promise<Value | null> {
    if (taken && performance.now() < taken.until) return taken.value;
    // Holds until taken, so that no other is taken meanwhile.
    const next = { value: takeOne(), until: Infinity };
    taken = next;
    void next.value.then(() => {
      next.until = performance.now() + holdsMs;
    });
    return next.value;
  }

  return async () => {
    const waited = new AbortController();
    const timeout = delay(timeoutMs, null, { signal: waited.signal }).catch(() => null);
    const value = await Promise.race([current(), timeout]);
    waited.abort();
    return value;
  };
}
