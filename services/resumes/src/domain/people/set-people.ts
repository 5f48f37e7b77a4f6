import type { ScreeningPeople } from '@shortlist/contracts/screening-access';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { announceChange } from '../follow/announce-change.js';
import { peopleOf, requireLead } from '../read/access.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { refusal } from '../refusal.js';
import { findMembers } from './find-members.js';
import { releaseReadings } from './release-readings.js';

/** Throws NotAMember and CanNotLead. */
async function requireMembers(
  context: Context,
  workspaceId: string,
  { leadId, reviewerIds, managerIds }: ScreeningPeople,
): Promise<void> {
  const members = await findMembers(context, workspaceId);
  const working = [leadId, ...reviewerIds];
  if ([...working, ...managerIds].some((id) => !members.has(id))) throw refusal('NotAMember');
  if (working.some((id) => members.get(id)?.role === 'viewer')) throw refusal('CanNotLead');
}

/** Writes the people of a screening, and its workspace where a release before 0.2 left it out. Announces the change to pages. */
export async function storePeople(
  context: Context,
  { _id, workspaceId }: Pick<JobRecord, '_id' | 'workspaceId'>,
  people: ScreeningPeople,
): Promise<ScreeningPeople> {
  const stored = await context.models.jobs
    .in(workspaceId)
    .updateOne({ _id, status: { $ne: 'deleting' } }, { $set: { ...people, workspaceId } });
  if (stored.matchedCount === 0) throw refusal('JobNotFound');
  announceChange(context, { workspaceId, jobId: _id }, 'people');
  return people;
}

/** Takes readings from those who no longer lead or review the screening. */
async function releaseRemoved(
  context: Context,
  job: JobRecord,
  { leadId, reviewerIds }: ScreeningPeople,
): Promise<void> {
  if (!job.split) return;
  const { _id: jobId, workspaceId } = job;
  const before = peopleOf(job);
  const working = new Set([leadId, ...reviewerIds]);
  for (const userId of [before.leadId, ...before.reviewerIds]) {
    if (working.has(userId)) continue;
    await releaseReadings(context, { workspaceId, userId, jobId, heirOf: () => null });
  }
}

/**
 * Chooses who works on a screening and who sees it; for its lead, owners and admins. A viewer can only be a hiring
 * manager. Readings without a mark are taken from who leaves. Throws JobNotFound, NotYourScreening, NotAMember, CanNotLead and Unavailable.
 */
export async function setScreeningPeople(
  context: Context,
  { people, ...owner }: JobOfMember & { readonly people: ScreeningPeople },
): Promise<ScreeningPeople> {
  const job = await findJob(context, owner, 'screening.change');
  if (!job) throw refusal('JobNotFound');
  requireLead(owner.member, job);
  await requireMembers(context, job.workspaceId, people);
  const stored = await storePeople(context, job, {
    ...people,
    reviewerIds: [...new Set(people.reviewerIds)],
    managerIds: [...new Set(people.managerIds)],
  });
  await releaseRemoved(context, job, stored);
  return stored;
}
