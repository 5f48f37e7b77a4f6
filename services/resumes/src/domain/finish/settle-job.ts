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
  job: Pick<JobRecord, '_id' | 'runId' | 'userId' | 'workspaceId' | 'tokensUsed'>,
): Promise<void> {
  await context.bus.publish(usageMessages.settleTokens, {
    reservationId: job.runId,
    tokens: job.tokensUsed ?? 0,
  });
  const { _id: jobId, userId, workspaceId, runId } = job;
  await context.bus.publish(resumesMessages.jobCompleted, { jobId, userId, workspaceId });
  await notifyCompleted(context, { jobId, workspaceId, runId });
  await context.models.jobs.everywhere.updateOne(
    { _id: job._id, settledAt: null },
    { $set: { settledAt: context.clock() } },
  );
}
