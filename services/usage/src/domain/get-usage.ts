import type { Member } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { accountDocument } from '../models/account.js';
import { accountId, endOfMonth } from './account-id.js';

const usedView = accountDocument.pick('used');

export interface Usage {
  /** Charged and reserved tokens of this month. */
  readonly used: number;
  readonly limit: number;
  readonly resetsAt: Date;
}

/** A workspace's use in this month, against the limit of the plan that the token names. */
export async function getUsage(
  { models, clock, config }: Context,
  { workspaceId, plan }: Pick<Member, 'workspaceId' | 'plan'>,
): Promise<Usage> {
  const now = clock();
  const account = await models.accounts
    .in(workspaceId)
    .findOne({ _id: accountId(workspaceId, now) }, usedView);
  return {
    used: account?.used ?? 0,
    limit: config.tokenLimits[plan],
    resetsAt: endOfMonth(now),
  };
}
