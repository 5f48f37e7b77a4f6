import { workspaceOf } from '@shortlist/contracts/messages/owner';
import type * as messages from '@shortlist/contracts/messages/usage';
import { isDeletedWorkspace } from '@shortlist/service-kit';
import type { z } from 'zod';
import type { Context } from '../context.js';
import { accountId } from './account-id.js';
import { applyOutcome } from './apply-outcome.js';
import { removeAccounts } from './forget-workspace.js';
import { insertOnce } from './insert-once.js';

type Reservation = z.output<typeof messages.reserveTokens.payload>;
type Reply = z.output<typeof messages.reserveTokens.reply>;

/**
 * Reserves tokens of this month, if the plan's limit allows it. The check and the reservation are one update, so that
 * concurrent calls never exceed the limit. The same id reserves once and always gets the same answer; a deleted
 * workspace reserves nothing.
 */
export async function reserveTokens(context: Context, reservation: Reservation): Promise<Reply> {
  const { models, clock, config, workMetrics } = context;
  const { reservationId, userId, plan, exempt, tokens } = reservation;
  const workspaceId = workspaceOf(reservation);
  const accounts = models.accounts.in(workspaceId);
  const now = clock();
  const _id = accountId(workspaceId, now);
  const limit = config.tokenLimits[plan];
  const earlier = await models.accounts.everywhere.findOne({ 'reservations.id': reservationId });
  if (!earlier) {
    if (!(await accounts.exists({ _id }))) {
      await insertOnce(() => accounts.create({ _id, userId, used: 0, reservations: [] }));
    }
    const room = exempt ? {} : { used: { $lte: limit - tokens } };
    await accounts.updateOne(
      { _id, 'reservations.id': { $ne: reservationId }, ...room },
      {
        $inc: { used: tokens },
        $push: { reservations: { id: reservationId, state: 'open', tokens, reservedAt: now } },
      },
    );
    // Its release or settlement may have overtaken it.
    await applyOutcome(context, reservationId);
    if (await isDeletedWorkspace(context, workspaceId)) await removeAccounts(context, workspaceId);
  }
  const account = await models.accounts.everywhere.findOne({ _id: earlier?._id ?? _id });
  const stored = account?.reservations.find(({ id }) => id === reservationId);
  const granted = stored?.state === 'open' || stored?.state === 'settled';
  if (!earlier) {
    workMetrics.reservations.count({ outcome: granted ? 'granted' : 'refused' });
    workMetrics.tokens.count({ event: 'reserved' }, granted ? tokens : 0);
  }
  return {
    granted,
    tokens_remaining: limit - (account?.used ?? 0),
  };
}
