import type { Context } from '../context.js';
import type { UserRecord } from '../models/user.js';
import { type IssuedTokens, startSession } from './issue-tokens.js';
import { normalizeEmail } from './normalize-email.js';
import { refusal } from './refusal.js';

/**
 * Signs in. An unknown address takes as long as a wrong password, and only with the right password is it revealed that
 * the address is not verified. Throws `InvalidCredentials` or `EmailNotVerified`.
 */
export async function logIn(
  context: Context,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ user: UserRecord; tokens: IssuedTokens }> {
  const { models, passwords, workMetrics } = context;
  const count = (outcome: string) => workMetrics.signIns.count({ outcome });
  const user = await models.users.findOne({ email: normalizeEmail(email) });
  const right = await passwords.verify(password, user?.passwordHash);
  if (!user || !right) {
    count('refused');
    throw refusal('InvalidCredentials');
  }
  if (!user.verifiedAt) {
    count('unverified');
    throw refusal('EmailNotVerified');
  }
  const tokens = await startSession(context, user);
  count('ok');
  return { user, tokens };
}
