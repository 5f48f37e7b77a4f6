import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../context.js';
import type { RejectionDelivery } from '../models/rejection-delivery.js';
import { type Outcome, recordOutcome } from './record-outcome.js';

/** An answer waits so long for the database; the outcome is stored after it. */
const answerAfterMs = 6000;
const firstPauseMs = 250;
const longestPauseMs = 4000;
/** While a stop waits for the last outcomes. */
const hurriedPauseMs = 500;
/** More outcomes that wait for the database than this, and no further email is begun. */
const maxUnstored = 1000;

/** True when so much waits for the database that nothing more may be begun. */
export function isBacklogFull({ unstored }: Context): boolean {
  return unstored.size >= maxUnstored;
}

/**
 * Stores what became of an attempt: at once, or in the background as often as it takes while the process lives.
 * Resolves when it is stored or when an answer should not wait any longer. Never rejects.
 */
export async function storeOutcome(
  context: Context,
  delivery: RejectionDelivery,
  outcome: Outcome,
): Promise<void> {
  const stored = storeUntilItIs(context, delivery, outcome);
  context.background.run('store outcome', () => stored);
  const waited = new AbortController();
  await Promise.race([
    stored,
    delay(answerAfterMs, undefined, { signal: waited.signal }).catch(() => undefined),
  ]);
  waited.abort();
}

async function storeUntilItIs(
  context: Context,
  delivery: RejectionDelivery,
  outcome: Outcome,
): Promise<void> {
  const { unstored, log, stopping, givingUp } = context;
  const lease = context.leases.hold(delivery._id);
  unstored.add(delivery);
  try {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        await recordOutcome(context, delivery, outcome);
        return;
      } catch (error) {
        const { state } = outcome;
        const about = { err: error, delivery: delivery._id, state };
        if (givingUp.aborted) {
          // The record stays `sending`, which a sweeper ends as `unknown`: it is never sent twice.
          log.error(about, 'an outcome could not be stored before the process ended');
          return;
        }
        log.warn(about, 'an outcome could not be stored yet');
      }
      await (stopping.aborted ? wait(hurriedPauseMs, givingUp) : wait(pauseMs, stopping));
    }
  } finally {
    unstored.delete(delivery);
    lease.release();
  }
}

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  // An aborted pause is a shorter one.
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
