import type { Context } from '../../context.js';
import { recordsOf, type SomeEmails } from './outbox-ref.js';

/** Makes waiting emails due at once. */
export async function sendRejectionsNow(context: Context, some: SomeEmails): Promise<void> {
  const now = context.clock();
  await context.models.deliveries.updateMany(
    { ...recordsOf(some), state: 'queued', sendAt: { $gt: now } },
    { $set: { sendAt: now, changedAt: now } },
  );
  context.alarm.ring();
}
