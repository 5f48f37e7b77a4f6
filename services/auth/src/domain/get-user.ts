import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import type { UserRecord } from '../models/user.js';

/** The user of a valid token. Throws `Unauthenticated` when the account is gone. */
export async function getUser({ models }: Context, userId: string): Promise<UserRecord> {
  const user = await models.users.findOne({ _id: userId });
  if (!user) throw commonRefusal('Unauthenticated');
  return user;
}
