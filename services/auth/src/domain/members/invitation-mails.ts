import * as messages from '@shortlist/contracts/messages/email';
import { currentWork, dueAt, resumeWork } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { InvitationRecord } from '../../models/invitation.js';
import { mailDueDate } from '../retry-later.js';
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
    mailDue: mailDueDate(context),
    mailRequest: currentWork()?.requestId ?? null,
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
export async function sendDueInvitations(context: Context): Promise<number> {
  const { models, clock, config } = context;
  const now = clock();
  let sent = 0;
  for (;;) {
    // Moving the date reserves the mail for this instance.
    const invitation = await models.invitations.everywhere.findOneAndUpdate(
      { $or: dueAt('mailDue', now, config.mailRetryMs) },
      { $set: { mailDue: mailDueDate(context) } },
    );
    if (!invitation) return sent;
    await resumeWork(invitation.mailRequest, () => sendInvitation(context, invitation));
    sent += 1;
  }
}
