import { randomUUID } from 'node:crypto';
import { refreshTokenLifetimeSeconds } from '@shortlist/contracts/constants';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { requireStillThere } from '../erasure/erase-user.js';
import { refusal } from '../refusal.js';
import { createSecret, hashSecret } from '../secrets.js';
import { noteOtherWay, requireWayIn } from '../ways-in/require-way-in.js';
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
 * New tokens of a session that goes on, for the user as read before: a change of their workspaces since then makes the
 * access token one of before. Throws `Unauthenticated` when the account was deleted meanwhile.
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
  const accessToken = signToken({ ...(await readClaims(context, user)), sid: sessionId });
  return { accessToken, refreshToken };
}

export interface StartSessionOptions {
  readonly device: Device;
  /** Throws when what the sign-in was proved by counts no more. Left out where a new password does not end it. */
  readonly requireProof?: () => Promise<void>;
  /** The provider of a workspace signs in, which is always allowed. */
  readonly isSingleSignOn?: boolean;
}

/** Throws `AccountDisabled`, `SingleSignOnOnly` or what `requireProof` throws. */
async function requireStillAllowed(
  context: Context,
  user: UserRecord,
  { requireProof, isSingleSignOn = false }: StartSessionOptions,
): Promise<void> {
  if (await context.models.users.exists({ _id: user._id, disabledAt: { $ne: null } }))
    throw refusal('AccountDisabled');
  if (!isSingleSignOn) await requireWayIn(context, user);
  await requireProof?.();
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
    createdAt: context.clock(),
    expiresAt: refreshExpiry(context),
  });
  // Asked only now: whoever disables the account or sets a password from here on ends this session.
  await requireStillAllowed(context, user, options).catch(async (error: unknown) => {
    await endSessions(context, { _id: session._id, userId: user._id });
    throw error;
  });
  if (!options.isSingleSignOn) await noteOtherWay(context, user);
  const tokens = await issueTokens(context, user, session._id);
  reportSignIn(context, user, options.device);
  return tokens;
}
