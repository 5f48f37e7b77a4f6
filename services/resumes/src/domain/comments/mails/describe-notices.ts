import type * as messages from '@shortlist/contracts/messages/email';
import { formerMember } from '@shortlist/contracts/roles';
import type { z } from 'zod';
import type { Context } from '../../../context.js';
import type { CommentNoticeRecord } from '../../../models/comments/comment-notice.js';
import { findMembers } from '../../people/find-members.js';
import { findNoticed } from '../find-noticed.js';

type CommentMail = z.output<typeof messages.sendCommentMail.payload>;

/**
 * Describes some comments for a mail to a member; null when there is nothing to say, or they have left. Throws
 * Unavailable when auth does not answer.
 */
export async function describeNotices(
  context: Context,
  { workspaceId, userId }: { readonly workspaceId: string; readonly userId: string },
  notices: readonly CommentNoticeRecord[],
): Promise<Pick<CommentMail, 'to' | 'firstName' | 'comments'> | null> {
  if (notices.length === 0) return null;
  const members = await findMembers(context, workspaceId);
  const reader = members.get(userId);
  if (!reader) return null;
  const member = { userId, workspaceId, role: reader.role };
  const found = await findNoticed(context, member, notices);
  if (found.length === 0) return null;
  const comments = found.map(({ notice, comment, title, candidate }) => ({
    jobId: notice.jobId,
    candidateId: notice.candidateId,
    title,
    candidate,
    why: notice.why,
    author:
      (comment.authorId === null ? comment.author : members.get(comment.authorId)?.name) ||
      formerMember,
    text: comment.text,
    at: comment.at.toISOString(),
  }));
  return { to: reader.email, firstName: reader.name.split(' ')[0] ?? '', comments };
}
