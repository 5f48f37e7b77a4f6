import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { refusal } from '../refusal.js';
import { membershipId } from '../workspaces/own-workspace.js';

/** The domain of an email address. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);

/** The workspace that has verified the domain of an address; null: none. */
export async function findOwnerOfAddress(
  { models }: Pick<Context, 'models'>,
  email: string,
): Promise<string | null> {
  const found = await models.signOnDomains.findOne({ claim: domainOf(email.toLowerCase()) });
  return found?.workspaceId ?? null;
}

/** Whether the user is asked for a second factor. */
export async function hasSecondFactor(
  { models: { passkeys, authenticatorApps } }: Pick<Context, 'models'>,
  userId: string,
): Promise<boolean> {
  if (await passkeys.exists({ userId })) return true;
  return authenticatorApps.exists({ _id: userId, confirmedAt: { $ne: null } });
}

/** The workspace that wants this user to sign in by its provider alone, and their role in it; null: none. */
async function findOnlyWay({ models }: Context, user: UserRecord) {
  const workspaceId = await findOwnerOfAddress({ models }, user.email);
  if (workspaceId === null) return null;
  if (!(await models.signOnProviders.exists({ _id: workspaceId, only: true }))) return null;
  return models.memberships.findOne({ _id: membershipId(workspaceId, user._id) });
}

/**
 * Lets a sign-in by password, Google or passkey go on. Where a workspace asks for single sign-on, owners with a second
 * factor alone may pass: without it nobody could repair its settings. Throws `SingleSignOnOnly`.
 */
export async function requireWayIn(context: Context, user: UserRecord): Promise<void> {
  const member = await findOnlyWay(context, user);
  if (!member) return;
  const mayPass = member.role === 'owner' && (await hasSecondFactor(context, user._id));
  if (!mayPass) throw refusal('SingleSignOnOnly');
}

/** Writes down that an owner signed in beside single sign-on, where their workspace asks for it. */
export async function noteOtherWay(context: Context, user: UserRecord): Promise<void> {
  const member = await findOnlyWay(context, user);
  if (!member) return;
  const { userId, workspaceId } = member;
  context.log.warn({ userId, workspaceId }, 'an owner signed in beside single sign-on');
  await context.models.auditEntries.create({
    _id: randomUUID(),
    at: context.clock(),
    operator: 'the owner',
    action: 'beside-single-sign-on',
    userId,
    detail: `in workspace ${workspaceId}`,
  });
}
