import type { Context } from '../../context.js';
import { requireStillThere } from '../erasure/erase-user.js';
import { linkIdentity } from '../federation/link-identity.js';
import { type Person, readPerson } from '../federation/read-person.js';
import {
  checkIdentityToken,
  type IdentityTokenInput,
  spendIdentityToken,
} from '../federation/use-identity-token.js';
import { getUser } from '../get-user.js';
import { oweMethodNotice } from '../mails/owe-method-notice.js';
import { refusal } from '../refusal.js';

/** The account that a person at the provider signs in to; one that was deleted does not count. */
async function findOwner({ models }: Context, person: Person): Promise<string | null> {
  const identity = await models.identities.findOne(person.identity);
  if (!identity) return null;
  if (await models.users.exists({ _id: identity.userId })) return identity.userId;
  await models.identities.deleteOne({ _id: identity._id });
  return null;
}

/**
 * Lets a Google account of the user's own address sign in to the account; its owner is told by mail. Nothing happens
 * where it does already. Throws `IdentityInUse`, `IdentityAddressOther`, `AnotherIdentityConnected`, what `readPerson`
 * throws, or what is wrong with the id token.
 */
export async function connectIdentity(
  context: Context,
  userId: string,
  input: IdentityTokenInput,
): Promise<void> {
  const token = await checkIdentityToken(context, input);
  const person = readPerson(token);
  await spendIdentityToken(context, token);
  const user = await getUser(context, userId);
  const owner = await findOwner(context, person);
  if (owner === userId) return;
  if (owner !== null) throw refusal('IdentityInUse');
  if (person.email !== user.email) throw refusal('IdentityAddressOther');
  if (await context.models.identities.exists({ userId })) throw refusal('AnotherIdentityConnected');
  if (!(await linkIdentity(context, person, userId))) throw refusal('IdentityInUse');
  await requireStillThere(context, userId);
  await oweMethodNotice(context, userId, 'signInMethodAdded');
}
