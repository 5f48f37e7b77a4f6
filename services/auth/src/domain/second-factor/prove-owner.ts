import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { brakeSignIn, type SignInOrigin } from '../brakes/brake-sign-ins.js';
import { getUser } from '../get-user.js';
import { noPassword } from '../passwords.js';
import { refusal } from '../refusal.js';
import { brakeFactor } from './brake-factor.js';
import { hasApp } from './find-methods.js';
import { type Codes, spendCode } from './spend-code.js';

/** How long a sign-in itself shows that it is the owner, where there is nothing to ask for. */
const freshMs = 15 * 60 * 1000;

export interface OwnerProof extends Codes {
  readonly password?: string | undefined;
}

/** Who changes an account: by the claims of the access token, and from where. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string | undefined;
  readonly origin: SignInOrigin;
}

async function isFresh({ models, clock }: Context, sessionId: string | undefined) {
  if (sessionId === undefined) return false;
  const since = new Date(clock().getTime() - freshMs);
  return models.sessions.exists({ _id: sessionId, endedAt: null, createdAt: { $gt: since } });
}

async function provePassword(
  context: Context,
  user: UserRecord,
  password: string,
  origin: SignInOrigin,
): Promise<void> {
  const attempt = await brakeSignIn(context, user.email, user._id, origin);
  if (!(await context.passwords.verify(password, user.passwordHash))) throw refusal('WrongProof');
  await attempt.forget();
}

async function proveCode(context: Context, user: UserRecord, codes: Codes, origin: SignInOrigin) {
  const attempt = await brakeFactor(context, user._id, origin.device);
  if (!(await spendCode(context, user._id, codes))) throw refusal('WrongProof');
  await attempt.forget();
}

/**
 * The caller's account, once the proof shows that it is its owner who calls: the password or a code; a sign-in of just
 * now where the account has neither. Throws `WrongProof`, `ProofNeeded`, `FreshSignInNeeded` or `TooManyRequests`.
 */
export async function proveOwner(
  context: Context,
  { userId, sessionId, origin }: Caller,
  proof: OwnerProof,
): Promise<UserRecord> {
  const user = await getUser(context, userId);
  if (proof.password !== undefined) await provePassword(context, user, proof.password, origin);
  else if (proof.code !== undefined || proof.recoveryCode !== undefined)
    await proveCode(context, user, proof, origin);
  else {
    const canProve = user.passwordHash !== noPassword || (await hasApp(context, userId));
    if (canProve) throw refusal('ProofNeeded');
    if (!(await isFresh(context, sessionId))) throw refusal('FreshSignInNeeded');
  }
  return user;
}
