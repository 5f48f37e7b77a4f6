import type { Context } from '../../context.js';
import type { CommentRecord } from '../../models/comments/comment.js';
import { announceChange } from '../follow/announce-change.js';
import { notifyComment } from '../webhooks/notify-comment.js';
import { mailSoon } from './mails/send-mails.js';
import { type Noticed, noticeMembers } from './notices.js';

/** Lets a new comment wait for members, who are mailed about it, and owes it to webhooks. Safe to repeat. */
export async function announceComment(context: Context, noticed: Noticed): Promise<void> {
  await noticeMembers(context, noticed);
  await notifyComment(context, noticed.comment);
  announceComments(context, noticed.comment);
  mailSoon(context);
}

/** Lets pages of others load the comments of the screening again. A reader who may not read them yet gets none. */
export function announceComments(
  context: Context,
  { workspaceId, jobId, authorId }: Pick<CommentRecord, 'workspaceId' | 'jobId' | 'authorId'>,
): void {
  announceChange(context, { workspaceId, jobId, userId: authorId || undefined }, 'comments');
}
