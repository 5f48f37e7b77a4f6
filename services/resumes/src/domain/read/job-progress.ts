import type { JobProgress } from '@shortlist/contracts/job';
import type { Context } from '../../context.js';
import { jobDocument, type JobRecord } from '../../models/job.js';

const progressView = jobDocument.pick(
  'status',
  'runId',
  'total',
  'waiting',
  'filesRead',
  'startDiedAt',
  'failure',
);

type Running = Pick<JobRecord, '_id' | 'runId' | 'total' | 'waiting'>;

/**
 * How far a job that is known to be processing is. Counted anew each time, by an index: a job has 100 candidates at
 * most.
 */
async function countProgress(
  context: Context,
  { _id: jobId, runId, total, waiting }: Running,
): Promise<JobProgress> {
  const queued = await context.models.candidates.count({ runId, status: 'queued' });
  const progress = { jobId, status: 'processing', total, done: total - queued } as const;
  if (!waiting) return progress;
  return { ...progress, waiting: waiting.message, needsPerson: waiting.needsPerson };
}

/** How far a job is, or null when there is none. */
export async function findProgress(context: Context, jobId: string): Promise<JobProgress | null> {
  const job = await context.models.jobs.findOne({ _id: jobId }, progressView);
  if (!job) return null;
  const { status, total, filesRead, failure } = job;
  if (status === 'starting') {
    return { jobId, status: 'processing', phase: 'starting', filesRead, total, done: 0 };
  }
  if (status === 'processing' || status === 'other') return countProgress(context, job);
  if (job.startDiedAt)
    return { jobId, status: 'failed', phase: 'starting', failure, total, done: 0 };
  if (status === 'abandoned' || status === 'deleting') return null;
  return { jobId, status, total, done: total, ...(failure ? { failure } : {}) };
}
