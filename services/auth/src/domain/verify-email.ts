import type { Context } from '../context.js';
import { refusal } from './refusal.js';
import { hashSecret } from './secrets.js';

/**
 * Confirms the address that `token` was mailed to. A second click on a used link succeeds again, because people and
 * mail scanners click twice. Throws `InvalidVerificationToken` or `VerificationTokenExpired`.
 */
export async function verifyEmail({ models, clock }: Context, token: string): Promise<void> {
  const now = clock();
  const found = await models.mailTokens.findOne({ _id: hashSecret(token), kind: 'verification' });
  const user = found && (await models.users.findOne({ _id: found.userId }));
  if (!found || !user) throw refusal('InvalidVerificationToken');
  if (user.verifiedAt) return;
  if (found.expiresAt <= now) throw refusal('VerificationTokenExpired');
  await models.users.updateOne(
    { _id: user._id, verifiedAt: null },
    { $set: { verifiedAt: now, 'mailDue.verification': null } },
  );
  await models.mailTokens.updateOne({ _id: found._id }, { $set: { usedAt: now } });
}
