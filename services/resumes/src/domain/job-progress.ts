import type { JobProgress } from '@shortlist/contracts';
import type { Context } from '../context.js';
import type { JobRecord } from '../models/job.js';

type Running = Pick<JobRecord, '_id' | 'runId' | 'total' | 'waiting'>;

/** How far a job is that is known to be processing. */
export async function countProgress(
  context: Context,
  { _id: jobId, runId, total, waiting }: Running,
): Promise<JobProgress> {
  const queued = await context.models.candidates.countDocuments({ runId, status: 'queued' });
  const progress = { jobId, status: 'processing', total, done: total - queued } as const;
  if (!waiting) return progress;
  return { ...progress, waiting: waiting.message, needsPerson: waiting.needsPerson ?? false };
}

/** How far a job is, or null when there is none. */
export async function findProgress(context: Context, jobId: string): Promise<JobProgress | null> {
  const job = await context.models.jobs
    .findById(jobId, { prepared: 0, jobDescription: 0 })
    .lean<Omit<JobRecord, 'prepared' | 'jobDescription'>>();
  if (!job) return null;
  const { status, total, filesRead = 0, failure } = job;
  if (status === 'starting') {
    return { jobId, status: 'processing', phase: 'starting', filesRead, total, done: 0 };
  }
  if (status === 'processing') return countProgress(context, job);
  if (job.startDiedAt)
    return { jobId, status: 'failed', phase: 'starting', failure, total, done: 0 };
  if (status === 'abandoned') return null;
  return { jobId, status, total, done: total, ...(failure ? { failure } : {}) };
}
