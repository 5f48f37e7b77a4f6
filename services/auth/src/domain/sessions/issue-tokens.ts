import { randomUUID } from 'node:crypto';
import { refreshTokenLifetimeSeconds } from '@shortlist/contracts/constants';
import type { Context } from '../../context.js';
import type { MembershipRecord } from '../../models/membership.js';
import type { UserRecord } from '../../models/user.js';
import { requireStillThere } from '../erasure/erase-user.js';
import { refusal } from '../refusal.js';
import { createSecret, hashSecret } from '../secrets.js';
import { findShutWorkspace, noteOtherWay, requireWayIn } from '../ways-in/require-way-in.js';
import { readClaims } from '../workspaces/list-grants.js';
import { endSessions } from './end-sessions.js';
import type { Device } from './read-device.js';
import { reportSignIn } from './report-sign-in.js';

export interface IssuedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

function refreshExpiry({ clock }: Context): Date {
  return new Date(clock().getTime() + refreshTokenLifetimeSeconds * 1000);
}

/**
 * Issues new tokens of a session that goes on. The user is as read before: a change of their workspaces since then makes
 * the access token out of date. It leaves out workspaces that ask for single sign-on, unless their provider began the
 * session. Throws `Unauthenticated` when the account was deleted meanwhile.
 */
export async function issueTokens(
  context: Context,
  user: UserRecord,
  sessionId: string,
): Promise<IssuedTokens> {
  const { models, signToken } = context;
  const refreshToken = createSecret();
  const expiresAt = refreshExpiry(context);
  await models.refreshTokens.create({ _id: hashSecret(refreshToken), sessionId, expiresAt });
  await models.sessions.updateOne(
    { _id: sessionId },
    { $set: { expiresAt, lastUsedAt: context.clock() } },
  );
  await requireStillThere(context, user._id);
  const without = await findShutWorkspace(context, user, sessionId);
  const claims = await readClaims(context, user, without);
  const accessToken = signToken({ ...claims, sid: sessionId });
  return { accessToken, refreshToken };
}

export interface StartSessionOptions {
  readonly device: Device;
  /** Throws when what the sign-in was proved by counts no more. Left out where a new password does not end it. */
  readonly requireProof?: () => Promise<void>;
  /** The workspace whose provider signs in, which is always allowed; null or left out for every other way. */
  readonly signOnWorkspaceId?: string | null;
}

/**
 * Resolves to the membership of an owner who signs in beside their workspace's provider. Throws `AccountDisabled`,
 * `SingleSignOnOnly` or what `requireProof` throws.
 */
async function requireStillAllowed(
  context: Context,
  user: UserRecord,
  { requireProof, signOnWorkspaceId = null }: StartSessionOptions,
): Promise<MembershipRecord | null> {
  if (await context.models.users.exists({ _id: user._id, disabledAt: { $ne: null } }))
    throw refusal('AccountDisabled');
  const beside = signOnWorkspaceId === null ? await requireWayIn(context, user) : null;
  await requireProof?.();
  return beside;
}

/**
 * Begins a session in a browser and issues its first tokens. Throws `AccountDisabled`, `SingleSignOnOnly` or what
 * `requireProof` throws.
 */
export async function startSession(
  context: Context,
  user: UserRecord,
  options: StartSessionOptions,
): Promise<IssuedTokens> {
  const { models } = context;
  const session = await models.sessions.create({
    _id: randomUUID(),
    userId: user._id,
    ...options.device,
    signOnWorkspaceId: options.signOnWorkspaceId ?? null,
    createdAt: context.clock(),
    expiresAt: refreshExpiry(context),
  });
  // Asked only now: anyone who disables the account or sets a password from here on ends this session.
  const beside = await requireStillAllowed(context, user, options).catch(async (error: unknown) => {
    await endSessions(context, { _id: session._id, userId: user._id });
    throw error;
  });
  if (beside) await noteOtherWay(context, beside);
  const tokens = await issueTokens(context, user, session._id);
  reportSignIn(context, user, options.device);
  return tokens;
}
