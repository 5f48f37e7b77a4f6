import type { Context } from '../../context.js';
import { recordsOf, type SomeEmails } from './outbox-ref.js';
import { requireSeen } from './require-seen.js';

/** Makes waiting emails due at once, as confirmed by this member. Throws `JobNotFound`. */
export async function sendRejectionsNow(context: Context, some: SomeEmails): Promise<void> {
  const { userId, workspaceId } = some;
  await requireSeen(context, some);
  const now = context.clock();
  await context.models.deliveries
    .in(workspaceId)
    .updateMany(
      { ...recordsOf(some), state: 'queued', sendAt: { $gt: now } },
      { $set: { userId, sendAt: now, changedAt: now } },
    );
  context.alarm.ring();
}
