import type { Context } from '../../context.js';
import { requireScreening } from '../screenings/find-rejections.js';
import type { OutboxRef } from './outbox-ref.js';

/**
 * Throws `JobNotFound` unless the member sees the screening, or `Unavailable` when the screenings can't be asked.
 * Somebody who confirmed one of its emails sees it; of others the screenings know.
 */
export async function requireSeen(context: Context, ref: OutboxRef): Promise<void> {
  const { userId, workspaceId, jobId } = ref;
  const deliveries = context.models.deliveries.in(workspaceId);
  if (!(await deliveries.exists({ jobId, userId }))) await requireScreening(context, ref);
}
