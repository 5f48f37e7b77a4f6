import type { Context } from '../../context.js';
import { commentDocument, type CommentRecord } from '../../models/comments/comment.js';
import type { JobOfMember } from '../read/find-job.js';
import { requireJob } from '../read/require-job.js';
import { attributeComments } from './attribute-comments.js';
import { findClosed } from './find-closed.js';
import { readNotices } from './notices.js';

/**
 * Comments about candidates of a screening that the member may read, oldest first, by the persons they are about. Throws
 * JobNotFound.
 */
export async function findComments(context: Context, owner: JobOfMember): Promise<CommentRecord[]> {
  const { _id: jobId } = await requireJob(context, owner);
  const { member } = owner;
  const written = await context.models.comments.everywhere.findReadable(
    { jobId, deletedAt: null },
    undefined,
    { sort: { at: 1, _id: 1 } },
  );
  const attributed = await attributeComments(context, written);
  const closed = await findClosed(context, member, [jobId]);
  return attributed.filter(
    ({ authorId, candidateId }) => authorId === member.userId || !closed.has(candidateId),
  );
}

/** Remembers that the member was shown some; they no longer wait for them. Throws JobNotFound. */
export async function seeComments(
  context: Context,
  owner: JobOfMember,
  ids: readonly string[],
): Promise<void> {
  const { _id: jobId } = await requireJob(context, owner);
  const { userId } = owner.member;
  await context.models.comments.everywhere.updateMany(
    { jobId, _id: { $in: [...ids] }, seenBy: { $ne: userId } },
    { $push: { seenBy: userId } },
  );
  await readNotices(context, owner.member, ids);
}

const timesView = commentDocument.pick('at', 'editedAt', 'deletedAt');

/** When a comment of a screening was last written, changed or deleted; null: never. */
export async function lastChange({ models }: Context, jobId: string): Promise<Date | null> {
  const found = await models.comments.everywhere.findReadable({ jobId }, timesView);
  const times = found.flatMap(({ at, editedAt, deletedAt }) =>
    [at, editedAt, deletedAt].flatMap((time) => time?.getTime() ?? []),
  );
  return times.length === 0 ? null : new Date(Math.max(...times));
}
