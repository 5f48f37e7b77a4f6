import type * as messages from '@shortlist/contracts/messages/usage';
import { isDeletedUser } from '@shortlist/service-kit';
import type { z } from 'zod';
import type { Context } from '../context.js';
import { accountId } from './account-id.js';
import { applyOutcome } from './apply-outcome.js';
import { removeAccounts } from './forget-user.js';
import { insertOnce } from './insert-once.js';

type Reservation = z.output<typeof messages.reserveTokens.payload>;
type Reply = z.output<typeof messages.reserveTokens.reply>;

/**
 * Reserves tokens of this month, if the plan's limit allows it. The check and the reservation are one update, so that
 * concurrent calls never exceed the limit. The same id reserves once and always gets the same answer; a deleted user
 * reserves nothing.
 */
export async function reserveTokens(
  context: Context,
  { reservationId, userId, plan, exempt, tokens }: Reservation,
): Promise<Reply> {
  const { models, clock, config, workMetrics } = context;
  const now = clock();
  const _id = accountId(userId, now);
  const limit = config.tokenLimits[plan];
  const earlier = await models.accounts.findOne({ 'reservations.id': reservationId });
  if (!earlier) {
    if (!(await models.accounts.exists({ _id }))) {
      await insertOnce(() => models.accounts.create({ _id, userId, used: 0, reservations: [] }));
    }
    const room = exempt ? {} : { used: { $lte: limit - tokens } };
    await models.accounts.updateOne(
      { _id, 'reservations.id': { $ne: reservationId }, ...room },
      {
        $inc: { used: tokens },
        $push: { reservations: { id: reservationId, state: 'open', tokens, reservedAt: now } },
      },
    );
    // Its release or settlement may have overtaken it.
    await applyOutcome(context, reservationId);
    if (await isDeletedUser(context, userId)) await removeAccounts(context, userId);
  }
  const account = await models.accounts.findOne({ _id: earlier?._id ?? _id });
  const reservation = account?.reservations.find(({ id }) => id === reservationId);
  const granted = reservation?.state === 'open' || reservation?.state === 'settled';
  if (!earlier) {
    workMetrics.reservations.count({ outcome: granted ? 'granted' : 'refused' });
    workMetrics.tokens.count({ event: 'reserved' }, granted ? tokens : 0);
  }
  return {
    granted,
    tokens_remaining: limit - (account?.used ?? 0),
  };
}
