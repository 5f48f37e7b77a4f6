import type { Context } from '../../context.js';
import { requireStillThere } from '../erasure/erase-user.js';
import { getUser } from '../get-user.js';
import { refusal } from '../refusal.js';
import { hashSecret } from '../secrets.js';
import { changeMembers, noteAccessChange } from '../workspaces/change-members.js';
import type { Grant } from '../workspaces/list-grants.js';
import { ensureOwnWorkspace } from '../workspaces/own-workspace.js';
import { findInviter } from './invitation-mails.js';
import { admit } from './join.js';

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
  const grant = await changeMembers(context, workspaceId, async (workspace) => {
    // Asked again: it may have been used or withdrawn.
    const invited = await findInvitation(context, token);
    const joining = { workspaceId, userId, email, role: invited.role };
    return { workspace, role: await admit(context, joining) };
  });
  if (!grant) throw refusal('InvitationOver');
  await requireStillThere(context, userId);
  await noteAccessChange(context, userId);
  context.log.info({ userId, workspaceId, role: grant.role }, 'an invitation was accepted');
  return grant;
}
