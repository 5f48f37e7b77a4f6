import { resumeWork } from '@shortlist/service-kit';
import type { QueryFilter } from 'mongoose';
import type { Context } from '../context.js';
import { type RejectionDelivery, rejectionDelivery } from '../models/rejection-delivery.js';
import { announceOutcome, endAttempt, type Outcome } from './record-outcome.js';

/** An outcome younger than this is still being told by the request that made it. */
const announceAfterMs = 10_000;
/** How long a claim without a lease, of a process of an earlier release, may be worked at. */
const unleasedMs = 300_000;
const perPass = 200;

const interrupted =
  'Sending was interrupted, so the email may or may not have arrived. It is not sent again by itself.';
const interruptedBefore =
  'Sending was interrupted before the mail server got this email, so it was not sent. You can send it again.';

/** Ends what an interrupted process left and tells outcomes that were not told. */
export async function sweepDeliveries(context: Context): Promise<void> {
  const now = context.clock().getTime();
  await endAbandoned(context, {
    $or: [
      { leaseUntil: { $lt: new Date(now) } },
      { leaseUntil: null, at: { $lt: new Date(now - unleasedMs) } },
    ],
  });
  const untold = await context.models.deliveries.findReadable(
    {
      announced: false,
      state: { $in: ['sent', 'failed', 'unknown'] },
      at: { $lt: new Date(now - announceAfterMs) },
    },
    rejectionDelivery,
    { limit: perPass },
  );
  for (const delivery of untold) {
    await resumeWork(delivery.requestId, () => announceOutcome(context, delivery));
  }
}

/**
 * Ends what the process of this name was at before it was started again. Should the earlier process live in spite
 * of the name, it finds out before it hands anything over, and what it had handed over it may still report.
 */
export async function endPredecessorsClaims(context: Context): Promise<void> {
  const { instance, incarnation } = context.leases.describe(context.clock());
  if (instance === null) return;
  const left: QueryFilter<RejectionDelivery> = {
    instance,
    incarnation: { $ne: incarnation },
  };
  while ((await endAbandoned(context, left)) > 0);
}

/**
 * Ends attempts that nobody is at: `failed`, to be sent again, when the mail server can't have got the text, else
 * `unknown`. Returns how many were ended.
 */
async function endAbandoned(
  context: Context,
  abandoned: QueryFilter<RejectionDelivery>,
): Promise<number> {
  const left = { state: 'sending', ...abandoned } as const;
  const found = await context.models.deliveries.findReadable(left, rejectionDelivery, {
    limit: perPass,
  });
  let ended = 0;
  for (const delivery of found) {
    // Asked again in the update: its process may have come back in between.
    const outcome: Outcome = delivery.handedOver
      ? { state: 'unknown', reason: interrupted }
      : { state: 'failed', reason: interruptedBefore };
    const still = delivery.handedOver ? left : { ...left, handedOver: false };
    if (!(await endAttempt(context, delivery, outcome, still))) continue;
    context.workMetrics.mails.count({ kind: 'rejection', outcome: outcome.state });
    ended += 1;
  }
  return ended;
}
