import { randomUUID } from 'node:crypto';
import type * as http from '@shortlist/contracts/http/auth';
import type { OperationBody } from '@shortlist/contracts/operation';
import { isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import type { UserRecord } from '../models/user.js';
import { oweFirstMail, sendOwedMail } from './due-mails.js';
import { normalizeEmail } from './normalize-email.js';
import { refusal } from './refusal.js';

/** Creates an unverified account and owes it the verification mail. Throws `EmailTaken`. */
export async function registerUser(
  context: Context,
  input: OperationBody<typeof http.register>,
): Promise<void> {
  const { models, passwords, clock, background } = context;
  const email = normalizeEmail(input.email);
  if (await models.users.exists({ email })) throw refusal('EmailTaken');
  const passwordHash = await passwords.hash(input.password);
  let user: UserRecord;
  try {
    user = await models.users.create({
      _id: randomUUID(),
      email,
      firstName: input.firstName,
      lastName: input.lastName,
      company: input.company || null,
      plan: 'Free',
      passwordHash,
      createdAt: clock(),
      ...oweFirstMail(context),
    });
  } catch (error) {
    // Two sign-ups at once: the unique index lets one through.
    if (isDuplicateKey(error)) throw refusal('EmailTaken');
    throw error;
  }
  background.run('verification mail', () => sendOwedMail(context, user, 'verification'));
}
