import { randomUUID } from 'node:crypto';
import { isDuplicateKey, reportActivity } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { oweMethodNotice } from '../mails/owe-method-notice.js';
import { join } from '../members/join.js';
import { refusal } from '../refusal.js';
import { changeMembers, noteAccessChange } from '../workspaces/change-members.js';
import { ensureOwnWorkspace, membershipId } from '../workspaces/own-workspace.js';

/** A person at the provider of a workspace. */
export interface ProvidedPerson {
  readonly workspaceId: string;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
}

/** Says whose account a person at a provider signs in to; false when another sign-in did at the same time. */
export async function linkPerson(
  { models, clock }: Context,
  { workspaceId, issuer, subject, email }: ProvidedPerson,
  userId: string,
): Promise<boolean> {
  const link = { _id: randomUUID(), issuer, subject, userId, email, createdAt: clock() };
  try {
    await models.signOnIdentities.in(workspaceId).create(link);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Throws `NoLongerMember` for a person who has left the workspace and was not invited since. */
export async function requireNotFormer({ models }: Context, workspaceId: string, userId: string) {
  const former = { _id: membershipId(workspaceId, userId) };
  if (await models.formerMembers.in(workspaceId).exists(former)) throw refusal('NoLongerMember');
}

/**
 * Makes the user a member where they are none, with the role that the workspace has chosen for new people. Throws
 * `NoLongerMember`, `TooManyWorkspaces`, or `SingleSignOnFailed` when the provider was removed.
 */
export async function ensureMember(
  context: Context,
  workspaceId: string,
  user: UserRecord,
): Promise<void> {
  const { models, log } = context;
  const { _id: userId } = user;
  await ensureOwnWorkspace(context, user);
  const member = { _id: membershipId(workspaceId, userId) };
  if (await models.memberships.in(workspaceId).exists(member)) return;
  const provider = await models.signOnProviders.findOne({ _id: workspaceId });
  if (!provider) throw refusal('SingleSignOnFailed');
  const { role } = provider;
  await changeMembers(context, workspaceId, async () => {
    await requireNotFormer(context, workspaceId, userId);
    await join(context, { workspaceId, userId, email: user.email, role });
  });
  await noteAccessChange(context, userId);
  log.info({ userId, workspaceId, role }, 'a member joined by single sign-on');
  reportActivity(context, { workspaceId, userId }, { kind: 'member-joined', detail: role });
}

/**
 * Lets the person of an attempt sign in to the account from now on, once: its owner has just proved that it is theirs.
 * Resolves to the workspace. Throws `SingleSignOnFailed` and what `ensureMember` throws.
 */
export async function finishLink(
  context: Context,
  attemptId: string,
  user: UserRecord,
): Promise<string> {
  const { models, clock } = context;
  const { signOnAttempts } = models;
  const open = { _id: attemptId, 'link.userId': user._id, expiresAt: { $gt: clock() } };
  const attempt = await signOnAttempts.everywhere.findOne(open);
  const { matchedCount } = await signOnAttempts.everywhere.updateOne(open, {
    $set: { link: null },
  });
  if (!attempt?.link || matchedCount === 0) throw refusal('SingleSignOnFailed');
  const { workspaceId, issuer, link } = attempt;
  await ensureMember(context, workspaceId, user);
  const person = { workspaceId, issuer, subject: link.subject, email: link.email };
  if (!(await linkPerson(context, person, user._id))) throw refusal('SingleSignOnFailed');
  await oweMethodNotice(context, user._id, 'signInMethodAdded');
  context.log.info({ userId: user._id, workspaceId }, 'single sign-on opens an account');
  return workspaceId;
}
