import { rememberDeletedUser } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { accountCounters } from '../limits/rejection-limits.js';

/**
 * Deletes every rejection email of a user, sent or waiting, and what was counted for them. What is being sent loses its
 * claim with its record. Safe to repeat.
 */
export async function forgetUser(context: Context, userId: string): Promise<void> {
  const { deliveries, sendCounts } = context.models;
  await rememberDeletedUser(context, userId);
  await deliveries.deleteMany({ userId });
  await sendCounts.deleteMany({ _id: { $in: accountCounters(userId, context.clock()) } });
}
