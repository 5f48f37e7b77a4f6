import type { MemberRole } from '@shortlist/contracts/roles';
import type { HostApi } from '@shortlist/host-api';
import { type TestAnswers, testUser } from '@shortlist/web-kit/testing';
import type { Member } from '../../src/members/use-members.js';

export function buildMember(overrides: Partial<Member> = {}): Member {
  return {
    userId: 'owen',
    firstName: 'Owen',
    lastName: 'Hartley',
    email: 'owen@brookfield.example',
    role: 'recruiter',
    joinedAt: '2026-10-01T10:00:00.000Z',
    lastSeenAt: null,
    ...overrides,
  };
}

const { id, firstName, lastName, email } = testUser;

/** The signed-in user and two colleagues. */
export const team: readonly Member[] = [
  buildMember({ userId: id, firstName, lastName, email, role: 'owner' }),
  buildMember(),
  buildMember({ userId: 'helen', firstName: 'Helen', lastName: 'Moss', role: 'viewer' }),
];

/** Answers about a workspace with these members. */
export function teamAnswers(members: readonly Member[] = team): TestAnswers {
  const workspace = {
    id: 'brookfield',
    name: 'Brookfield Foods',
    role: 'owner',
    members: members.length,
    isOwn: false,
  };
  return { getWorkspace: { workspace, members: [...members], invitations: [] } };
}

/** A host whose page is in that workspace. */
export function teamHost(role: MemberRole = 'owner'): Partial<HostApi> {
  return { workspace: { id: 'brookfield', role, isOwn: false } };
}
