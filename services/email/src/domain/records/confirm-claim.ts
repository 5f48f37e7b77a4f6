import type { Context } from '../../context.js';
import type { RejectionDelivery } from '../../models/rejection-delivery.js';

/**
 * Records that the mail server is about to get the text, just before it does. False when the claim was given up
 * meanwhile, as after a long standstill of this process: somebody else may be sending then, so nothing may leave.
 */
export async function confirmClaim(
  context: Context,
  { _id, attemptId, incarnation }: Pick<RejectionDelivery, '_id' | 'attemptId' | 'incarnation'>,
): Promise<boolean> {
  const { leaseUntil } = context.leases.describe(context.clock());
  const confirmed = await context.models.deliveries.everywhere.updateOne(
    { _id, attemptId, incarnation, state: 'sending', handedOver: false },
    { $set: { handedOver: true, leaseUntil } },
  );
  return confirmed.matchedCount === 1;
}
