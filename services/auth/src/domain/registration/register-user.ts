import { randomUUID } from 'node:crypto';
import type * as http from '@shortlist/contracts/http/auth';
import type { OperationBody } from '@shortlist/contracts/operation';
import { isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { brakeMail } from '../brakes/brake-mails.js';
import { oweFirstMail, oweMail, sendOwedMail } from '../mails/due-mails.js';
import { normalizeEmail } from '../normalize-email.js';
import { requireGoodPassword } from '../passwords/require-good-password.js';
import { refusal } from '../refusal.js';
import { requireNoLinks } from './require-no-links.js';

type Account = Pick<
  UserRecord,
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'plan'
  | 'askedFor'
  | 'passwordHash'
  | 'passwordSetAt'
  | 'createdAt'
>;

/**
 * A person who did not verify the address loses it: nothing of theirs is left, and their links stop working. A sign-up
 * with the same password is taken for the same person.
 */
async function replaceUnverified(
  context: Context,
  account: Account,
  password: string,
): Promise<UserRecord | null> {
  const { models, passwords } = context;
  for (;;) {
    const other = await models.users.findOne({ email: account.email, verifiedAt: null });
    if (!other) return null;
    const isSame = await passwords.verify(password, other.passwordHash);
    const replaced = await models.users.findOneAndUpdate(
      // Another sign-up may have come in between: then it is compared with that.
      { _id: other._id, verifiedAt: null, passwordHash: other.passwordHash },
      {
        $set: {
          ...account,
          replaced: other.replaced || !isSame,
          ...oweMail(context, 'verification'),
        },
        $inc: { registration: 1 },
      },
    );
    if (replaced) return replaced;
  }
}

async function storeAccount(
  context: Context,
  account: Account,
  password: string,
): Promise<UserRecord> {
  const replaced = await replaceUnverified(context, account, password);
  if (replaced) return replaced;
  try {
    return await context.models.users.create({
      _id: randomUUID(),
      ...account,
      ...oweFirstMail(context),
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  // Two sign-ups at once: the unique index lets one through, the other comes after it.
  const second = await replaceUnverified(context, account, password);
  if (!second) throw refusal('EmailTaken');
  return second;
}

/**
 * Creates an unverified account, in place of one with this address that was never verified, and owes it the
 * verification mail. Throws `EmailTaken` when the address is verified, and
 * `InvalidInput` or `TooManyRequests`.
 */
export async function registerUser(
  context: Context,
  input: OperationBody<typeof http.register>,
): Promise<void> {
  const { models, passwords, clock, background } = context;
  const email = normalizeEmail(input.email);
  if (await models.users.exists({ email, verifiedAt: { $ne: null } })) throw refusal('EmailTaken');
  await requireGoodPassword(context, input.password, input);
  requireNoLinks(input);
  await brakeMail(context, 'verification', email);
  const now = clock();
  const account = {
    email,
    firstName: input.firstName,
    lastName: input.lastName,
    company: input.company || null,
    plan: 'Free',
    askedFor: input.askedFor ?? null,
    passwordHash: await passwords.hash(input.password),
    passwordSetAt: now,
    createdAt: now,
  } as const;
  const user = await storeAccount(context, account, input.password);
  background.run('verification mail', () => sendOwedMail(context, user, 'verification'));
}
