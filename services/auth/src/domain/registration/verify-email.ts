import type { Filter } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { oweMail, sendOwedMail } from '../mails/due-mails.js';
import { noPassword } from '../passwords/passwords.js';
import { refusal } from '../refusal.js';
import { hashSecret } from '../secrets.js';
import { activate } from './activation.js';

const needsPassword = ({ replaced, passwordHash }: UserRecord) =>
  replaced && passwordHash === noPassword;

/**
 * Confirms the address that `token` was mailed to, for the sign-up it was mailed for: what somebody else set before or
 * since is not activated. A second click on a used link succeeds again, because people and mail scanners click twice.
 * Returns whether the account has no password yet; the link to choose one is mailed by the first click. Throws
 * `InvalidVerificationToken` or `VerificationTokenExpired`.
 */
export async function verifyEmail(context: Context, token: string): Promise<boolean> {
  const { models, clock, background } = context;
  const now = clock();
  const found = await models.mailTokens.findOne({ _id: hashSecret(token), kind: 'verification' });
  const user = found && (await models.users.findOne({ _id: found.userId }));
  if (!found || !user) throw refusal('InvalidVerificationToken');
  const { registration } = found;
  if (user.registration !== registration) throw refusal('VerificationTokenExpired');
  if (user.verifiedAt) return needsPassword(user);
  if (found.usedAt || found.expiresAt <= now) throw refusal('VerificationTokenExpired');
  // Documents of before have no number, which counts as 0.
  const number = registration === 0 ? { $in: [0, null] } : registration;
  const same = { _id: user._id, registration: number } as Filter<UserRecord>;
  const verified = await models.users.findOneAndUpdate(
    { ...same, verifiedAt: null },
    {
      $set: { ...activate(user, now), ...(user.replaced ? oweMail(context, 'passwordReset') : {}) },
    },
  );
  const account = verified ?? (await models.users.findOne({ ...same, verifiedAt: { $ne: null } }));
  if (!account) throw refusal('VerificationTokenExpired');
  await models.mailTokens.updateOne({ _id: found._id }, { $set: { usedAt: now } });
  if (verified && needsPassword(verified)) {
    background.run('password mail', () => sendOwedMail(context, verified, 'passwordReset'));
  }
  return needsPassword(account);
}
