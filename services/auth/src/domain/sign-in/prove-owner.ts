import type * as http from '@shortlist/contracts/http/auth';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { brakeSignIn, type SignInOrigin } from '../brakes/brake-sign-ins.js';
import { checkIdentityToken, spendIdentityToken } from '../federation/use-identity-token.js';
import { getUser } from '../get-user.js';
import { noPassword } from '../passwords/passwords.js';
import { refusal } from '../refusal.js';

/** The person who changes an account, and their place. */
export interface Caller {
  readonly userId: string;
  readonly origin: SignInOrigin;
}

/** Throws `ProofMissing`, `IdentityNotYours` or what is wrong with the id token. */
async function proveIdentity(
  context: Context,
  userId: string,
  identity: http.OwnerProof['identity'],
): Promise<void> {
  if (!identity) throw refusal('ProofMissing');
  const token = await checkIdentityToken(context, identity);
  const person = { issuer: token.provider.issuers[0], subject: token.claims.sub };
  if (!(await context.models.identities.exists({ ...person, userId })))
    throw refusal('IdentityNotYours');
  await spendIdentityToken(context, token);
}

/** Throws `ProofMissing`, `WrongPassword` or `TooManyRequests`. */
async function provePassword(
  context: Context,
  user: UserRecord,
  password: string | undefined,
  origin: SignInOrigin,
): Promise<void> {
  if (password === undefined) throw refusal('ProofMissing');
  const attempt = await brakeSignIn(context, user.email, user._id, origin);
  const right = await attempt.settle(() => context.passwords.verify(password, user.passwordHash));
  if (!right) throw refusal('WrongPassword');
}

/**
 * The signed-in user, proved to be the account's owner: by the password, or where there is none by a fresh token of the
 * Google account that is connected. Attempts count towards the sign-in limit. Throws `ProofMissing`, `WrongPassword`,
 * `IdentityNotYours`, what is wrong with an id token, or `TooManyRequests`.
 */
export async function proveOwner(
  context: Context,
  { userId, origin }: Caller,
  { password, identity }: http.OwnerProof,
): Promise<UserRecord> {
  const user = await getUser(context, userId);
  await (user.passwordHash === noPassword
    ? proveIdentity(context, userId, identity)
    : provePassword(context, user, password, origin));
  return user;
}
