import { workspaceOf } from '@shortlist/contracts/messages/owner';
import type * as messages from '@shortlist/contracts/messages/resumes';
import type { z } from 'zod';
import type { Context } from '../../context.js';
import { rejectionDelivery } from '../../models/rejection-delivery.js';
import { deliveryId } from '../records/claim-delivery.js';
import { announceOutcome } from '../records/record-outcome.js';
import { describeStop } from './outbox-ref.js';

export type Withdrawal = z.output<typeof messages.rejectionWithdrawn.payload>;

const waitingView = rejectionDelivery.pick('state');

/** Finds which of some records are of emails that wait. */
export async function findWaiting(
  { models }: Context,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const waiting = await models.deliveries.everywhere.findReadable(
    { _id: { $in: [...ids] }, state: 'queued' },
    waitingView,
  );
  return new Set(waiting.map(({ _id }) => _id));
}

/**
 * Stops a person's waiting email. One that was queued after the withdrawal stays: the message came late. Whether the
 * person is mailed hangs on the claim alone; this only says it sooner.
 */
export async function withdrawRejection(context: Context, withdrawal: Withdrawal): Promise<void> {
  const { jobId, candidateId, reason, at } = withdrawal;
  const deliveries = context.models.deliveries.in(workspaceOf(withdrawal));
  for (const claimAsked of [false, true]) {
    const stopped = await deliveries.findOneAndUpdate(
      {
        _id: deliveryId({ jobId, candidateId }),
        state: 'queued',
        claimAsked,
        queuedAt: { $lte: new Date(at) },
      },
      { $set: { ...describeStop(context, reason), announced: !claimAsked } },
    );
    if (!stopped) continue;
    context.workMetrics.stops.count({ by: 'withdrawn' });
    // The screenings may have given the right to send it, and wait to hear what became of it.
    if (claimAsked) await announceOutcome(context, stopped);
  }
}
