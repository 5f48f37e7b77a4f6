import { authorise, type Member, type ScreeningAccess } from '@shortlist/contracts/authorise';
import type { ScreeningPeople } from '@shortlist/contracts/screening-access';
import type { Filter } from '@shortlist/service-kit';
import type { JobRecord } from '../../models/job.js';
import { refusal } from '../refusal.js';

type Placed = Pick<
  JobRecord,
  'userId' | 'workspaceId' | 'leadId' | 'reviewerIds' | 'managerIds' | 'isPrivate'
>;

/** The members at work on a screening, and whether only they see it. */
export function peopleOf({
  userId,
  leadId,
  reviewerIds,
  managerIds,
  isPrivate,
}: Omit<Placed, 'workspaceId'>): ScreeningPeople {
  return {
    leadId: leadId ?? userId,
    reviewerIds: [...reviewerIds],
    managerIds: [...managerIds],
    isPrivate,
  };
}

/** The facts about a screening that `authorise` decides by. */
export function accessOf(job: Placed): ScreeningAccess {
  const { leadId, reviewerIds, managerIds, isPrivate } = peopleOf(job);
  const { workspaceId } = job;
  return { workspaceId, leadId, people: [leadId, ...reviewerIds, ...managerIds], isPrivate };
}

/** Throws NotYourScreening unless the member leads the screening, or is an owner or admin. */
export function requireLead(member: Member, job: Placed): void {
  if (authorise(member, 'screening.lead', accessOf(job)) !== 'allowed')
    throw refusal('NotYourScreening');
}

/** Screenings that a member leads, reviews or hires for. */
export function isOneOf({ userId }: Pick<Member, 'userId'>): Filter<JobRecord> {
  return { $or: [{ leadId: userId }, { reviewerIds: userId }, { managerIds: userId }] };
}

/** Leaves out private screenings of others, as `authorise` hides them. */
export function visibleTo(member: Pick<Member, 'userId'>): Filter<JobRecord> {
  return { $or: [{ isPrivate: { $ne: true } }, isOneOf(member)] };
}
