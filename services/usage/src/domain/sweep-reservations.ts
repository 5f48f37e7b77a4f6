import type { Context } from '../context.js';
import { accountDocument } from '../models/account.js';
import { endReservation, rememberMs } from './end-reservation.js';

const PAGE = 100;
const reservationsView = accountDocument.pick('reservations');

/**
 * Releases reservations that nobody settled in time, and forgets ended ones after a week, so that an account
 * stays small. Returns how many were released.
 */
export async function sweepReservations(context: Context): Promise<number> {
  const { models, clock, config, log } = context;
  const now = clock().getTime();
  const overdue = {
    state: 'open',
    reservedAt: { $lt: new Date(now - config.reservationMs) },
  } as const;
  let released = 0;
  for (;;) {
    const accounts = await models.accounts.findReadable(
      { reservations: { $elemMatch: overdue } },
      reservationsView,
      { limit: PAGE },
    );
    if (accounts.length === 0) break;
    const late = accounts
      .flatMap(({ reservations }) => reservations)
      .filter(({ state, reservedAt }) => state === 'open' && reservedAt < overdue.reservedAt.$lt);
    for (const { id } of late) {
      await endReservation(context, id, { state: 'released', tokens: 0 });
    }
    released += late.length;
  }
  if (released > 0) log.warn({ released }, 'reservations that nobody settled were released');
  const forgotten = {
    state: { $ne: 'open' },
    reservedAt: { $lt: new Date(now - rememberMs) },
  } as const;
  await models.accounts.updateMany(
    { reservations: { $elemMatch: forgotten } },
    { $pull: { reservations: forgotten } },
  );
  return released;
}
