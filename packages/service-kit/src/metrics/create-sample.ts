import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../logger.js';

export interface CreateSampleOptions<Value> {
  /** What is looked at, for the log. */
  readonly name: string;
  readonly log: Logger;
  readonly take: () => Promise<Value>;
  /** Milliseconds for which a sample holds, however often it is asked for. Default 10,000. */
  readonly holdsMs?: number;
  /** Milliseconds that anybody waits for it. Default 2000. */
  readonly timeoutMs?: number;
}

/** Null when it could not be had in time: what cannot be known is not shown. */
export type Sample<Value> = () => Promise<Value | null>;

/**
 * Looks at something that costs a query, such as what waits in the database, for metrics: whoever scrapes, and however many gauges show it,
 * it is asked once in a while, and never twice at once. Never rejects.
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
    // While it is being taken, nobody takes another.
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
