import { outbox } from '@shortlist/contracts/constants';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { deliveryState, rejectionDelivery } from '../../models/rejection-delivery.js';
import { type OutboxRef, recordsOf } from './outbox-ref.js';
import { requireSeen } from './require-seen.js';

/** How far the clocks of processes may be apart, and a change may be on its way to the database. */
const overlapMs = 10_000;

const entryView = rejectionDelivery.pick('candidateId', 'email', 'state', 'reason', 'sendAt', 'at');
const delayView = rejectionDelivery.pick('delaySeconds');

// One query, so that an email that goes from one state to another meanwhile is in one of them.
const countByState = { _id: '$state', count: { $sum: 1 }, next: { $min: '$sendAt' } };
const stateCount = z.object({
  _id: deliveryState,
  count: z.number(),
  next: z.date().nullable(),
});

function countsOf(groups: readonly z.output<typeof stateCount>[]) {
  const counts = { queued: 0, sending: 0, sent: 0, failed: 0, unknown: 0, stopped: 0 };
  for (const { _id, count } of groups) counts[_id] += count;
  return counts;
}

/**
 * States of a screening's rejections; with `since`, entries that changed after that time, and perhaps a few more.
 * Throws `JobNotFound` for a screening that the member does not see.
 */
export async function readOutbox(
  context: Context,
  { since, ...ref }: OutboxRef & { readonly since?: Date | undefined },
) {
  await requireSeen(context, ref);
  const deliveries = context.models.deliveries.in(ref.workspaceId);
  const asOf = context.clock();
  const all = recordsOf(ref);
  const from = since && new Date(since.getTime() - overlapMs);
  const changed = from && {
    $or: [{ changedAt: { $gte: from } }, { changedAt: null, at: { $gte: from } }],
  };
  const [groups, entries, last] = await Promise.all([
    deliveries.aggregate(all, [{ $group: countByState }], stateCount),
    deliveries.findReadable({ ...all, ...changed }, entryView),
    deliveries.findOne({ ...all, queuedAt: { $gt: new Date(0) } }, delayView, {
      sort: { queuedAt: -1 },
    }),
  ]);
  return {
    entries,
    counts: countsOf(groups),
    nextSendAt: groups.find(({ _id }) => _id === 'queued')?.next ?? null,
    delaySeconds: last?.delaySeconds ?? outbox.defaultSeconds,
    asOf,
  };
}

export type OutboxReading = Awaited<ReturnType<typeof readOutbox>>;
