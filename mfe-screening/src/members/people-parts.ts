import type { MemberRole } from '@shortlist/contracts/roles';
import type { ScreeningPeople } from '@shortlist/contracts/screening-access';

/** A member's part in a screening. */
export type Part = 'lead' | 'reviewer' | 'manager' | 'none';

export const partNames: Readonly<Record<Part, string>> = {
  lead: 'Lead',
  reviewer: 'Reviewer',
  manager: 'Hiring manager',
  none: 'Not on it',
};

export function partOf({ leadId, reviewerIds, managerIds }: ScreeningPeople, userId: string): Part {
  if (leadId === userId) return 'lead';
  if (reviewerIds.includes(userId)) return 'reviewer';
  return managerIds.includes(userId) ? 'manager' : 'none';
}

/** Parts that a member can take: a viewer neither leads nor reviews, and the lead is followed, never taken off. */
export function partsFor(role: MemberRole, part: Part): readonly Part[] {
  if (part === 'lead') return ['lead'];
  return role === 'viewer' ? ['manager', 'none'] : ['lead', 'reviewer', 'manager', 'none'];
}

/** The people after one member took a part. The lead before a new one reviews. */
export function withPart(people: ScreeningPeople, userId: string, part: Part): ScreeningPeople {
  const others = (ids: readonly string[]) => ids.filter((id) => id !== userId);
  const reviewerIds = others(people.reviewerIds);
  const managerIds = others(people.managerIds);
  const rest = { ...people, reviewerIds, managerIds };
  if (part === 'lead') {
    const former = people.leadId === userId ? [] : [people.leadId];
    return { ...rest, leadId: userId, reviewerIds: [...reviewerIds, ...former] };
  }
  if (part === 'reviewer') return { ...rest, reviewerIds: [...reviewerIds, userId] };
  return part === 'manager' ? { ...rest, managerIds: [...managerIds, userId] } : rest;
}
