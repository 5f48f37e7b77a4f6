import type { screeningCompleted } from '@shortlist/contracts/webhooks';
import type { z } from 'zod';
import type { Context } from '../../context.js';
import { countCandidates, countsOf } from '../read/count-candidates.js';
import { findListeners, oweDeliveries } from './owe-deliveries.js';

/**
 * Owes the workspace's addresses that a screening is complete. `runId` names the upload whose last file is done: each is
 * told once, however often this is called.
 */
export async function notifyCompleted(
  context: Context,
  {
    jobId,
    workspaceId,
    runId,
  }: { readonly jobId: string; readonly workspaceId: string; readonly runId: string },
): Promise<void> {
  const listeners = await findListeners(context, workspaceId, 'screening.completed');
  if (listeners.length === 0) return;
  const job = await context.models.jobs.everywhere.findOne({ _id: jobId, status: 'completed' });
  if (!job) return;
  const counts = countsOf(await countCandidates(context, job));
  const { shortlisted, rejected, review, unreadable, averageScore } = counts;
  const payload: z.input<typeof screeningCompleted> = {
    type: 'screening.completed',
    timestamp: context.clock().toISOString(),
    data: {
      screeningId: jobId,
      comparisonScore: job.comparisonScore,
      total: job.total,
      shortlisted,
      rejected,
      review,
      unreadable,
      averageScore,
    },
  };
  const key = `completed ${runId}`;
  await oweDeliveries(context, listeners, [
    { type: payload.type, key, workspaceId, jobId, payload },
  ]);
}
