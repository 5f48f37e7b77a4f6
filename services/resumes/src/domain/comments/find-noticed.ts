import { authorise, type Member } from '@shortlist/contracts/authorise';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import type { CommentRecord } from '../../models/comments/comment.js';
import type { CommentNoticeRecord } from '../../models/comments/comment-notice.js';
import { jobDocument } from '../../models/job.js';
import { accessOf } from '../read/access.js';
import { findClosed } from './find-closed.js';

const jobView = jobDocument.pick(
  ...(['title', 'userId', 'workspaceId', 'leadId', 'reviewerIds', 'managerIds'] as const),
  'isPrivate',
);
const candidateView = candidateDocument.part(['counted'], {
  result: z.object({ name: z.string() }).nullable().default(null),
});

/** A comment that waits for a member, with what it is about. */
export interface Noticed {
  readonly notice: CommentNoticeRecord;
  readonly comment: CommentRecord;
  /** Title of the screening. */
  readonly title: string;
  /** The candidate's name. */
  readonly candidate: string;
}

/**
 * Looks up what notices to a member are about. Those of deleted comments, candidates and screenings are left out, and those
 * that the member may not read, or not yet.
 */
export async function findNoticed(
  context: Context,
  member: Member,
  notices: readonly CommentNoticeRecord[],
): Promise<Noticed[]> {
  if (notices.length === 0) return [];
  const { models } = context;
  const { workspaceId } = member;
  const ids = (key: 'jobId' | 'candidateId' | 'commentId') => ({
    $in: [...new Set(notices.map((notice) => notice[key]))],
  });
  const there = { _id: ids('jobId'), status: { $ne: 'deleting' as const } };
  const [jobs, candidates, comments, closed] = await Promise.all([
    models.jobs.in(workspaceId).findReadable(there, jobView),
    models.candidates.in(workspaceId).findReadable({ _id: ids('candidateId') }, candidateView),
    models.comments.in(workspaceId).findReadable({ _id: ids('commentId'), deletedAt: null }),
    findClosed(context, member, ids('jobId').$in),
  ]);
  const jobById = new Map(jobs.map((job) => [job._id, job]));
  const candidateById = new Map(candidates.map((candidate) => [candidate._id, candidate]));
  const commentById = new Map(comments.map((comment) => [comment._id, comment]));
  return notices.flatMap((notice) => {
    const job = jobById.get(notice.jobId);
    const person = candidateById.get(notice.candidateId);
    const comment = commentById.get(notice.commentId);
    if (!job || !person || !comment || closed.has(person._id)) return [];
    if (authorise(member, 'screening.read', accessOf(job)) !== 'allowed') return [];
    const candidate = person.counted?.name ?? person.result?.name ?? '';
    return [{ notice, comment, title: job.title, candidate }];
  });
}
