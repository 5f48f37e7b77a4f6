import type * as messages from '@shortlist/contracts/messages/auth';
import type { z } from 'zod';
import type { Context } from '../../context.js';
import { announceChange } from '../follow/announce-change.js';
import { placeEverything } from '../place/place-everything.js';
import { findMembers } from './find-members.js';
import { releaseReadings } from './release-readings.js';

type MemberLeft = z.output<typeof messages.memberLeft.payload>;

/** Takes what nobody was chosen for; null when the workspace has no owner any more, as it is being deleted. */
async function findOwner(context: Context, workspaceId: string): Promise<string | null> {
  const members = await findMembers(context, workspaceId);
  return [...members.values()].find(({ role }) => role === 'owner')?.userId ?? null;
}

/**
 * Hands the screenings that a member led over to the heirs, and takes the member off the others; so go readings without a mark, or they are left unassigned. Requests of candidates
 * and webhooks go to the heir of all, who is mailed about them from then on. Safe to repeat and to be cut off anywhere.
 */
export async function handOver(
  context: Context,
  { workspaceId, userId, to, each }: Pick<MemberLeft, 'workspaceId' | 'userId' | 'to' | 'each'>,
): Promise<void> {
  await placeEverything(context);
  const jobs = context.models.jobs.in(workspaceId);
  for (const { jobId, to: leadId } of each) {
    await jobs.updateOne({ _id: jobId, leadId: userId }, { $set: { leadId } });
  }
  await jobs.updateMany({ reviewerIds: userId }, { $pull: { reviewerIds: userId } });
  await jobs.updateMany({ managerIds: userId }, { $pull: { managerIds: userId } });
  const heir = to ?? (await findOwner(context, workspaceId));
  if (heir !== null) await jobs.updateMany({ leadId: userId }, { $set: { leadId: heir } });
  const heirs = new Map(each.map((one) => [one.jobId, one.to]));
  const heirOf = (jobId: string) => heirs.get(jobId) ?? heir;
  await releaseReadings(context, { workspaceId, userId, heirOf });
  announceChange(context, { workspaceId, jobId: null }, 'people');
  if (heir === null) return;
  const { privacyCases, webhooks } = context.models;
  await privacyCases.in(workspaceId).updateMany({ userId }, { $set: { userId: heir } });
  await webhooks.in(workspaceId).updateMany({ userId }, { $set: { userId: heir } });
}
