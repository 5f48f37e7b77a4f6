import type { Context } from '../../context.js';
import { isOnlyWayIn } from '../federation/is-only-way-in.js';
import { getUser } from '../get-user.js';
import { noPassword } from '../passwords/passwords.js';

/** How the user signs in, and the new address that waits to be confirmed. */
export async function getAccount(context: Context, userId: string) {
  const user = await getUser(context, userId);
  const isWaiting = user.newEmailUntil !== null && user.newEmailUntil > context.clock();
  const identity = await context.models.identities.findOne({ userId });
  return {
    hasPassword: user.passwordHash !== noPassword,
    passwordSetAt: user.passwordSetAt,
    newEmail: isWaiting ? user.newEmail : null,
    newEmailUntil: isWaiting ? user.newEmailUntil : null,
    identity,
    isOnlyWayIn: identity !== null && (await isOnlyWayIn(context, user)),
  };
}
