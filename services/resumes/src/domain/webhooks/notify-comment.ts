import type { commentCreated, memberJoined } from '@shortlist/contracts/webhooks';
import type { z } from 'zod';
import type { Context } from '../../context.js';
import type { CommentRecord } from '../../models/comment.js';
import { findListeners, newDelivery, oweDeliveries } from './owe-deliveries.js';

/** Owes the workspace's addresses that a comment was written, once. Never its text. */
export async function notifyComment(
  context: Context,
  { _id, workspaceId, jobId, candidateId, authorId, mentions, at }: CommentRecord,
): Promise<void> {
  const listeners = await findListeners(context, workspaceId, 'comment.created');
  const payload: z.input<typeof commentCreated> = {
    type: 'comment.created',
    timestamp: at.toISOString(),
    data: { commentId: _id, screeningId: jobId, candidateId, authorId, mentions: [...mentions] },
  };
  const key = `comment ${_id}`;
  await oweDeliveries(context, listeners, [
    { type: payload.type, key, workspaceId, jobId, payload },
  ]);
}

export interface Joined {
  /** Names the joining: the same again is owed once. */
  readonly activityId: string;
  readonly workspaceId: string;
  readonly userId: string;
  readonly at: Date;
}

/** Owes the workspace's addresses that a member joined, once. */
export async function notifyJoined(
  context: Context,
  { activityId, workspaceId, userId, at }: Joined,
): Promise<void> {
  const type = 'member.joined';
  const listeners = await findListeners(context, workspaceId, type);
  if (listeners.length === 0) return;
  const payload: z.input<typeof memberJoined> = {
    type,
    timestamp: at.toISOString(),
    data: { workspaceId, memberId: userId },
  };
  const key = `joined ${activityId}`;
  const owed = listeners.map((webhook) =>
    newDelivery(context, webhook, { key, type, jobId: null, payload }),
  );
  await context.models.webhookDeliveries.everywhere.createMissing(owed);
}
