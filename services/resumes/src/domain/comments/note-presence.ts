import type { Context } from '../../context.js';
import { announceChange } from '../follow/announce-change.js';
import type { JobOfMember } from '../read/find-job.js';
import { requireJob } from '../read/require-job.js';

/** After so long without a call nobody is there any more; pages call every 20 s. */
const PRESENT_MS = 45_000;

export interface Presence {
  readonly userId: string;
  readonly candidateId: string;
}

/**
 * Notes which candidate a member has on the screen, and finds those that others have. Kept in the database, so that
 * every instance knows it. Throws JobNotFound.
 */
export async function notePresence(
  context: Context,
  { candidateId, ...owner }: JobOfMember & { readonly candidateId: string | null },
): Promise<Presence[]> {
  const { _id: jobId, workspaceId } = await requireJob(context, owner);
  const { userId } = owner.member;
  const presences = context.models.presences.in(workspaceId);
  const now = context.clock();
  const _id = `${jobId} ${userId}`;
  const before = await presences.findOne({ _id, expiresAt: { $gt: now } });
  if (candidateId === null) await presences.deleteOne({ _id });
  else {
    const expiresAt = new Date(now.getTime() + PRESENT_MS);
    await presences.createMissing([{ _id, jobId, userId, candidateId, expiresAt }]);
    await presences.updateOne({ _id }, { $set: { candidateId, expiresAt } });
  }
  if ((before?.candidateId ?? null) !== candidateId) {
    announceChange(context, { workspaceId, jobId, userId }, 'presence');
  }
  const others = { jobId, userId: { $ne: userId }, expiresAt: { $gt: now } };
  const found = await presences.findReadable(others);
  return found.map((one) => ({ userId: one.userId, candidateId: one.candidateId }));
}
