import { randomUUID } from 'node:crypto';
import { reportActivity } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { MembershipRecord } from '../../models/membership.js';
import { sessionDocument } from '../../models/session.js';
import type { UserRecord } from '../../models/user.js';
import { refusal } from '../refusal.js';
import { membershipId } from '../workspaces/own-workspace.js';

type Stored = Pick<Context, 'models'>;

const sessionView = sessionDocument.pick('signOnWorkspaceId');

/** The domain of an email address. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** The workspace that has verified the domain of an address; null: none. */
export async function findOwnerOfAddress({ models }: Stored, email: string) {
  const claim = domainOf(email.toLowerCase());
  const found = await models.signOnDomains.everywhere.findOne({ claim });
  return found?.workspaceId ?? null;
}

/** True when the user is asked for a second factor at sign-in. */
async function hasSecondFactor(
  { models: { passkeys, authenticatorApps } }: Stored,
  userId: string,
): Promise<boolean> {
  if (await passkeys.exists({ userId })) return true;
  return authenticatorApps.exists({ _id: userId, confirmedAt: { $ne: null } });
}

/** The workspace that wants this user to sign in by its provider alone, as their membership in it; null: none. */
async function findOnlyWay({ models }: Stored, user: UserRecord) {
  const workspaceId = await findOwnerOfAddress({ models }, user.email);
  if (workspaceId === null) return null;
  if (!(await models.signOnProviders.exists({ _id: workspaceId, only: true }))) return null;
  const _id = membershipId(workspaceId, user._id);
  return models.memberships.in(workspaceId).findOne({ _id });
}

/** Owners with a second factor keep a way in beside the provider: without it nobody could repair its settings. */
export async function maySignInBeside(
  stored: Stored,
  { role, userId }: Pick<MembershipRecord, 'role' | 'userId'>,
): Promise<boolean> {
  return role === 'owner' && (await hasSecondFactor(stored, userId));
}

/**
 * Lets a sign-in go on that no provider of the workspace has done. Resolves to the membership of an owner who passes
 * beside the provider; null where no workspace asks for it. Throws `SingleSignOnOnly`.
 */
export async function requireWayIn(context: Context, user: UserRecord) {
  const member = await findOnlyWay(context, user);
  if (member && !(await maySignInBeside(context, member))) throw refusal('SingleSignOnOnly');
  return member;
}

/**
 * Whether a workspace lets this user sign in by its provider alone, and the provider does: a password is of no use. One
 * whom it has not signed in yet needs a password, to prove once whose account it is.
 */
export async function isSignedInByProvider(context: Context, user: UserRecord): Promise<boolean> {
  const member = await findOnlyWay(context, user);
  if (!member || (await maySignInBeside(context, member))) return false;
  const { workspaceId, userId } = member;
  return context.models.signOnIdentities.in(workspaceId).exists({ userId });
}

/** Writes down that an owner signed in beside single sign-on, for operators and for the members of the workspace. */
export async function noteOtherWay(
  context: Context,
  { userId, workspaceId }: MembershipRecord,
): Promise<void> {
  context.log.warn({ userId, workspaceId }, 'an owner signed in beside single sign-on');
  await context.models.auditEntries.create({
    _id: randomUUID(),
    at: context.clock(),
    operator: 'the owner',
    action: 'beside-single-sign-on',
    userId,
    detail: `in workspace ${workspaceId}`,
  });
  reportActivity(context, { userId, workspaceId }, { kind: 'signed-in-beside' });
}

/** The workspace that a session does not open, because its provider did not begin the session; null: none. */
export async function findShutWorkspace(
  { models }: Stored,
  user: UserRecord,
  sessionId: string | undefined,
): Promise<string | null> {
  const member = await findOnlyWay({ models }, user);
  if (!member || (await maySignInBeside({ models }, member))) return null;
  const session = await models.sessions.findOne({ _id: sessionId ?? '' }, sessionView);
  return session?.signOnWorkspaceId === member.workspaceId ? null : member.workspaceId;
}
