import * as resumesMessages from '@shortlist/contracts/messages/resumes';
import * as usageMessages from '@shortlist/contracts/messages/usage';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { notifyCompleted } from '../webhooks/notify-completed.js';

/**
 * Charges a finished job and announces that it is done, then records that the broker has both. After a crash in
 * between, the sweeper repeats it: the charge is idempotent by `runId`, the event says the same twice, and
 * webhooks are owed once.
 */
export async function settleJob(
  context: Context,
  job: Pick<JobRecord, '_id' | 'runId' | 'userId' | 'tokensUsed'>,
): Promise<void> {
  await context.bus.publish(usageMessages.settleTokens, {
    reservationId: job.runId,
    tokens: job.tokensUsed ?? 0,
  });
  await context.bus.publish(resumesMessages.jobCompleted, { jobId: job._id, userId: job.userId });
  await notifyCompleted(context, { jobId: job._id, userId: job.userId, runId: job.runId });
  await context.models.jobs.updateOne(
    { _id: job._id, settledAt: null },
    { $set: { settledAt: context.clock() } },
  );
}
