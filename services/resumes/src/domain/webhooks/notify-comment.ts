import type { commentCreated, memberJoined } from '@shortlist/contracts/webhooks';
import type { z } from 'zod';
import type { Context } from '../../context.js';
import type { CommentRecord } from '../../models/comments/comment.js';
import { findListeners, oweDeliveries } from './owe-deliveries.js';

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
  const listeners = await findListeners(context, workspaceId, 'member.joined');
  const payload: z.input<typeof memberJoined> = {
    type: 'member.joined',
    timestamp: at.toISOString(),
    data: { workspaceId, memberId: userId },
  };
  const key = `joined ${activityId}`;
  await oweDeliveries(context, listeners, [
    { type: payload.type, key, workspaceId, jobId: null, payload },
  ]);
}
