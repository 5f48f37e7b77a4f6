import type { Filter } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { type RejectionDelivery, rejectionDelivery } from '../../models/rejection-delivery.js';
import { stoppedByPerson } from '../records/give-back.js';
import { announceOutcome } from '../records/record-outcome.js';
import { inParallel } from '../sending/in-parallel.js';
import { describeStop, recordsOf, type SomeEmails } from './outbox-ref.js';
import { requireSeen } from './require-seen.js';

const told = 10;

/** Takes some waiting emails of a workspace out of the outbox; returns how many there were. */
export async function stopRecords(
  context: Context,
  workspaceId: string,
  records: Filter<RejectionDelivery>,
  reason: string,
): Promise<number> {
  const deliveries = context.models.deliveries.in(workspaceId);
  // First, so that one on its way back into the outbox, as the screenings did not answer, is stopped as well.
  await deliveries.updateMany(
    { ...records, state: 'sending', handedOver: false },
    { $set: { stopAsked: true } },
  );
  const stop = describeStop(context, reason);
  const quiet = await deliveries.updateMany(
    { ...records, state: 'queued', claimAsked: false },
    { $set: stop },
  );
  const asked = await deliveries.updateMany(
    { ...records, state: 'queued', claimAsked: true },
    { $set: { ...stop, announced: false } },
  );
  if (asked.modifiedCount > 0) {
    context.background.run('announce stops', async () => {
      const untold = await deliveries.findReadable(
        { ...records, state: 'stopped', announced: false },
        rejectionDelivery,
      );
      await inParallel(untold, told, (delivery) => announceOutcome(context, delivery));
    });
  }
  return quiet.modifiedCount + asked.modifiedCount;
}

/** Takes waiting emails out of the outbox. What has begun to leave stays as it is. Throws `JobNotFound`. */
export async function stopRejections(context: Context, some: SomeEmails): Promise<void> {
  await requireSeen(context, some);
  const stopped = await stopRecords(context, some.workspaceId, recordsOf(some), stoppedByPerson);
  context.workMetrics.stops.count({ by: 'person' }, stopped);
}
