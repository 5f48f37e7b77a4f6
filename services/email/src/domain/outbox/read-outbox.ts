import { outbox } from '@shortlist/contracts/constants';
import type { Context } from '../../context.js';
import { rejectionDelivery } from '../../models/rejection-delivery.js';
import { findRejections } from '../screenings/find-rejections.js';
import { type OutboxRef, recordsOf } from './outbox-ref.js';

/** How far the clocks of processes may be apart, and a change may be on its way to the database. */
const overlapMs = 10_000;

const entryView = rejectionDelivery.pick('candidateId', 'email', 'state', 'reason', 'sendAt', 'at');
const nextView = rejectionDelivery.pick('sendAt');
const delayView = rejectionDelivery.pick('delaySeconds');

const states = ['queued', 'sending', 'sent', 'failed', 'unknown', 'stopped'] as const;

/**
 * What became of a screening's rejections; with `since`, entries that changed after that time, and perhaps a few more.
 * Throws `JobNotFound` for a screening that is not the user's.
 */
export async function readOutbox(
  context: Context,
  { since, ...ref }: OutboxRef & { readonly since?: Date | undefined },
) {
  const { deliveries } = context.models;
  const asOf = context.clock();
  const all = recordsOf(ref);
  const from = since && new Date(since.getTime() - overlapMs);
  const changed = from && {
    $or: [{ changedAt: { $gte: from } }, { changedAt: null, at: { $gte: from } }],
  };
  const count = async (state: (typeof states)[number]) =>
    [state, await deliveries.count({ ...all, state })] as const;
  const [counted, entries, next, last] = await Promise.all([
    Promise.all(states.map(count)),
    deliveries.findReadable({ ...all, ...changed }, entryView),
    deliveries.findOne({ ...all, state: 'queued' }, nextView, { sort: { sendAt: 1 } }),
    deliveries.findOne({ ...all, queuedAt: { $gt: new Date(0) } }, delayView, {
      sort: { queuedAt: -1 },
    }),
  ]);
  const counts = Object.fromEntries(counted) as Record<(typeof states)[number], number>;
  // Records are the user's own; without any, the screenings know whether this one is.
  if (Object.values(counts).every((value) => value === 0))
    await findRejections(context, { ...ref, candidateIds: [] });
  return {
    entries,
    counts,
    nextSendAt: next?.sendAt ?? null,
    delaySeconds: last?.delaySeconds ?? outbox.defaultSeconds,
    asOf,
  };
}

export type OutboxReading = Awaited<ReturnType<typeof readOutbox>>;
