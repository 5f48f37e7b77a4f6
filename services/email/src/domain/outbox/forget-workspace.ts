import { placeInWorkspaces, rememberDeletedWorkspace } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { accountCounters } from '../limits/rejection-limits.js';

/**
 * Deletes every rejection email of a workspace, sent or waiting, and what was counted for them. What is being sent loses its
 * claim with its record. Safe to repeat.
 */
export async function forgetWorkspace(context: Context, workspaceId: string): Promise<void> {
  const { deliveries, sendCounts } = context.models;
  await rememberDeletedWorkspace(context, workspaceId);
  await placeInWorkspaces(deliveries.everywhere);
  await deliveries.in(workspaceId).deleteMany({});
  await sendCounts.deleteMany({ _id: { $in: accountCounters(workspaceId, context.clock()) } });
}
