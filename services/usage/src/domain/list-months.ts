import type { Context } from '../context.js';
import { accountDocument } from '../models/account.js';
import { monthOf } from './account-id.js';

const mostMonths = 12;
const monthView = accountDocument.pick('_id', 'used');

export interface MonthUsage {
  /** `2026-11`, in UTC. */
  readonly month: string;
  readonly used: number;
}

/** A workspace's use by month, the newest first; the last twelve with any. */
export async function listMonths({ models }: Context, workspaceId: string): Promise<MonthUsage[]> {
  const accounts = await models.accounts.in(workspaceId).findReadable({}, monthView, {
    sort: { _id: -1 },
    limit: mostMonths,
  });
  return accounts.map(({ _id, used }) => ({ month: monthOf(_id), used }));
}
