import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import type { SignInOrigin } from '../brakes/brake-sign-ins.js';
import { rememberDevice } from '../brakes/known-devices.js';
import { requireStillThere } from '../erasure/erase-user.js';
import { refusal } from '../refusal.js';
import { type IssuedTokens, startSession } from '../sessions/issue-tokens.js';
import { readDevice } from '../sessions/read-device.js';
import { finishLink } from '../ways-in/link-person.js';
import { forgetTrustedDevices, trustDevice } from './device/trusted-devices.js';
import { readAttemptOf, requireTicket } from './sign-in-ticket.js';

export interface SignedIn {
  readonly user: UserRecord;
  readonly tokens: IssuedTokens;
  /** The secret that the browser keeps. */
  readonly device: string;
}

export interface FinishSignInInput {
  readonly userId: string;
  /** Spent by this sign-in; undefined for a passkey that stands for both steps. */
  readonly ticket: string | undefined;
  /** Do not ask this browser again for a while. */
  readonly rememberDevice: boolean;
}

/**
 * Begins the session of a user whose second factor was right. Throws `SecondStepExpired`, `AccountDisabled` or, where it
 * links a person at a provider, what `finishLink` throws.
 */
export async function finishSignIn(
  context: Context,
  input: FinishSignInInput,
  { device, userAgent }: SignInOrigin,
): Promise<SignedIn> {
  const { userId, ticket } = input;
  const user = await context.models.users.findOne({ _id: userId });
  if (!user) throw refusal('SecondStepExpired');
  const requireProof = async () => {
    if (ticket !== undefined) await requireTicket(context, userId, ticket);
  };
  await requireProof();
  const attemptId = ticket === undefined ? null : await readAttemptOf(context, ticket);
  const signOnWorkspaceId = attemptId === null ? null : await finishLink(context, attemptId, user);
  const tokens = await startSession(context, user, {
    device: readDevice(userAgent),
    requireProof,
    signOnWorkspaceId,
  });
  const keep = input.rememberDevice ? trustDevice : rememberDevice;
  const kept = await keep(context, userId, device);
  await requireStillThere(context, userId);
  await requireProof().catch(async (error: unknown) => {
    await forgetTrustedDevices(context, userId);
    throw error;
  });
  return { user, tokens, device: kept };
}
