import { isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { oweMail, sendOwedMail } from '../due-mails.js';
import { refusal } from '../refusal.js';
import { hashSecret } from '../secrets.js';
import { noEmailChange } from './no-email-change.js';

/**
 * Makes the address that `token` was mailed to the one of its account, and tells the former one. Sessions go on; an
 * account of that address that nobody verified goes. A second click succeeds again. Returns the address. Throws
 * `InvalidEmailChangeToken`, `EmailChangeTokenExpired` or `AddressInUse`.
 */
export async function confirmEmailChange(context: Context, token: string): Promise<string> {
  const { models, clock, background } = context;
  const now = clock();
  const found = await models.mailTokens.findOne({ _id: hashSecret(token), kind: 'emailChange' });
  const user = found && (await models.users.findOne({ _id: found.userId }));
  if (!found || !user || found.newEmail === null) throw refusal('InvalidEmailChangeToken');
  const { newEmail } = found;
  if (found.usedAt && user.email === newEmail) return newEmail;
  if (found.usedAt || found.expiresAt <= now || user.newEmail !== newEmail) {
    throw refusal('EmailChangeTokenExpired');
  }
  await models.users.deleteMany({ email: newEmail, verifiedAt: null });
  const changed = await models.users
    .findOneAndUpdate(
      { _id: user._id, email: user.email, newEmail },
      {
        $set: {
          ...noEmailChange,
          email: newEmail,
          formerEmail: user.email,
          // A link that is owed would go to another inbox than it was asked for.
          'mailDue.passwordReset': null,
          ...oweMail(context, 'emailChanged'),
        },
      },
    )
    .catch((error: unknown) => {
      throw isDuplicateKey(error) ? refusal('AddressInUse') : error;
    });
  if (!changed) throw refusal('EmailChangeTokenExpired');
  // Links that went to the former address, too.
  const unused = { userId: user._id, usedAt: null };
  await models.mailTokens.updateMany(unused, { $set: { usedAt: now } });
  background.run('address notice', () => sendOwedMail(context, changed, 'emailChanged'));
  return newEmail;
}
