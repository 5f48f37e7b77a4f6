import { placeInWorkspaces, rememberDeletedWorkspace } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { accountDocument } from '../models/account.js';

const reservationsView = accountDocument.pick('reservations');

/** Removes the accounts of all months of a workspace, with what became of their reservations. */
export async function removeAccounts({ models }: Context, workspaceId: string): Promise<void> {
  const own = models.accounts.in(workspaceId);
  const accounts = await own.findReadable({}, reservationsView);
  const ids = accounts.flatMap(({ reservations }) => reservations.map(({ id }) => id));
  await models.outcomes.deleteMany({ _id: { $in: ids } });
  await own.deleteMany({});
}

/** Removes what is counted for a deleted workspace, whose reservations are refused from now on. Safe to repeat. */
export async function forgetWorkspace(context: Context, workspaceId: string): Promise<void> {
  await rememberDeletedWorkspace(context, workspaceId);
  await placeInWorkspaces(context.models.accounts.everywhere);
  await removeAccounts(context, workspaceId);
}
