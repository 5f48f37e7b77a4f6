import type { PlanName } from '@shortlist/contracts/entities';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { getUser } from '../get-user.js';

/**
 * Notes that a user asks for a plan, for the operator (`npm run user -- list --asked`). Whoever has it already asks for
 * nothing. Throws `Unauthenticated` when the account is gone.
 */
export async function askForPlan(
  context: Context,
  userId: string,
  plan: PlanName,
): Promise<UserRecord> {
  const { models, log } = context;
  const asking = { _id: userId, plan: { $ne: plan } };
  const user = await models.users.findOneAndUpdate(asking, { $set: { askedFor: plan } });
  if (!user) return getUser(context, userId);
  log.info({ userId, plan }, 'a plan was asked for');
  return user;
}
