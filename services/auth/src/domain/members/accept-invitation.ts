import { maxWorkspacesPerPerson } from '@shortlist/contracts/constants';
import type { MemberRole } from '@shortlist/contracts/roles';
import type { Context } from '../../context.js';
import type { InvitationRecord } from '../../models/invitation.js';
import type { WorkspaceRecord } from '../../models/workspace.js';
import { requireStillThere } from '../erasure/erase-user.js';
import { getUser } from '../get-user.js';
import { refusal } from '../refusal.js';
import { hashSecret } from '../secrets.js';
import { changeMembers, noteAccessChange } from '../workspaces/change-members.js';
import type { Grant } from '../workspaces/list-grants.js';
import { ensureOwnWorkspace, membershipId } from '../workspaces/own-workspace.js';
import { findInviter } from './invitation-mails.js';

/** The invitation of a link. Throws `InvitationOver`. */
async function findInvitation({ models, clock }: Context, token: string) {
  const open = { tokenHash: hashSecret(token), expiresAt: { $gt: clock() } };
  const invitation = await models.invitations.everywhere.findOne(open);
  if (!invitation) throw refusal('InvitationOver');
  return invitation;
}

/** Reads the offer of an invitation. Throws `InvitationOver`. */
export async function readInvitation(context: Context, token: string) {
  const invitation = await findInvitation(context, token);
  const { email, role, expiresAt, workspaceId } = invitation;
  const workspace = await context.models.workspaces.findOne({ _id: workspaceId });
  if (!workspace) throw refusal('InvitationOver');
  const invitedBy = await findInviter(context, invitation);
  return { workspace: workspace.name, role, invitedBy, email, expiresAt };
}

export interface Joining {
  readonly workspaceId: string;
  readonly userId: string;
  readonly role: MemberRole;
}

/** Stores a membership; an existing one stays as it is. Throws `TooManyWorkspaces`. Resolves to the role. */
export async function join(
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

async function accept(
  context: Context,
  invitation: InvitationRecord,
  { userId, workspace }: { readonly userId: string; readonly workspace: WorkspaceRecord },
): Promise<Grant> {
  const { _id: workspaceId } = workspace;
  const former = { _id: membershipId(workspaceId, userId) };
  await context.models.formerMembers.in(workspaceId).deleteOne(former);
  const role = await join(context, { userId, workspaceId, role: invitation.role });
  await context.models.invitations.everywhere.deleteOne({ _id: invitation._id });
  return { workspace, role };
}

/**
 * Makes the user a member of the workspace that their address was invited to. Throws `InvitationOver`, `OtherAddress` or
 * `TooManyWorkspaces`.
 */
export async function acceptInvitation(
  context: Context,
  userId: string,
  token: string,
): Promise<Grant> {
  const user = await getUser(context, userId);
  await ensureOwnWorkspace(context, user);
  const { email, workspaceId } = await findInvitation(context, token);
  if (!user.verifiedAt || user.email !== email) throw refusal('OtherAddress');
  const grant = await changeMembers(context, workspaceId, async (workspace) =>
    // Asked again: it may have been used or withdrawn.
    accept(context, await findInvitation(context, token), { userId, workspace }),
  );
  if (!grant) throw refusal('InvitationOver');
  await requireStillThere(context, userId);
  await noteAccessChange(context, userId);
  context.log.info({ userId, workspaceId, role: grant.role }, 'an invitation was accepted');
  return grant;
}
