import type { Context } from '../../context.js';
import type { JobOfMember } from '../read/find-job.js';
import { requireJob } from '../read/require-job.js';

/** After so long without a word nobody reads any more; pages say it every 20 s. */
const READING_MS = 45_000;

export interface Reading {
  readonly userId: string;
  readonly candidateId: string;
}

/**
 * Notes which candidate a member has on the screen, and finds those that others have. Kept in the database, so that
 * every instance knows it. Throws JobNotFound.
 */
export async function noteReading(
  context: Context,
  { candidateId, ...owner }: JobOfMember & { readonly candidateId: string | null },
): Promise<Reading[]> {
  const { _id: jobId, workspaceId } = await requireJob(context, owner);
  const { userId } = owner.member;
  const readings = context.models.readings.in(workspaceId);
  const now = context.clock();
  const _id = `${jobId} ${userId}`;
  if (candidateId === null) await readings.deleteOne({ _id });
  else {
    const expiresAt = new Date(now.getTime() + READING_MS);
    await readings.createMissing([{ _id, jobId, userId, candidateId, expiresAt }]);
    await readings.updateOne({ _id }, { $set: { candidateId, expiresAt } });
  }
  const others = { jobId, userId: { $ne: userId }, expiresAt: { $gt: now } };
  const found = await readings.findReadable(others);
  return found.map((one) => ({ userId: one.userId, candidateId: one.candidateId }));
}
