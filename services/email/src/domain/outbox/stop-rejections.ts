import type { Context } from '../../context.js';
import { rejectionDelivery } from '../../models/rejection-delivery.js';
import { stoppedByPerson } from '../records/give-back.js';
import { announceOutcome } from '../records/record-outcome.js';
import { inParallel } from '../sending/in-parallel.js';
import { describeStop, recordsOf, type SomeEmails } from './outbox-ref.js';

const told = 10;

/** Takes waiting emails out of the outbox. What has begun to leave stays as it is. */
export async function stopRejections(context: Context, some: SomeEmails): Promise<void> {
  const { deliveries } = context.models;
  const records = recordsOf(some);
  // First, so that one on its way back into the outbox, as the screenings did not answer, is stopped as well.
  await deliveries.updateMany(
    { ...records, state: 'sending', handedOver: false },
    { $set: { stopAsked: true } },
  );
  const stop = describeStop(context, stoppedByPerson);
  const quiet = await deliveries.updateMany(
    { ...records, state: 'queued', claimAsked: false },
    { $set: stop },
  );
  const asked = await deliveries.updateMany(
    { ...records, state: 'queued', claimAsked: true },
    { $set: { ...stop, announced: false } },
  );
  const stopped = quiet.modifiedCount + asked.modifiedCount;
  context.workMetrics.stops.count({ by: 'person' }, stopped);
  if (asked.modifiedCount === 0) return;
  context.background.run('announce stops', async () => {
    const untold = await deliveries.findReadable(
      { ...records, state: 'stopped', announced: false },
      rejectionDelivery,
    );
    await inParallel(untold, told, (delivery) => announceOutcome(context, delivery));
  });
}
