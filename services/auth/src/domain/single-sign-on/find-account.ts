import { randomUUID } from 'node:crypto';
import { isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { SignOnProvider } from '../../models/single-sign-on/provider.js';
import type { UserRecord } from '../../models/user.js';
import { findByAddress } from '../federation/find-account.js';
import type { Person } from '../federation/read-person.js';
import { join } from '../members/accept-invitation.js';
import { refusal } from '../refusal.js';
import { changeMembers, noteAccessChange } from '../workspaces/change-members.js';
import { ensureOwnWorkspace, membershipId } from '../workspaces/own-workspace.js';

/** Says whose account a person at a provider signs in to; false when another sign-in did at the same time. */
export async function linkSignOn(
  { models, clock }: Context,
  { _id: workspaceId }: SignOnProvider,
  { identity, email }: Person,
  userId: string,
): Promise<boolean> {
  const link = { ...identity, workspaceId, userId, email, createdAt: clock() };
  try {
    await models.signOnIdentities.create({ _id: randomUUID(), ...link });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Throws `NoLongerMember` for a person who has left the workspace and was not invited since. */
async function requireNotFormer({ models }: Context, workspaceId: string, userId: string) {
  if (await models.formerMembers.exists({ _id: membershipId(workspaceId, userId) }))
    throw refusal('NoLongerMember');
}

/** One step; null when another sign-in of the same person was faster. */
async function tryToFind(
  context: Context,
  provider: SignOnProvider,
  person: Person,
): Promise<UserRecord | null> {
  const { signOnIdentities, users } = context.models;
  const known = { ...person.identity, workspaceId: provider._id };
  const identity = await signOnIdentities.findOne(known);
  if (identity) {
    const user = await users.findOne({ _id: identity.userId });
    if (user) return user;
    await signOnIdentities.deleteOne({ _id: identity._id });
  }
  const owner = await users.findOne({ email: person.email });
  if (owner) await requireNotFormer(context, provider._id, owner._id);
  const user = await findByAddress(context, person);
  return user && (await linkSignOn(context, provider, person, user._id)) ? user : null;
}

/** Makes the user a member where they are none. Throws `NoLongerMember` or `TooManyWorkspaces`. */
async function ensureMember(context: Context, { _id, role }: SignOnProvider, user: UserRecord) {
  const { models, log } = context;
  const member = { _id: membershipId(_id, user._id) };
  await ensureOwnWorkspace(context, user);
  if (await models.memberships.exists(member)) return;
  await changeMembers(context, _id, async () => {
    await requireNotFormer(context, _id, user._id);
    await join(context, { workspaceId: _id, userId: user._id, role });
  });
  await models.invitations.deleteMany({ workspaceId: _id, email: user.email });
  await noteAccessChange(context, user._id);
  log.info({ userId: user._id, workspaceId: _id, role }, 'a member joined by single sign-on');
}

/**
 * The account that a person of the workspace's provider signs in to: the one they signed in to before, else the one of
 * their address, else a new one without a password. It is a member of the workspace from then on. Throws
 * `NoLongerMember` or `TooManyWorkspaces`.
 */
export async function findSignOnAccount(
  context: Context,
  provider: SignOnProvider,
  person: Person,
): Promise<UserRecord> {
  for (;;) {
    const user = await tryToFind(context, provider, person);
    if (!user) continue;
    await ensureMember(context, provider, user);
    return (await context.models.users.findOne({ _id: user._id })) ?? user;
  }
}
