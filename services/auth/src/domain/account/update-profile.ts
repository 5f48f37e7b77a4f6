import type * as http from '@shortlist/contracts/http/auth';
import type { OperationBody } from '@shortlist/contracts/operation';
import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { requireNoLinks } from '../registration/require-no-links.js';

/** Changes what the user is called. Throws `InvalidInput` for a name that holds a web address. */
export async function updateProfile(
  { models }: Context,
  userId: string,
  { firstName, lastName, company }: OperationBody<typeof http.updateProfile>,
): Promise<UserRecord> {
  requireNoLinks({ firstName, lastName, company });
  const change = { $set: { firstName, lastName, company: company || null } };
  const user = await models.users.findOneAndUpdate({ _id: userId }, change);
  if (!user) throw commonRefusal('Unauthenticated');
  return user;
}
