import type { Context } from '../../../context.js';
import { refusal } from '../../refusal.js';
import { clearUnlessNeeded } from '../clear-unless-needed.js';
import { oweFactorNotice } from '../owe-factor-notice.js';

interface OwnPasskey {
  readonly userId: string;
  readonly id: string;
}

/** Throws `PasskeyNotFound`, also for a passkey of somebody else. */
export async function renamePasskey(
  { models }: Context,
  { userId, id, name }: OwnPasskey & { readonly name: string },
): Promise<void> {
  const { matchedCount } = await models.passkeys.updateOne({ _id: id, userId }, { $set: { name } });
  if (matchedCount === 0) throw refusal('PasskeyNotFound');
}

/** Throws `PasskeyNotFound`, also for a passkey of somebody else. */
export async function removePasskey(context: Context, { userId, id }: OwnPasskey): Promise<void> {
  const { passkeys } = context.models;
  if (!(await passkeys.exists({ _id: id, userId }))) throw refusal('PasskeyNotFound');
  await passkeys.deleteOne({ _id: id, userId });
  await clearUnlessNeeded(context, userId);
  await oweFactorNotice(context, userId, 'secondFactorRemoved');
}
