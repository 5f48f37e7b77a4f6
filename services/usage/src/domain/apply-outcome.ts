import type { Context } from '../context.js';

/**
 * Replaces a reservation that is open, or expired, by what its outcome charges. Does nothing when either is still
 * missing or this is done already, so both the reservation and the outcome call it, in whichever order they arrive.
 */
export async function applyOutcome(
  { models, workMetrics }: Context,
  reservationId: string,
): Promise<void> {
  const outcome = await models.outcomes.findOne({ _id: reservationId });
  if (!outcome) return;
  for (const state of ['open', 'expired'] as const) {
    const undecided = { $elemMatch: { id: reservationId, state } };
    const account = await models.accounts.everywhere.findOne({ reservations: undecided });
    const reservation = account?.reservations.find(({ id }) => id === reservationId);
    if (!account || !reservation) continue;
    // A reservation's tokens change only with its state, so the difference holds while that is the same.
    const { modifiedCount } = await models.accounts.everywhere.updateOne(
      { _id: account._id, reservations: undecided },
      {
        $inc: { used: outcome.tokens - reservation.tokens },
        $set: { 'reservations.$.state': outcome.state, 'reservations.$.tokens': outcome.tokens },
      },
    );
    if (modifiedCount === 0) continue;
    workMetrics.reservations.count({ outcome: outcome.state });
    workMetrics.tokens.count({ event: 'charged' }, outcome.tokens);
    workMetrics.tokens.count({ event: 'given-back' }, reservation.tokens - outcome.tokens);
  }
}
