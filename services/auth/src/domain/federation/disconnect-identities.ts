import type * as http from '@shortlist/contracts/http/auth';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { getUser } from '../get-user.js';
import { noPassword } from '../passwords.js';
import { type Caller, proveOwner } from '../proof/prove-owner.js';
import { refusal } from '../refusal.js';
import { oweMethodNotice } from './owe-method-notice.js';

/** A link by mail sets a password, but is nothing to sign in with each day. */
async function requireOtherWayIn({ config, models }: Context, user: UserRecord): Promise<void> {
  if (user.passwordHash !== noPassword) return;
  const hasPasskey = config.relyingParty && (await models.passkeys.exists({ userId: user._id }));
  if (!hasPasskey) throw refusal('OnlyWayIn');
}

/**
 * Stops the Google accounts of a user from signing in to the account; its owner is told by mail. Nothing happens where
 * none is connected. One with the account's own address is connected again when somebody signs in with it. Throws
 * `OnlyWayIn`, before it asks for the proof, and what `proveOwner` throws.
 */
export async function disconnectIdentities(
  context: Context,
  caller: Caller,
  proof: http.OwnerProof,
): Promise<void> {
  const { identities } = context.models;
  const { userId } = caller;
  await requireOtherWayIn(context, await getUser(context, userId));
  await proveOwner(context, caller, proof);
  if (!(await identities.exists({ userId }))) return;
  await identities.deleteMany({ userId });
  await oweMethodNotice(context, userId, 'signInMethodRemoved');
}
