import type { JobProgress } from '@shortlist/contracts';
import type { Context } from '../context.js';
import type { JobRecord } from '../models/job.js';

/** How far a job is, or null when there is none. A job that is starting counts as processing. */
export async function findProgress(context: Context, jobId: string): Promise<JobProgress | null> {
  const { jobs, candidates } = context.models;
  const job = await jobs
    .findById(jobId, { status: 1, runId: 1, total: 1 })
    .lean<Pick<JobRecord, 'status' | 'runId' | 'total'>>();
  if (!job || job.status === 'abandoned') return null;
  const { status, runId, total } = job;
  if (status === 'starting') return { jobId, status: 'processing', total, done: 0 };
  if (status !== 'processing') return { jobId, status, total, done: total };
  const queued = await candidates.countDocuments({ runId, status: 'queued' });
  return { jobId, status, total, done: total - queued };
}
