import { isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { brakeMail } from '../brakes/brake-mails.js';
import type { SignInOrigin } from '../brakes/brake-sign-ins.js';
import { oweMail, sendOwedMail } from '../mails/due-mails.js';
import { normalizeEmail } from '../normalize-email.js';
import { refusal } from '../refusal.js';
import { type Credentials, proveCredentials } from '../sign-in/log-in.js';

/**
 * Corrects the address of an account that is not verified, proved by its password, and owes the verification mail to
 * the new one. Links to the former address stop working. Throws `InvalidCredentials`, `AlreadyVerified`, `EmailTaken`
 * or `TooManyRequests`.
 */
export async function changeUnverifiedEmail(
  context: Context,
  { newEmail, ...credentials }: Credentials & { readonly newEmail: string },
  origin: SignInOrigin,
): Promise<void> {
  const { models, background } = context;
  const { _id, verifiedAt } = await proveCredentials(context, credentials, origin);
  if (verifiedAt) throw refusal('AlreadyVerified');
  const email = normalizeEmail(newEmail);
  if (await models.users.exists({ email, verifiedAt: { $ne: null } })) throw refusal('EmailTaken');
  await brakeMail(context, 'verification', email);
  const other = { email, verifiedAt: null, _id: { $ne: _id } };
  const replaced = await models.users.exists(other);
  await models.users.deleteMany(other);
  const change = {
    $set: { email, replaced, ...oweMail(context, 'verification') },
    $inc: { registration: 1 },
  };
  const user = await models.users
    .findOneAndUpdate({ _id, verifiedAt: null }, change)
    .catch((error: unknown) => {
      // Somebody signed up with the new address in this moment.
      throw isDuplicateKey(error) ? refusal('EmailTaken') : error;
    });
  if (!user) throw refusal('AlreadyVerified');
  background.run('verification mail', () => sendOwedMail(context, user, 'verification'));
}
