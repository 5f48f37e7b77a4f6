import type { Context } from '../context.js';
import type { RejectionDeliveryRecord } from '../models/rejection-delivery.js';
import { announceOutcome, recordOutcome } from './record-outcome.js';

/** An outcome younger than this is still being told by the request that made it. */
const announceAfterMs = 60_000;
const perPass = 200;

const interrupted =
  'Sending was interrupted, so the email may or may not have arrived. It is not sent again by itself.';

/** Ends what an interrupted process left: attempts nobody is at become `unknown`, untold outcomes are told. */
export async function sweepDeliveries(context: Context): Promise<void> {
  const { deliveries } = context.models;
  const now = context.clock().getTime();
  const abandoned = await deliveries
    .find({ state: 'sending', at: { $lt: new Date(now - context.config.sendingLeaseMs) } })
    .limit(perPass)
    .lean<RejectionDeliveryRecord[]>();
  for (const delivery of abandoned)
    await recordOutcome(context, delivery, { state: 'unknown', reason: interrupted });
  const untold = await deliveries
    .find({
      announced: false,
      state: { $ne: 'sending' },
      at: { $lt: new Date(now - announceAfterMs) },
    })
    .limit(perPass)
    .lean<RejectionDeliveryRecord[]>();
  for (const delivery of untold) await announceOutcome(context, delivery);
}
