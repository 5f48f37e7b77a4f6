import type { Context } from '../../context.js';
import { jobDocument } from '../../models/job.js';
import { type CandidateTotals, countCandidates, countsOf } from './count-candidates.js';

const changesView = jobDocument.pick('runId', 'changes');

/**
 * To be called before a finished job's candidates change: until they are counted again, they are counted live. Returns
 * the job's `changes` from now on; null when the job is gone.
 */
export async function dropCounts(context: Context, jobId: string): Promise<number | null> {
  const job = await context.models.jobs.findOneAndUpdate(
    { _id: jobId },
    { $set: { counts: null }, $inc: { changes: 1 } },
    changesView,
  );
  return job?.changes ?? null;
}

export interface RefreshedCounts extends CandidateTotals {
  /** The job's `changes` from now on. */
  readonly changes: number;
}

/** To be called after they changed. Counts that another change overtook are not kept. Null when the job is gone. */
export async function refreshCounts(
  context: Context,
  jobId: string,
): Promise<RefreshedCounts | null> {
  const { jobs } = context.models;
  const job = await jobs.findOneAndUpdate({ _id: jobId }, { $inc: { changes: 1 } }, changesView);
  if (!job) return null;
  const tally = await countCandidates(context, job);
  await jobs.updateOne(
    { _id: jobId, changes: job.changes, status: { $in: ['completed', 'failed'] } },
    { $set: { counts: countsOf(tally) } },
  );
  return { ...tally, changes: job.changes };
}
