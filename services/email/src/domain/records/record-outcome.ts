import * as messages from '@shortlist/contracts/messages/email';
import type { Filter } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { DeliveryState, RejectionDelivery } from '../../models/rejection-delivery.js';

export interface Outcome {
  readonly state: Exclude<DeliveryState, 'queued' | 'sending'>;
  /** A sentence for a person; null when it was sent. */
  readonly reason: string | null;
  /** False when the screenings know already, as they did not give the right to send. Default true. */
  readonly isNews?: boolean;
}

/**
 * Records what became of an attempt and announces it on the bus in the background; what can't be announced now, the
 * sweeper announces later. An attempt given up as `unknown` may still report its real outcome.
 */
export async function recordOutcome(
  context: Context,
  delivery: RejectionDelivery,
  outcome: Outcome,
): Promise<void> {
  const isOpen = { state: { $in: ['sending', 'unknown'] as const } };
  if (await endAttempt(context, delivery, outcome, isOpen)) return;
  const { state } = outcome;
  context.log.warn(
    { delivery: delivery._id, state },
    'an outcome came for an attempt that is over',
  );
}

/** Ends an attempt if it still matches `condition`, and announces it in the background; false when it does not. */
export async function endAttempt(
  context: Context,
  { _id, attemptId, incarnation, at: begunAt }: RejectionDelivery,
  { state, reason, isNews = true }: Outcome,
  condition: Filter<RejectionDelivery>,
): Promise<boolean> {
  // A clock that was set back must not make the outcome older than its beginning: the screenings would ignore it.
  const at = new Date(Math.max(context.clock().getTime(), begunAt.getTime()));
  const hasNotLeft = state === 'failed' || state === 'stopped';
  const recorded = await context.models.deliveries.everywhere.findOneAndUpdate(
    { _id, attemptId, incarnation, ...condition },
    {
      $set: { state, reason, at, changedAt: at, announced: !isNews },
      // Another record of the screening may have the address then.
      ...(hasNotLeft ? { $unset: { addressKey: '' } } : {}),
    },
  );
  if (!recorded) return false;
  if (isNews) context.background.run('announce outcome', () => announceOutcome(context, recorded));
  return true;
}

/** Publishes the outcome and records that it was published. */
export async function announceOutcome(
  context: Context,
  delivery: RejectionDelivery,
): Promise<void> {
  const { _id, userId, workspaceId, jobId, candidateId, state, reason, at, attemptId, requestId } =
    delivery;
  if (state === 'sending' || state === 'queued') return;
  // For the screenings it has not left, no matter who stopped it.
  const outcome = state === 'stopped' ? 'failed' : state;
  await context.bus.publish(
    messages.rejectionEmailSettled,
    { userId, workspaceId, jobId, candidateId, outcome, reason, at: at.toISOString() },
    { requestId, messageId: `${attemptId}.${state}` },
  );
  await context.models.deliveries.everywhere.updateOne(
    { _id, attemptId, state },
    { $set: { announced: true } },
  );
}
