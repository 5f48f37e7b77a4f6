import { sendAccountNotice } from '@shortlist/contracts/messages/email';
import type { ScreeningPeople } from '@shortlist/contracts/screening-access';
import type { Context } from '../../context.js';
import { peopleOf } from '../read/access.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { refusal } from '../refusal.js';
import { findMembers, type KnownMember } from './find-members.js';
import { storePeople } from './set-people.js';

/** Mails everybody else at work on the screening that an owner took it over. */
async function tellOthers(
  { bus, clock }: Context,
  members: ReadonlyMap<string, KnownMember>,
  { leadId, reviewerIds, managerIds }: ScreeningPeople,
): Promise<void> {
  const at = clock().toISOString();
  const others = new Set([...reviewerIds, ...managerIds].filter((id) => id !== leadId));
  for (const userId of others) {
    const member = members.get(userId);
    if (!member) continue;
    const { email: to, name: firstName } = member;
    await bus.publish(sendAccountNotice, { to, firstName, notice: 'screeningTakenOver', at });
  }
}

/**
 * Makes an owner the lead of a screening, also of a private one of others. The lead before reviews it, and everybody on
 * it is mailed. Throws JobNotFound, and Unavailable while its people can't be looked up: then nothing was changed.
 */
export async function takeOverScreening(
  context: Context,
  owner: JobOfMember,
): Promise<ScreeningPeople> {
  const job = await findJob(context, owner, 'screening.take-over');
  if (!job) throw refusal('JobNotFound');
  const { userId } = owner.member;
  const people = peopleOf(job);
  if (people.leadId === userId) return people;
  const members = await findMembers(context, job.workspaceId);
  const others = [people.leadId, ...people.reviewerIds].filter((id) => id !== userId);
  const taken = await storePeople(context, job, {
    ...people,
    leadId: userId,
    reviewerIds: [...new Set(others)],
  });
  await tellOthers(context, members, taken);
  return taken;
}
