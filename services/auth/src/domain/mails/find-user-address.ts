import type { Context } from '../../context.js';
import { userDocument } from '../../models/user.js';

const addressView = userDocument.pick('email', 'firstName', 'verifiedAt');

/** Where a user reads mail; null for one who is gone or never confirmed an address. */
export async function findUserAddress(
  { models }: Context,
  userId: string,
): Promise<{ email: string | null; firstName: string }> {
  const user = await models.users.findOne({ _id: userId }, addressView);
  if (!user?.verifiedAt) return { email: null, firstName: '' };
  return { email: user.email, firstName: user.firstName };
}
