import type { Context } from '../context.js';
import { refusal } from './refusal.js';
import { hashSecret } from './secrets.js';

/**
 * Confirms the address that `token` was mailed to, for the sign-up it was mailed for: what somebody else set before or
 * since is not activated. A second click on a used link succeeds again, because people and mail scanners click twice.
 * Throws `InvalidVerificationToken` or `VerificationTokenExpired`.
 */
export async function verifyEmail({ models, clock }: Context, token: string): Promise<void> {
  const now = clock();
  const found = await models.mailTokens.findOne({ _id: hashSecret(token), kind: 'verification' });
  const user = found && (await models.users.findOne({ _id: found.userId }));
  if (!found || !user) throw refusal('InvalidVerificationToken');
  const { registration } = found;
  if (user.registration !== registration) throw refusal('VerificationTokenExpired');
  if (user.verifiedAt) return;
  if (found.usedAt || found.expiresAt <= now) throw refusal('VerificationTokenExpired');
  // Documents of before have no number, which counts as 0.
  const number = registration === 0 ? { $in: [0, null] } : registration;
  const same = { _id: user._id, registration: number };
  await models.users.updateOne(
    { ...same, verifiedAt: null },
    { $set: { verifiedAt: now, 'mailDue.verification': null } },
  );
  const isVerified = await models.users.exists({ ...same, verifiedAt: { $ne: null } });
  if (!isVerified) throw refusal('VerificationTokenExpired');
  await models.mailTokens.updateOne({ _id: found._id }, { $set: { usedAt: now } });
}
