import type { Context } from '../../context.js';
import type { RejectionDelivery } from '../../models/rejection-delivery.js';
import { endAttempt } from '../records/record-outcome.js';
import { stoppedByPerson } from './outbox-ref.js';

const firstPauseMs = 5000;
const longestPauseMs = 60_000;

export const waitsForScreenings =
  'It waits, because the screening did not answer whether it may be sent. It is tried again by itself.';

/** How long to wait after so many tries without an answer, in milliseconds: twice as long each time, to a minute. */
export function pauseAfter(tries: number): number {
  return Math.min(firstPauseMs * 2 ** Math.min(tries - 1, 20), longestPauseMs);
}

/** Puts an email back that the screenings did not answer about, unless a person wanted to stop it meanwhile. */
export async function postpone(context: Context, delivery: RejectionDelivery): Promise<void> {
  const { _id, attemptId } = delivery;
  const tries = delivery.tries + 1;
  const now = context.clock();
  const back = await context.models.deliveries.updateOne(
    { _id, attemptId, state: 'sending', handedOver: false, stopAsked: { $ne: true } },
    {
      $set: {
        state: 'queued',
        reason: waitsForScreenings,
        sendAt: new Date(now.getTime() + pauseAfter(tries)),
        tries,
        changedAt: now,
        announced: true,
      },
    },
  );
  if (back.matchedCount === 1) return;
  const asked = { state: 'sending', handedOver: false, stopAsked: true } as const;
  if (await endAttempt(context, delivery, { state: 'stopped', reason: stoppedByPerson }, asked))
    context.workMetrics.stops.count({ by: 'person' });
}
