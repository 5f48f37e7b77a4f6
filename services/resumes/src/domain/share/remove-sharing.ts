import type { Context } from '../../context.js';

/** Removes all links of a screening, the comments about its candidates and who waits for them. Safe to repeat. */
export async function removeSharing({ models }: Context, jobId: string): Promise<void> {
  const { shares, comments, commentNotices, presences } = models;
  for (const kept of [shares, comments, commentNotices, presences]) {
    await kept.everywhere.deleteMany({ jobId });
  }
}
