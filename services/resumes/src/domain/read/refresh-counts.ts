import type { Context } from '../../context.js';
import { jobDocument } from '../../models/job.js';
import { countPeople, type PeopleCounts } from './count-people.js';

const changesView = jobDocument.pick('runId', 'changes');

/** To be called before a finished job's candidates change: until they are counted again, they are counted live. */
export async function dropCounts(context: Context, jobId: string): Promise<void> {
  await context.models.jobs.updateOne(
    { _id: jobId },
    { $set: { counts: null }, $inc: { changes: 1 } },
  );
}

/** To be called after they changed. Counts that another change overtook are not kept. Null when the job is gone. */
export async function refreshCounts(context: Context, jobId: string): Promise<PeopleCounts | null> {
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
  return people;
}
