import { setTimeout as delay } from 'node:timers/promises';
import { commonRefusal } from './errors/domain-error.js';
import type { Logger } from './logger.js';

/** Result of an attempt of `retryConflicts` when another change came first. */
export const CONFLICT = Symbol('conflict');

/** Pauses double from here to the longest; each is random up to that, so that rivals do not collide again. */
const FIRST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 100;

/** In each round one of the rivals wins: needing more rounds than this is a fault, not bad luck. */
const ATTEMPTS = 40;

export interface RetryConflictsOptions {
  readonly log: Pick<Logger, 'error'>;
  /** Says what could not be changed, to a person. */
  readonly sentence: string;
  /** The ids of what could not be changed, for the log. */
  readonly about: Readonly<Record<string, unknown>>;
  /** Default 40, which take about 2 s. */
  readonly attempts?: number;
}

/**
 * Runs an optimistic change (read, then write if nothing changed meanwhile) until it no longer resolves to `CONFLICT`.
 * Resolves to what it gives. After the last attempt it logs and throws `Unavailable` with the sentence.
 */
export async function retryConflicts<Value>(
  { log, sentence, about, attempts = ATTEMPTS }: RetryConflictsOptions,
  attempt: () => Promise<Value | typeof CONFLICT>,
): Promise<Value> {
  for (let tried = 1; tried <= attempts; tried += 1) {
    const value = await attempt();
    if (value !== CONFLICT) return value;
    if (tried === attempts) break;
    const longest = Math.min(FIRST_PAUSE_MS * 2 ** tried, LONGEST_PAUSE_MS);
    await delay(Math.random() * longest);
  }
  log.error({ ...about, attempts }, 'a change met another one at every attempt and was given up');
  throw commonRefusal('Unavailable', { sentence });
}
