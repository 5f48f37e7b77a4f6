import { DomainError } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { brakeSignIn, type SignInOrigin } from '../brakes/brake-sign-ins.js';
import { rememberDevice } from '../brakes/known-devices.js';
import { requireStillThere } from '../erasure/erase-user.js';
import { normalizeEmail } from '../normalize-email.js';
import { refusal } from '../refusal.js';
import { requireSecondStep } from '../second-factor/sign-in-ticket.js';
import { type IssuedTokens, startSession } from '../sessions/issue-tokens.js';
import { readDevice } from '../sessions/read-device.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * The user with this address and password. An unknown address takes as long as a wrong password. Throws
 * `InvalidCredentials`, or `TooManyRequests` after several failures; `Unavailable` while too many sign in.
 */
export async function proveCredentials(
  context: Context,
  { email, password }: Credentials,
  origin: SignInOrigin,
): Promise<UserRecord> {
  const { models, passwords, workMetrics } = context;
  const user = await models.users.findOne({ email: normalizeEmail(email) });
  const attempt = await brakeSignIn(context, email, user?._id, origin).catch((error: unknown) => {
    workMetrics.signIns.count({ outcome: 'braked' });
    throw error;
  });
  const right = await attempt.settle(async () => {
    const isTheirs = await passwords.verify(password, user?.passwordHash);
    return user !== null && isTheirs;
  });
  if (!user || !right) {
    workMetrics.signIns.count({ outcome: 'refused' });
    throw refusal('InvalidCredentials');
  }
  return user;
}

/** Throws `InvalidCredentials` when another password was set since `user` was read. */
export async function requireSamePassword(
  context: Context,
  { _id, passwordHash }: UserRecord,
): Promise<void> {
  if (await context.models.users.exists({ _id, passwordHash })) return;
  await requireStillThere(context, _id);
  throw refusal('InvalidCredentials');
}

const outcomeOf = (error: unknown) =>
  error instanceof DomainError && error.code === 'SecondStepNeeded' ? 'second step' : 'refused';

/**
 * Signs in; `device` is the secret that the browser keeps. Only with the right password is it revealed that the address
 * is not verified, or the account disabled. Throws `InvalidCredentials`, `EmailNotVerified`, `SecondStepNeeded`,
 * `AccountDisabled` or `TooManyRequests`.
 */
export async function logIn(
  context: Context,
  credentials: Credentials,
  origin: SignInOrigin,
): Promise<{ user: UserRecord; tokens: IssuedTokens; device: string }> {
  const { signIns } = context.workMetrics;
  const user = await proveCredentials(context, credentials, origin);
  if (!user.verifiedAt) {
    signIns.count({ outcome: 'unverified' });
    throw refusal('EmailNotVerified');
  }
  const requireProof = () => requireSamePassword(context, user);
  await requireSecondStep(context, user, { device: origin.device, requireProof }).catch(
    (error: unknown) => {
      signIns.count({ outcome: outcomeOf(error) });
      throw error;
    },
  );
  const tokens = await startSession(context, user, {
    device: readDevice(origin.userAgent),
    requireProof,
  });
  const device = await rememberDevice(context, user._id, origin.device);
  await requireStillThere(context, user._id);
  signIns.count({ outcome: 'ok' });
  return { user, tokens, device };
}
