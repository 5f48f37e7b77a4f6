import { maxWorkspacesPerPerson } from '@shortlist/contracts/constants';
import type { MemberRole } from '@shortlist/contracts/roles';
import type { Context } from '../../context.js';
import { refusal } from '../refusal.js';
import { membershipId } from '../workspaces/own-workspace.js';

export interface Joining {
  readonly workspaceId: string;
  readonly userId: string;
  /** Address of the person: invitations to it end. */
  readonly email: string;
  readonly role: MemberRole;
}

async function storeMembership(
  { models, clock }: Context,
  { workspaceId, userId, role }: Joining,
): Promise<MemberRole> {
  const { memberships } = models;
  const _id = membershipId(workspaceId, userId);
  const found = await memberships.everywhere.findOne({ _id });
  if (found) return found.role;
  await memberships.everywhere.create({ _id, workspaceId, userId, role, joinedAt: clock() });
  // Counted only now: of several at once none slips past the limit.
  if ((await memberships.everywhere.count({ userId })) <= maxWorkspacesPerPerson) return role;
  await memberships.everywhere.deleteOne({ _id });
  throw refusal('TooManyWorkspaces');
}

/**
 * Makes a person a member; an existing membership stays as it is. Their other ways to join end: invitations, and the
 * request to join. Throws `TooManyWorkspaces`. Resolves to the role.
 */
export async function join(context: Context, joining: Joining): Promise<MemberRole> {
  const { invitations, joinRequests } = context.models;
  const { workspaceId, userId, email } = joining;
  const role = await storeMembership(context, joining);
  await invitations.in(workspaceId).deleteMany({ email });
  const waiting = { _id: membershipId(workspaceId, userId), state: { $ne: 'accepted' as const } };
  await joinRequests.in(workspaceId).deleteMany(waiting);
  return role;
}

/** The same where the workspace has said yes to this person, who may have left it before. Throws `TooManyWorkspaces`. */
export async function admit(context: Context, joining: Joining): Promise<MemberRole> {
  const { workspaceId, userId } = joining;
  const former = { _id: membershipId(workspaceId, userId) };
  await context.models.formerMembers.in(workspaceId).deleteOne(former);
  return join(context, joining);
}
