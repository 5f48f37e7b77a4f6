import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../../context.js';
import type { InvitationRecord } from '../../models/invitation.js';
import { oweMail, sendOwed } from '../retry-later.js';
import { createSecret, hashSecret } from '../secrets.js';
import { displayName, findPeople } from '../workspaces/find-people.js';

const lifetimeDays = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Fields of an invitation that is sent now, by mail. Its former link ends. */
export function oweInvitation(context: Context, invitedBy: string) {
  const sentAt = context.clock();
  return {
    invitedBy,
    sentAt,
    expiresAt: new Date(sentAt.getTime() + lifetimeDays * DAY_MS),
    tokenHash: null,
    ...oweMail(context),
  };
}

/** Full name of the member who sent an invitation; null when they are a member no longer. */
export async function findInviter(
  context: Context,
  { workspaceId, invitedBy }: InvitationRecord,
): Promise<string | null> {
  const people = await findPeople(context, workspaceId);
  const inviter = people.find(({ userId }) => userId === invitedBy);
  return inviter ? displayName(inviter) : null;
}

/**
 * Mails an invitation that is owed, and cancels the debt when the bus has confirmed it. What stays owed is taken up by
 * `sendDueInvitations`; each sending has its own token, and the newest works.
 */
export async function sendInvitation(
  context: Context,
  { _id, mailDue }: InvitationRecord,
): Promise<void> {
  const { invitations, workspaces } = context.models;
  const owed = { _id, mailDue };
  const token = createSecret();
  const hashed = { $set: { tokenHash: hashSecret(token) } };
  const invitation = await invitations.everywhere.findOneAndUpdate(owed, hashed);
  const workspace = invitation && (await workspaces.findOne({ _id: invitation.workspaceId }));
  // Withdrawn, sent again or gone with its workspace.
  if (!invitation || !workspace) return;
  await context.bus.publish(messages.sendInvitationEmail, {
    to: invitation.email,
    token,
    workspace: workspace.name,
    invitedBy: (await findInviter(context, invitation)) ?? '',
    role: invitation.role,
    expiresInDays: lifetimeDays,
  });
  context.workMetrics.mailsHandedOver.count({ kind: 'invitation' });
  await invitations.everywhere.updateOne(owed, { $set: { mailDue: null } });
}

/** Sends every invitation that has been owed for longer than the retry time. Returns how many. */
export function sendDueInvitations(context: Context): Promise<number> {
  return sendOwed(context, context.models.invitations.everywhere, (invitation) =>
    sendInvitation(context, invitation),
  );
}
