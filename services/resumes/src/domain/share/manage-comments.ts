import type { Context } from '../../context.js';
import type { CommentRecord } from '../../models/share.js';
import type { JobOfMember } from '../read/find-job.js';
import { attributeComments } from './attribute-comments.js';
import { requireJob } from './require-job.js';

/**
 * Comments by people with links about candidates of a screening, oldest first, by the persons they
 * are about. Throws JobNotFound.
 */
export async function findComments(context: Context, owner: JobOfMember): Promise<CommentRecord[]> {
  const { _id: jobId } = await requireJob(context, owner);
  const sort = { at: 1, _id: 1 } as const;
  const written = await context.models.comments.everywhere.findReadable({ jobId }, undefined, {
    sort,
  });
  return attributeComments(context, written);
}

/** Remembers that the user was shown some. Throws JobNotFound. */
export async function seeComments(
  context: Context,
  owner: JobOfMember,
  ids: readonly string[],
): Promise<void> {
  const { _id: jobId } = await requireJob(context, owner);
  await context.models.comments.everywhere.updateMany(
    { jobId, _id: { $in: [...ids] }, seenAt: null },
    { $set: { seenAt: context.clock() } },
  );
}

/** Removes one. Throws JobNotFound; one that is gone already stays so. */
export async function deleteComment(
  context: Context,
  owner: JobOfMember,
  commentId: string,
): Promise<void> {
  const { _id: jobId } = await requireJob(context, owner);
  await context.models.comments.everywhere.deleteOne({ _id: commentId, jobId });
}
