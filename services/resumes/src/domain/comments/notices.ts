import type { Member } from '@shortlist/contracts/authorise';
import type { Context } from '../../context.js';
import type { CommentRecord } from '../../models/comments/comment.js';
import type { CommentNoticeRecord } from '../../models/comments/comment-notice.js';
import { findPace, mailTime } from './mail-pace.js';

export interface Noticed {
  readonly comment: CommentRecord;
  /** Members for whom it waits from now on. */
  readonly userIds: readonly string[];
  readonly why: CommentNoticeRecord['why'];
}

/** Lets a comment wait for members, who are mailed about it as they chose. Each is notified of a comment once. */
export async function noticeMembers(
  context: Context,
  { comment, userIds, why }: Noticed,
): Promise<void> {
  const { _id: commentId, workspaceId, jobId, candidateId, authorId, expiresAt } = comment;
  const at = context.clock();
  const notices = [];
  for (const userId of new Set(userIds)) {
    if (userId === authorId) continue;
    const mailAt = mailTime(await findPace(context, { workspaceId, userId }), at, why);
    const whose = { _id: `${commentId} ${userId}`, userId, jobId, candidateId, commentId };
    notices.push({ ...whose, why, at, mailAt, expiresAt });
  }
  if (notices.length === 0) return;
  await context.models.commentNotices.in(workspaceId).createMissing(notices);
}

/** Notes that comments no longer wait for a member; they are not mailed about them any more. */
export async function readNotices(
  { models, clock }: Context,
  { workspaceId, userId }: Pick<Member, 'workspaceId' | 'userId'>,
  commentIds: readonly string[],
): Promise<void> {
  const notices = models.commentNotices.in(workspaceId);
  const read = { userId, readAt: null, commentId: { $in: [...commentIds] } };
  await notices.updateMany({ ...read, mailId: null }, { $set: { mailAt: null, heldSince: null } });
  await notices.updateMany(read, { $set: { readAt: clock() } });
}

/** Deletes what is kept for a member: in one workspace, or in all. Safe to repeat. */
export async function forgetReader(
  { models }: Context,
  userId: string,
  workspaceId?: string,
): Promise<void> {
  for (const kept of [models.commentNotices, models.commentMails]) {
    const place = workspaceId === undefined ? kept.everywhere : kept.in(workspaceId);
    await place.deleteMany({ userId });
  }
}
