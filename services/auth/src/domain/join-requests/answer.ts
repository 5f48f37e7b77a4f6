import type { Member } from '@shortlist/contracts/authorise';
import type { MemberRole } from '@shortlist/contracts/roles';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { eraseUser } from '../erasure/erase-user.js';
import { changeAsMember } from '../members/change-as-member.js';
import { admit } from '../members/join.js';
import { requireGivenBy } from '../members/rules.js';
import { refusal } from '../refusal.js';
import { oweMail } from '../retry-later.js';
import { noteAccessChange } from '../workspaces/change-members.js';
import { ensureOwnWorkspace, membershipId } from '../workspaces/own-workspace.js';
import { joinRequestMs } from './ask.js';
import { findAskers } from './list.js';
import { sendJoinMail } from './mails.js';

/** The person of an open request. Throws `JoinRequestOver`. */
async function requireAsker(
  context: Context,
  workspaceId: string,
  userId: string,
): Promise<UserRecord> {
  const asker = (await findAskers(context, workspaceId)).find((one) => one.userId === userId);
  const user = asker && (await context.models.users.findOne({ _id: userId }));
  if (!user) throw refusal('JoinRequestOver');
  return user;
}

/** Joins the person, whose mail is owed from then on. */
async function accept(
  context: Context,
  workspaceId: string,
  { user, role }: { readonly user: UserRecord; readonly role: MemberRole },
) {
  const { _id: userId, email } = user;
  const requests = context.models.joinRequests.in(workspaceId);
  const _id = membershipId(workspaceId, userId);
  const state = 'accepted' as const;
  const accepted = await requests.findOneAndUpdate(
    { _id },
    { $set: { state, ...oweMail(context) } },
  );
  if (!accepted) throw refusal('JoinRequestOver');
  try {
    await admit(context, { workspaceId, userId, email, role });
  } catch (error) {
    await requests.updateOne({ _id, state }, { $set: { state: 'open', mailDue: null } });
    throw error;
  }
  return accepted;
}

/**
 * Makes a person who asks a member. Throws `JoinRequestOver`, `NotYourRole` or `TooManyWorkspaces`.
 */
export async function acceptJoinRequest(
  context: Context,
  member: Member,
  { userId, role }: { readonly userId: string; readonly role: MemberRole },
): Promise<void> {
  const { workspaceId } = member;
  const accepted = await changeAsMember(context, member, async () => {
    requireGivenBy(member.role, role);
    const user = await requireAsker(context, workspaceId, userId);
    await ensureOwnWorkspace(context, user);
    return accept(context, workspaceId, { user, role });
  });
  if (!(await context.models.users.exists({ _id: userId }))) {
    await eraseUser(context, userId);
    throw refusal('JoinRequestOver');
  }
  await noteAccessChange(context, userId);
  context.background.run('acceptance', () => sendJoinMail(context, accepted));
  context.log.info(
    { workspaceId, userId, role, by: member.userId },
    'a request to join was accepted',
  );
}

/** Declines a request. Resolves to the address of the person. Throws `JoinRequestOver`. */
export async function declineJoinRequest(
  context: Context,
  member: Member,
  userId: string,
): Promise<string> {
  const { workspaceId } = member;
  return changeAsMember(context, member, async () => {
    const { email } = await requireAsker(context, workspaceId, userId);
    const expiresAt = new Date(context.clock().getTime() + joinRequestMs);
    const declined = { $set: { state: 'declined' as const, expiresAt, mailDue: null } };
    const _id = membershipId(workspaceId, userId);
    await context.models.joinRequests.in(workspaceId).updateOne({ _id, state: 'open' }, declined);
    context.log.info({ workspaceId, userId, by: member.userId }, 'a request to join was declined');
    return email;
  });
}
