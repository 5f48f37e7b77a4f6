import type { Context } from '../context.js';

/**
 * Replaces an open reservation by what its outcome charges. Does nothing when either is still missing or it is
 * done already, so both the reservation and the outcome call it, in whichever order they arrive.
 */
export async function applyOutcome({ models }: Context, reservationId: string): Promise<void> {
  const outcome = await models.outcomes.findOne({ _id: reservationId });
  if (!outcome) return;
  const open = { $elemMatch: { id: reservationId, state: 'open' as const } };
  const account = await models.accounts.findOne({ reservations: open });
  const reservation = account?.reservations.find(({ id }) => id === reservationId);
  if (!account || !reservation) return;
  // The tokens of an open reservation never change, so the difference holds if it is still open.
  await models.accounts.updateOne(
    { _id: account._id, reservations: open },
    {
      $inc: { used: outcome.tokens - reservation.tokens },
      $set: { 'reservations.$.state': outcome.state, 'reservations.$.tokens': outcome.tokens },
    },
  );
}
