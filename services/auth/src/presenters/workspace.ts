import type { getWorkspace } from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import type { SeenPerson } from '../domain/members/describe-workspace.js';
import type { ShownInvitation } from '../domain/members/show-invitation.js';
import type { Grant } from '../domain/workspaces/list-grants.js';

type Shown = OperationResponse<typeof getWorkspace>;

/** A workspace, as one of its members sees it. */
export function presentWorkspace(
  { workspace, role }: Grant,
  userId: string,
  members: number,
): Shown['workspace'] {
  const { _id, name } = workspace;
  return { id: _id, name, role, members, isOwn: _id === userId };
}

/** A member, as the others see them. */
export function presentMember(person: SeenPerson): Shown['members'][number] {
  const { userId, firstName, lastName, email, role, joinedAt, lastSeenAt } = person;
  return {
    userId,
    firstName,
    lastName,
    email,
    role,
    joinedAt: joinedAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}

/** An invitation, without its link. */
export function presentInvitation(invitation: ShownInvitation): Shown['invitations'][number] {
  const { _id, email, role, inviter, sentAt, expiresAt, hasExpired } = invitation;
  return {
    id: _id,
    email,
    role,
    invitedBy: inviter,
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    hasExpired,
  };
}
