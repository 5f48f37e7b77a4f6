import { randomUUID } from 'node:crypto';
import type { Filter } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { RejectionDelivery } from '../../models/rejection-delivery.js';

/** A person counts as mailed for longer than the draft can be found again. */
const retentionMs = 400 * 24 * 60 * 60 * 1000;

/** When a record made or changed now is removed. */
export function retainUntil(now: Date): Date {
  return new Date(now.getTime() + retentionMs);
}

/** Fields that a new attempt writes into its record. */
export function describeAttempt(context: Context, at: Date) {
  return {
    state: 'sending',
    reason: null,
    attemptId: randomUUID(),
    claimAsked: true,
    fromOutbox: false,
    stopAsked: false,
    sendAt: null,
    at,
    changedAt: at,
    announced: false,
    handedOver: false,
    ...context.leases.describe(at),
    expiresAt: retainUntil(at),
  } as const;
}

/**
 * Takes the right to work on a record that nobody is sending. Null when it is no longer as it was read, does not match
 * `condition`, or an earlier attempt of this process has not ended.
 */
export async function beginAttempt(
  context: Context,
  present: RejectionDelivery,
  change: Pick<
    Partial<RejectionDelivery>,
    'userId' | 'textHash' | 'requestId' | 'needsSender' | 'fromOutbox'
  >,
  condition: Filter<RejectionDelivery> = {},
): Promise<RejectionDelivery | null> {
  const { _id, state, attemptId, claimAsked } = present;
  if (context.leases.holds('deliveries', _id)) return null;
  // A clock that was set back must not make this attempt older than the outcome before it.
  const at = new Date(Math.max(context.clock().getTime(), present.at.getTime()));
  const attempt = { ...describeAttempt(context, at), ...change };
  // The screenings may have given the right to the attempt that did not hear their answer: it asks again.
  const same = state === 'queued' && claimAsked ? { attemptId } : {};
  return context.models.deliveries.everywhere.findOneAndUpdate(
    { _id, state, attemptId, ...condition },
    { $set: { ...attempt, ...same } },
  );
}
