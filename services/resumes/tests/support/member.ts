import type { Member } from '@shortlist/service-kit';

/** Somebody who acts in a workspace, by default in the one made with their account and as its owner. */
export function memberOf(userId: string, more: Partial<Member> = {}): Member {
  return {
    userId,
    workspaceId: userId,
    role: 'owner',
    email: `${userId}@example.com`,
    plan: 'Free',
    exempt: false,
    ...more,
  };
}
