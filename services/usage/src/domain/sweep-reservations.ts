import { isDeletedWorkspace, placeInWorkspaces } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { accountDocument, type AccountRecord } from '../models/account.js';
import { applyOutcome } from './apply-outcome.js';
import { rememberMs } from './end-reservation.js';
import { removeAccounts } from './forget-workspace.js';

const PAGE = 100;
const reservationsView = accountDocument.pick('workspaceId', 'reservations');

/** How long an expired reservation is remembered: as long as a screening is kept and may wait for its engine. */
const rememberExpiredMs = 366 * 24 * 60 * 60 * 1000;

/**
 * Gives an open reservation back, unless its outcome has come meanwhile; what was used can still be charged. False when
 * it was no longer open.
 */
async function expire(
  context: Context,
  _id: AccountRecord['_id'],
  { id, tokens }: AccountRecord['reservations'][number],
): Promise<boolean> {
  await applyOutcome(context, id);
  const { modifiedCount } = await context.models.accounts.everywhere.updateOne(
    { _id, reservations: { $elemMatch: { id, state: 'open' } } },
    {
      $inc: { used: -tokens },
      $set: { 'reservations.$.state': 'expired', 'reservations.$.tokens': 0 },
    },
  );
  if (modifiedCount === 0) return false;
  context.workMetrics.reservations.count({ outcome: 'expired' });
  context.workMetrics.tokens.count({ event: 'given-back' }, tokens);
  return true;
}

/**
 * Gives back reservations that nobody settled in time, and forgets ended ones after a week, so that an account
 * stays small. Returns how many were given back.
 */
export async function sweepReservations(context: Context): Promise<number> {
  const { models, clock, config, log } = context;
  await placeInWorkspaces(models.accounts.everywhere);
  const now = clock().getTime();
  const overdue = {
    state: 'open',
    reservedAt: { $lt: new Date(now - config.reservationMs) },
  } as const;
  let expired = 0;
  for (let more = true; more;) {
    const accounts = await models.accounts.everywhere.findReadable(
      { reservations: { $elemMatch: overdue } },
      reservationsView,
      { limit: PAGE },
    );
    // A page of which nothing could be given back is left to the next sweep: read again now, it would be the same.
    more = false;
    for (const { _id, workspaceId, reservations } of accounts) {
      // Reserved by a process that stopped before it noticed.
      if (await isDeletedWorkspace(context, workspaceId)) {
        await removeAccounts(context, workspaceId);
        continue;
      }
      const late = reservations.filter(
        ({ state, reservedAt }) => state === 'open' && reservedAt < overdue.reservedAt.$lt,
      );
      for (const reservation of late) {
        if (!(await expire(context, _id, reservation))) continue;
        more = true;
        expired += 1;
      }
    }
  }
  if (expired > 0) log.warn({ expired }, 'reservations that nobody settled were given back');
  const forgotten = [
    { state: { $in: ['settled', 'released'] }, reservedAt: { $lt: new Date(now - rememberMs) } },
    { state: 'expired', reservedAt: { $lt: new Date(now - rememberExpiredMs) } },
  ] as const;
  for (const ended of forgotten) {
    await models.accounts.everywhere.updateMany(
      { reservations: { $elemMatch: ended } },
      { $pull: { reservations: ended } },
    );
  }
  return expired;
}
