import type { Context } from '../../context.js';
import { noEmailChange } from './no-email-change.js';

/** Forgets a new address that nobody has confirmed. */
export async function cancelEmailChange({ models }: Context, userId: string): Promise<void> {
  await models.users.updateOne({ _id: userId }, { $set: noEmailChange });
}
