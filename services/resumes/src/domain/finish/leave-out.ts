import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { failedOutcome } from '../outcome/scored-outcome.js';
import { CANCELLED } from '../queue/cancel-queued.js';
import { dropCounts, refreshCounts } from '../read/refresh-counts.js';

/** Outcome of a resume that its screening was finished without. */
export const LEFT_OUT = failedOutcome('The screening was finished without this resume.').set;

/**
 * Ends a resume that was queued again by somebody who saw its screening run, while another completed it: it is charged, and
 * nobody would score this one any more. It is listed as not scored instead of nowhere.
 */
export async function leaveOut(
  context: Context,
  { _id: jobId, cancelledAt }: Pick<JobRecord, '_id' | 'cancelledAt'>,
  candidateId: string,
): Promise<void> {
  await dropCounts(context, jobId);
  await context.models.candidates.everywhere.updateOne(
    { _id: candidateId, status: 'queued', lateScoring: null },
    { $set: cancelledAt ? CANCELLED : LEFT_OUT },
  );
  await refreshCounts(context, jobId);
}
