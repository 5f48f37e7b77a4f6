import type { ScreeningPeople } from '@shortlist/contracts/screening-access';
import type { Context } from '../../context.js';
import { peopleOf } from '../read/access.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { refusal } from '../refusal.js';
import { storePeople } from './set-people.js';

/** Makes an owner the lead of a screening, also of a private one of others. The lead before reviews it. Throws JobNotFound. */
export async function takeOverScreening(
  context: Context,
  owner: JobOfMember,
): Promise<ScreeningPeople> {
  const job = await findJob(context, owner, 'screening.take-over');
  if (!job) throw refusal('JobNotFound');
  const { userId } = owner.member;
  const people = peopleOf(job);
  const others = [people.leadId, ...people.reviewerIds].filter((id) => id !== userId);
  return storePeople(context, job, {
    ...people,
    leadId: userId,
    reviewerIds: [...new Set(others)],
  });
}
