import type * as http from '@shortlist/contracts/http/auth';
import type { Context } from '../../context.js';
import { isOnlyWayIn } from '../federation/is-only-way-in.js';
import { getUser } from '../get-user.js';
import { oweMethodNotice } from '../mails/owe-method-notice.js';
import { refusal } from '../refusal.js';
import { type Caller, proveOwner } from '../sign-in/prove-owner.js';

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
  if (await isOnlyWayIn(context, await getUser(context, userId))) throw refusal('OnlyWayIn');
  await proveOwner(context, caller, proof);
  if (!(await identities.exists({ userId }))) return;
  await identities.deleteMany({ userId });
  await oweMethodNotice(context, userId, 'signInMethodRemoved');
}
