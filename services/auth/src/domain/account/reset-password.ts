import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { eraseApiTokens } from '../api-tokens/manage-api-tokens.js';
import { forgetFailedSignIns } from '../brakes/brake-sign-ins.js';
import { oweMail, sendOwedMail } from '../mails/due-mails.js';
import { requireGoodPassword } from '../passwords/require-good-password.js';
import { refusal } from '../refusal.js';
import { activate } from '../registration/activation.js';
import { hashSecret } from '../secrets.js';
import { shutOut } from '../sign-in/shut-out.js';
import { isSignedInByProvider } from '../ways-in/require-way-in.js';
import { noEmailChange } from './email-change.js';

/** The link was mailed to the address, so its owner followed it; of who signed up with it nothing else is known. */
async function verifyByReset(
  { models, clock }: Context,
  user: UserRecord,
  passwordHash: string,
): Promise<void> {
  await models.users.updateOne(
    { _id: user._id, verifiedAt: null, passwordHash },
    { $set: { ...activate(user, clock()), passwordHash, passwordSetAt: user.passwordSetAt } },
  );
}

/**
 * Sets a new password with a mailed token, which works once. Every session and access token of the API of the
 * user ends and every other reset link dies. Following the link also proves the address. A second factor stays on, and every browser is asked
 * for it again. Throws `InvalidResetToken`, or
 * `InvalidInput` for a password that is none to choose; the token can then be used again. Throws `SingleSignOnOnly` where
 * a workspace lets this user sign in by its provider alone, and the provider does.
 */
export async function resetPassword(
  context: Context,
  {
    token,
    newPassword,
    address,
  }: { readonly token: string; readonly newPassword: string; readonly address: string },
): Promise<void> {
  const { models, passwords, clock } = context;
  const now = clock();
  const usable = { kind: 'passwordReset', usedAt: null } as const;
  const good = { ...usable, _id: hashSecret(token), expiresAt: { $gt: now } };
  // Looked up first: a made-up token must not cost a hash.
  const found = await models.mailTokens.findOne(good);
  const owner = found && (await models.users.findOne({ _id: found.userId }));
  if (!owner) throw refusal('InvalidResetToken');
  if (await isSignedInByProvider(context, owner)) throw refusal('SingleSignOnOnly');
  await requireGoodPassword(context, newPassword, owner);
  const passwordHash = await passwords.hash(newPassword);
  const used = await models.mailTokens.findOneAndUpdate(good, { $set: { usedAt: now } });
  const user =
    used &&
    (await models.users.findOneAndUpdate(
      { _id: used.userId },
      {
        $set: {
          passwordHash,
          passwordSetAt: now,
          'mailDue.passwordReset': null,
          // The owner may be shutting out the person who asked for another address.
          ...noEmailChange,
          ...oweMail(context, 'passwordChanged'),
        },
      },
    ));
  if (!user) throw refusal('InvalidResetToken');
  if (!user.verifiedAt) await verifyByReset(context, user, passwordHash);
  await models.mailTokens.updateMany({ ...usable, userId: user._id }, { $set: { usedAt: now } });
  await forgetFailedSignIns(context, user.email, address);
  await shutOut(context, { userId: user._id });
  // The person being shut out may have made some.
  await eraseApiTokens(context, user._id);
  context.background.run('notice', () => sendOwedMail(context, user, 'passwordChanged'));
}
