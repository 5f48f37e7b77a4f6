import type { Context } from '../../context.js';
import { jobDocument } from '../../models/job.js';
import { countPeople, type PeopleCounts } from './count-people.js';

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

export interface RefreshedCounts extends PeopleCounts {
  /** The job's `changes` from now on. */
  readonly changes: number;
}

/** To be called after they changed. Counts that another change overtook are not kept. Null when the job is gone. */
export async function refreshCounts(
  context: Context,
  jobId: string,
): Promise<RefreshedCounts | null> {
  const { jobs, candidates } = context.models;
  const job = await jobs.findOneAndUpdate({ _id: jobId }, { $inc: { changes: 1 } }, changesView);
  if (!job) return null;
  const [people, unreadable] = await Promise.all([
    countPeople(context, job),
    candidates.count({ runId: job.runId, status: 'unreadable' }),
  ]);
  await jobs.updateOne(
    { _id: jobId, changes: job.changes, status: { $in: ['completed', 'failed'] } },
    { $set: { counts: { ...people, unreadable } } },
  );
  return { ...people, changes: job.changes };
}
