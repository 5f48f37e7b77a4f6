import { placeInWorkspaces } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { stopRecords } from './stop-rejections.js';

const confirmedByFormer =
  'It was stopped because the person who confirmed it left the workspace. Please confirm it again.';

/**
 * Stops what a member confirmed and has not left, when they leave the workspace: another member confirms it again. Safe
 * to repeat.
 */
export async function stopOfMember(
  context: Context,
  { workspaceId, userId }: { readonly workspaceId: string; readonly userId: string },
): Promise<void> {
  await placeInWorkspaces(context.models.deliveries.everywhere);
  const stopped = await stopRecords(context, workspaceId, { userId }, confirmedByFormer);
  context.workMetrics.stops.count({ by: 'member-left' }, stopped);
}
