import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { noPassword } from '../passwords/passwords.js';

/**
 * Whether a user can sign in by an identity provider alone. A link by mail sets a password, but is nothing to sign in
 * with each day.
 */
export async function isOnlyWayIn(
  { config, models }: Context,
  { _id: userId, passwordHash }: UserRecord,
): Promise<boolean> {
  if (passwordHash !== noPassword) return false;
  return config.relyingParty === undefined || !(await models.passkeys.exists({ userId }));
}
