import type { Context } from '../../context.js';

/** Removes all links of a screening and what was written by them. Safe to repeat. */
export async function removeSharing({ models }: Context, jobId: string): Promise<void> {
  await models.shares.everywhere.deleteMany({ jobId });
  await models.comments.everywhere.deleteMany({ jobId });
}
