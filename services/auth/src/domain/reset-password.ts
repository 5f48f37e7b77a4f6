import type { Context } from '../context.js';
import { forgetFailedSignIns } from './brakes/brake-sign-ins.js';
import { endSessions } from './end-sessions.js';
import { refusal } from './refusal.js';
import { hashSecret } from './secrets.js';

/**
 * Sets a new password with a mailed token, which works once. Every session of the user ends and every other
 * reset link dies. Following the link also proves the address. Throws `InvalidResetToken`.
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
  if (!(await models.mailTokens.exists(good))) throw refusal('InvalidResetToken');
  const passwordHash = await passwords.hash(newPassword);
  const used = await models.mailTokens.findOneAndUpdate(good, { $set: { usedAt: now } });
  const user =
    used &&
    (await models.users.findOneAndUpdate(
      { _id: used.userId },
      { $set: { passwordHash, 'mailDue.passwordReset': null } },
    ));
  if (!user) throw refusal('InvalidResetToken');
  await models.users.updateOne({ _id: user._id, verifiedAt: null }, { $set: { verifiedAt: now } });
  await models.mailTokens.updateMany({ ...usable, userId: user._id }, { $set: { usedAt: now } });
  await forgetFailedSignIns(context, user.email, address);
  await endSessions(context, { userId: user._id });
}
