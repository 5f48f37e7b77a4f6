import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.js';
import type { CommentRecord } from '../../models/comments/comment.js';
import { announceComment } from '../comments/announce-comment.js';
import { plainLine, plainText } from '../comments/plain-text.js';
import { trialEnd } from '../comments/trial.js';
import { peopleOf } from '../read/access.js';
import { findJob } from '../read/find-job.js';
import { refusal } from '../refusal.js';
import { findShare, findSharedId } from './find-shared.js';

/** Comments of one link, and of all links of a screening, at most. */
const MAX_BY_LINK = 200;
const MAX_COMMENTS = 1000;

export interface CommentWanted {
  readonly token: string;
  readonly candidateId: string;
  readonly author: string;
  readonly text: string;
}

/** Keeps what somebody with a link wrote; it waits for the lead. Throws ShareNotFound, NotShared, TooManyComments. */
export async function commentShared(
  context: Context,
  { token, candidateId: named, author, text }: CommentWanted,
): Promise<CommentRecord> {
  const shared = await findShare(context, token);
  const { share, job } = shared;
  const candidateId = await findSharedId(context, shared, named);
  if (candidateId === null) throw refusal('NotShared');
  const { comments } = context.models;
  const { _id: shareId, jobId } = share;
  const comment = await comments.everywhere.create({
    _id: randomUUID(),
    jobId,
    workspaceId: job.workspaceId,
    shareId,
    candidateId,
    author: plainLine(author),
    text: plainText(text),
    at: context.clock(),
    expiresAt: trialEnd(context),
  });
  const { _id } = comment;
  // Counted with this one: so no two slip in together.
  const [byLink, all] = await Promise.all([
    comments.everywhere.count({ shareId }),
    comments.everywhere.count({ jobId, shareId: { $ne: '' } }),
  ]);
  const isTooMany = byLink > MAX_BY_LINK || all > MAX_COMMENTS;
  if (isTooMany || !(await findJob(context, share))) {
    await comments.everywhere.deleteOne({ _id });
    throw refusal(isTooMany ? 'TooManyComments' : 'ShareNotFound');
  }
  const { expiresAt } = job;
  const kept = await comments.everywhere.updateOne({ _id }, { $set: { expiresAt } });
  if (kept.matchedCount === 0) throw refusal('ShareNotFound');
  const stored = { ...comment, expiresAt };
  const { leadId } = peopleOf(job);
  await announceComment(context, { comment: stored, userIds: [leadId], why: 'link' });
  return stored;
}
