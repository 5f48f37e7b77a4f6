import { bulkEmail } from '@shortlist/contracts/constants';
import type { Context } from '../../context.js';
import { type RejectionDelivery, rejectionDelivery } from '../../models/rejection-delivery.js';
import { beginAttempt } from '../records/begin-attempt.js';
import { isBacklogFull } from '../records/store-outcome.js';
import { inParallel } from '../sending/in-parallel.js';
import { sendRejection } from '../sending/send-rejection.js';
import { postpone, waitsForScreenings } from './postpone.js';

/**
 * Sends what is due, in batches with pauses, until nothing is or the service stops. `away` when the screenings did not
 * answer: the rest waits.
 */
export async function sendDue(context: Context): Promise<'done' | 'away'> {
  const { deliveries } = context.models;
  while (!context.stopping.aborted && !isBacklogFull(context)) {
    const due = await deliveries.everywhere.findReadable(
      { state: 'queued', sendAt: { $lte: context.clock() } },
      rejectionDelivery,
      { sort: { sendAt: 1 }, limit: bulkEmail.batchSize },
    );
    if (due.length === 0) return 'done';
    let isAway = false;
    const results = await inParallel(due, context.config.smtpConnections, async (record) => {
      if (context.stopping.aborted || isAway) return 'left';
      const result = await sendOne(context, record);
      isAway ||= result === 'away';
      return result;
    });
    if (isAway) {
      await explainWaiting(context);
      return 'away';
    }
    // A pause spares the mail server.
    if (results.includes('tried')) await context.pause(bulkEmail.delayBetweenBatchesSeconds * 1000);
  }
  return 'done';
}

/** Says why what is due stays in the outbox. */
async function explainWaiting(context: Context): Promise<void> {
  const now = context.clock();
  await context.models.deliveries.everywhere.updateMany(
    { state: 'queued', sendAt: { $lte: now }, reason: null },
    { $set: { reason: waitsForScreenings, changedAt: now } },
  );
}

type Result = 'tried' | 'left' | 'away';

async function sendOne(context: Context, due: RejectionDelivery): Promise<Result> {
  const now = context.clock();
  const delivery = await beginAttempt(
    context,
    due,
    { fromOutbox: true },
    { sendAt: { $lte: now } },
  );
  // Stopped, deleted, or taken by another process.
  if (!delivery) return 'left';
  if (due.sendAt)
    context.workMetrics.waits.observe({}, (now.getTime() - due.sendAt.getTime()) / 1000);
  const attempted = await sendRejection(context, { delivery, text: null, refused: null });
  if (attempted.outcome) return attempted.hasTried ? 'tried' : 'left';
  await postpone(context, delivery);
  return attempted.isAway ? 'away' : 'left';
}
