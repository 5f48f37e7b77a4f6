import { roleAllows } from '@shortlist/contracts/authorise';
import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../../context.js';
import type { JoinRequestRecord } from '../../models/join-request.js';
import type { WorkspaceRecord } from '../../models/workspace.js';
import { sendOwed } from '../retry-later.js';
import { findPeople } from '../workspaces/find-people.js';
import { findAskers } from './list.js';

interface JoinMail {
  readonly request: JoinRequestRecord;
  readonly workspace: WorkspaceRecord;
}

/** Tells each member who manages people that somebody asks. */
async function tellManagers(context: Context, { request, workspace }: JoinMail): Promise<void> {
  const { _id: workspaceId, name } = workspace;
  const askers = await findAskers(context, workspaceId);
  const asker = askers.find(({ userId }) => userId === request.userId);
  // Withdrawn or answered meanwhile.
  if (!asker) return;
  const people = await findPeople(context, workspaceId);
  for (const { email, firstName, role } of people) {
    if (!roleAllows(role, 'members.manage')) continue;
    await context.bus.publish(messages.sendJoinRequestEmail, {
      to: email,
      firstName,
      workspaceId,
      workspace: name,
      askedBy: `${asker.firstName} ${asker.lastName}`.trim(),
      askedByAddress: asker.email,
    });
    context.workMetrics.mailsHandedOver.count({ kind: 'joinRequest' });
  }
}

/** Tells the person that they are a member. */
async function tellMember(context: Context, { request, workspace }: JoinMail): Promise<void> {
  const { _id: workspaceId, name } = workspace;
  const people = await findPeople(context, workspaceId);
  const member = people.find(({ userId }) => userId === request.userId);
  // They have left already.
  if (!member) return;
  const { email: to, firstName, role } = member;
  await context.bus.publish(messages.sendJoinAcceptedEmail, {
    to,
    firstName,
    workspaceId,
    workspace: name,
    role,
  });
  context.workMetrics.mailsHandedOver.count({ kind: 'joinAccepted' });
}

/**
 * Mails what a request owes, and cancels the debt when the bus has confirmed it; an accepted request then goes. What
 * stays owed is taken up by `sendDueJoinMails`, so it is sent at least once.
 */
export async function sendJoinMail(
  context: Context,
  { _id, mailDue }: JoinRequestRecord,
): Promise<void> {
  const { joinRequests, workspaces } = context.models;
  const owed = { _id, mailDue };
  const request = await joinRequests.everywhere.findOne(owed);
  const workspace = request && (await workspaces.findOne({ _id: request.workspaceId }));
  if (!request || !workspace) return;
  if (request.state === 'accepted') {
    await tellMember(context, { request, workspace });
    await joinRequests.everywhere.deleteOne({ ...owed, state: 'accepted' });
    return;
  }
  await tellManagers(context, { request, workspace });
  await joinRequests.everywhere.updateOne(owed, { $set: { mailDue: null } });
}

/** Sends every such mail that has been owed for longer than the retry time. Returns how many. */
export function sendDueJoinMails(context: Context): Promise<number> {
  return sendOwed(context, context.models.joinRequests.everywhere, (request) =>
    sendJoinMail(context, request),
  );
}
