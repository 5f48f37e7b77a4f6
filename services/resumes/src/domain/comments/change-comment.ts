import { roleAllows } from '@shortlist/contracts/authorise';
import type { Context } from '../../context.js';
import type { CommentRecord } from '../../models/comments/comment.js';
import type { JobRecord } from '../../models/job.js';
import type { JobOfMember } from '../read/find-job.js';
import { requireJob } from '../read/require-job.js';
import { refusal } from '../refusal.js';
import { announceComments } from './announce-comment.js';
import { checkMentions } from './check-mentions.js';
import { mailSoon } from './mails/send-mails.js';
import { noticeMembers } from './notices.js';
import { plainText } from './plain-text.js';

/** How long a deleted comment can be restored. */
const RESTORABLE_MS = 10 * 60_000;

export interface CommentOfMember extends JobOfMember {
  readonly commentId: string;
}

interface Own {
  readonly job: JobRecord;
  readonly comment: CommentRecord;
}

/** A comment that the member wrote. Throws JobNotFound, CommentNotFound, NotYourComment. */
async function requireOwn(context: Context, owner: CommentOfMember): Promise<Own> {
  const job = await requireJob(context, owner);
  const { comments } = context.models;
  const comment = await comments.everywhere.findOne({ _id: owner.commentId, jobId: job._id });
  if (!comment) throw refusal('CommentNotFound');
  if (comment.authorId !== owner.member.userId) throw refusal('NotYourComment');
  return { job, comment };
}

/**
 * Changes a comment of the member; those it did not mention before are notified. Throws JobNotFound, CommentNotFound,
 * NotYourComment, MentionHidden and Unavailable.
 */
export async function editComment(
  context: Context,
  {
    text,
    mentions: wanted,
    ...owner
  }: CommentOfMember & { readonly text: string; readonly mentions: readonly string[] },
): Promise<void> {
  const { job, comment } = await requireOwn(context, owner);
  if (comment.deletedAt) throw refusal('CommentNotFound');
  const mentions = await checkMentions(context, job, wanted);
  const { _id, jobId } = comment;
  const change = { text: plainText(text), mentions, editedAt: context.clock() };
  const { comments, commentNotices } = context.models;
  const stored = await comments.everywhere.updateOne({ _id, jobId }, { $set: change });
  if (stored.matchedCount === 0) throw refusal('CommentNotFound');
  await commentNotices
    .in(job.workspaceId)
    .deleteMany({ commentId: _id, userId: { $nin: mentions }, mailId: null });
  await noticeMembers(context, { comment, userIds: mentions, why: 'mention' });
  announceComments(context, comment);
  mailSoon(context);
}

/**
 * Deletes a comment: the member's own can be restored for ten minutes; one by a link goes for good, by somebody who may
 * share. One that is gone already stays so. Throws JobNotFound, NotYourComment.
 */
export async function deleteComment(context: Context, owner: CommentOfMember): Promise<void> {
  const { _id: jobId, workspaceId } = await requireJob(context, owner);
  const { comments, commentNotices } = context.models;
  const comment = await comments.everywhere.findOne({ _id: owner.commentId, jobId });
  if (!comment || comment.deletedAt) return;
  const { _id, shareId, authorId } = comment;
  const { userId, role } = owner.member;
  const isByLink = shareId !== '';
  if (isByLink ? !roleAllows(role, 'screening.share') : authorId !== userId) {
    throw refusal('NotYourComment');
  }
  await commentNotices.in(workspaceId).deleteMany({ commentId: _id });
  if (isByLink) await comments.everywhere.deleteOne({ _id, jobId });
  else {
    const deletedAt = context.clock();
    const expiresAt = new Date(deletedAt.getTime() + RESTORABLE_MS);
    await comments.everywhere.updateOne({ _id, jobId }, { $set: { deletedAt, expiresAt } });
  }
  announceComments(context, { workspaceId, jobId, authorId: userId });
}

/**
 * Restores a comment that the member deleted; nobody is notified of it again. Throws JobNotFound, CommentNotFound,
 * NotYourComment.
 */
export async function restoreComment(context: Context, owner: CommentOfMember): Promise<void> {
  const { job, comment } = await requireOwn(context, owner);
  const { _id, jobId } = comment;
  const { expiresAt } = job;
  const change = { deletedAt: null, editedAt: context.clock(), expiresAt };
  const stored = await context.models.comments.everywhere.updateOne(
    { _id, jobId },
    { $set: change },
  );
  if (stored.matchedCount === 0) throw refusal('CommentNotFound');
  announceComments(context, comment);
}
