import { randomUUID } from 'node:crypto';
import { isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { oweMethodNotice } from '../mails/owe-method-notice.js';
import { noPassword } from '../passwords/passwords.js';
import { endSessions } from '../sessions/end-sessions.js';
import { linkIdentity } from './link-identity.js';
import type { Person } from './read-person.js';

/** Changes of an account that its owner has proved by signing in at the provider. */
function provedBy({ firstName, lastName }: Person, now: Date) {
  return {
    firstName,
    lastName,
    company: null,
    passwordHash: noPassword,
    passwordSetAt: null,
    verifiedAt: now,
  };
}

/**
 * Takes over an account whose address nobody had verified: its maker need not have been the address's owner.
 * Their password, names and sessions go, and so do the links that were mailed. Null if it was verified meanwhile.
 */
export async function takeOver(
  context: Context,
  person: Person,
  userId: string,
): Promise<UserRecord | null> {
  const { models, clock } = context;
  const user = await models.users.findOneAndUpdate(
    { _id: userId, verifiedAt: null },
    {
      $set: {
        ...provedBy(person, clock()),
        replaced: false,
        'mailDue.verification': null,
        'mailDue.passwordReset': null,
      },
      // A verification mail that is being sent now has a link that no longer counts.
      $inc: { registration: 1 },
    },
  );
  if (!user) return null;
  await models.mailTokens.deleteMany({ userId });
  await endSessions(context, { userId });
  return user;
}

/** A new account; null if there is one of that address by now. */
export async function createAccount(
  { models, clock }: Context,
  person: Person,
): Promise<UserRecord | null> {
  const now = clock();
  try {
    return await models.users.create({
      _id: randomUUID(),
      email: person.email,
      plan: 'Free',
      createdAt: now,
      ...provedBy(person, now),
    });
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

async function findByAddress(context: Context, person: Person): Promise<UserRecord | null> {
  const user = await context.models.users.findOne({ email: person.email });
  if (!user) return createAccount(context, person);
  return user.verifiedAt
    ? oweMethodNotice(context, user._id, 'signInMethodAdded')
    : takeOver(context, person, user._id);
}

/** One step; null if another sign-in of the same person was faster, and what it wrote counts. */
async function tryToFind(context: Context, person: Person): Promise<UserRecord | null> {
  const { identities, users } = context.models;
  const identity = await identities.findOne(person.identity);
  if (identity) {
    const user = await users.findOne({ _id: identity.userId });
    if (user) {
      const { email } = person;
      if (identity.email !== email) {
        await identities.updateOne({ _id: identity._id }, { $set: { email } });
      }
      return user;
    }
    // Its account was deleted: the person begins again.
    await identities.deleteOne({ _id: identity._id });
  }
  const user = await findByAddress(context, person);
  return user && (await linkIdentity(context, person, user._id)) ? user : null;
}

/**
 * The account that `person` signs in to: the one they signed in to before, whatever their address is now; else the one
 * of their address, if its owner has verified it; else a new one, also in the place of an unverified one. Sign-ins at
 * the same time find the same account.
 */
export async function findAccount(context: Context, person: Person): Promise<UserRecord> {
  for (;;) {
    const user = await tryToFind(context, person);
    if (user) return user;
  }
}
