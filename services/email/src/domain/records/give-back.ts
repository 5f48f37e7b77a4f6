import type { Context } from '../../context.js';
import type { RejectionDelivery } from '../../models/rejection-delivery.js';
import { endAttempt } from './record-outcome.js';

/** The reason of an email that a person took out of the outbox. */
export const stoppedByPerson = 'It was stopped before it left. You can send it again.';

/** Conditions under which the mail server can't have got the text. */
const notHandedOver = { state: 'sending', handedOver: false } as const;

/**
 * Puts an email of which nothing has left back into the outbox, or stops it when a person asked for that meanwhile. False
 * when its attempt is over, or does not match `condition`.
 */
export async function giveBack(
  context: Context,
  delivery: RejectionDelivery,
  entry: Pick<RejectionDelivery, 'reason' | 'sendAt' | 'tries'>,
  condition: object = {},
): Promise<boolean> {
  const { _id, attemptId, incarnation } = delivery;
  const back = await context.models.deliveries.everywhere.updateOne(
    { ...condition, _id, attemptId, incarnation, ...notHandedOver, stopAsked: { $ne: true } },
    {
      $set: { ...entry, state: 'queued', changedAt: context.clock(), announced: true },
      // Another record of the screening may have the address meanwhile.
      $unset: { addressKey: '' },
    },
  );
  if (back.matchedCount === 1) return true;
  const asked = { ...condition, ...notHandedOver, stopAsked: true } as const;
  const stopped = { state: 'stopped', reason: stoppedByPerson } as const;
  const isStopped = await endAttempt(context, delivery, stopped, asked);
  if (isStopped) context.workMetrics.stops.count({ by: 'person' });
  return isStopped;
}
