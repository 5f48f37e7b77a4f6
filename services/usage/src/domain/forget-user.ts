import { rememberDeletedUser } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { accountDocument } from '../models/account.js';
import { accountsOf } from './account-id.js';

const reservationsView = accountDocument.pick('reservations');

/** Removes the accounts of all months of a user, with what became of their reservations. */
export async function removeAccounts({ models }: Context, userId: string): Promise<void> {
  const accounts = await models.accounts.findReadable(accountsOf(userId), reservationsView);
  const ids = accounts.flatMap(({ reservations }) => reservations.map(({ id }) => id));
  await models.outcomes.deleteMany({ _id: { $in: ids } });
  await models.accounts.deleteMany(accountsOf(userId));
}

/** Removes what is counted for a deleted user, whose reservations are refused from now on. Safe to repeat. */
export async function forgetUser(context: Context, userId: string): Promise<void> {
  await rememberDeletedUser(context, userId);
  await removeAccounts(context, userId);
}
