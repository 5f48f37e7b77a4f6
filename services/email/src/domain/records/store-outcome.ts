import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../../context.js';
import type { RejectionDelivery } from '../../models/rejection-delivery.js';
import { type Outcome, recordOutcome } from './record-outcome.js';

/** How long an answer waits for the database; an outcome may be stored after it. */
const answerAfterMs = 6000;
const firstPauseMs = 250;
const longestPauseMs = 4000;
/** The pause between tries while a stop waits for the last outcomes. */
const hurriedPauseMs = 500;
/** No further email is begun while this many outcomes wait for the database. */
const maxUnstored = 1000;

/** True when so many outcomes wait for the database that nothing more may be begun. */
export function isBacklogFull({ unstored }: Context): boolean {
  return unstored.size >= maxUnstored;
}

/**
 * Stores what became of an attempt: at once, or in the background as often as it takes while the process lives.
 * Resolves when it is stored, or when an answer should wait no longer. Never rejects.
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
  const lease = context.leases.hold('deliveries', delivery._id);
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
  // An abort only shortens the pause.
  await delay(ms, undefined, { signal }).catch(() => undefined);
}
