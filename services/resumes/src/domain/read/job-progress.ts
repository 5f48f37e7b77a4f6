import type { JobProgress } from '@shortlist/contracts/job';
import type { Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { jobDocument, type JobRecord } from '../../models/job.js';
import { isAdding } from './additions.js';

const progressView = jobDocument.pick(
  'status',
  'runId',
  'additions',
  'total',
  'waiting',
  'faultedAt',
  'filesRead',
  'startDiedAt',
  'failure',
);

type Running = Pick<JobRecord, '_id' | 'runId' | 'status' | 'total' | 'waiting' | 'additions'>;

/**
 * How far a job is of which files are still to be scored. Counted again each time, by an index. Of a completed job
 * `adding` says how many; it is at least 1 until what follows from their scores is done, too.
 */
async function countProgress(
  context: Context,
  { _id: jobId, runId, status, total, waiting, additions }: Running,
): Promise<JobProgress> {
  // Accepted, but not yet among the job's own candidates.
  const accepted = additions.filter((addition) => addition.status === 'accepted');
  const runIds = [runId, ...accepted.map((addition) => addition.runId)];
  const runs = { runId: { $in: runIds }, status: 'queued', lateScoring: null } as const;
  const queued = await context.models.candidates.everywhere.count(runs);
  const adding = Math.max(1, queued);
  const progress =
    status === 'completed'
      ? ({ jobId, status, total, done: total - adding, adding } as const)
      : ({ jobId, status: 'processing', total, done: total - queued } as const);
  if (!waiting) return progress;
  return { ...progress, waiting: waiting.message, needsPerson: waiting.needsPerson };
}

type Stepping = Running & Pick<JobRecord, 'faultedAt'>;

/**
 * How far a running job is after one more score, by what was known of the job before it. Null where that is not all there is
 * to say: nothing is left but what Shortlist failed on, the job waits, or files are being added.
 */
export async function findStep(
  context: Context,
  { _id: jobId, runId, status, total, waiting, additions, faultedAt }: Stepping,
): Promise<JobProgress | null> {
  const isPlain = status === 'processing' && !waiting && !faultedAt;
  if (!isPlain || additions.some((addition) => addition.status === 'accepted')) return null;
  const left = { runId, status: 'queued', lateScoring: null, faultAt: null } as const;
  const queued = await context.models.candidates.everywhere.count(left);
  return queued === 0 ? null : { jobId, status, total, done: total - queued };
}

interface Standing {
  /** Null for a job that nobody is told of. */
  readonly progress: JobProgress | null;
  /** Shortlist itself failed on one of its resumes. */
  readonly isFaulty: boolean;
}

async function progressOf(
  context: Context,
  job: Viewed<typeof progressView>,
): Promise<JobProgress | null> {
  const { _id: jobId, status, total, filesRead, failure } = job;
  if (status === 'starting') {
    return { jobId, status: 'processing', phase: 'starting', filesRead, total, done: 0 };
  }
  if (status === 'processing' || status === 'other' || isAdding(job))
    return countProgress(context, job);
  if (job.startDiedAt)
    return { jobId, status: 'failed', phase: 'starting', failure, total, done: 0 };
  if (status === 'abandoned' || status === 'deleting') return null;
  return { jobId, status, total, done: total, ...(failure ? { failure } : {}) };
}

/** How a job stands now, or null when there is none. */
export async function findStanding(context: Context, jobId: string): Promise<Standing | null> {
  const job = await context.models.jobs.everywhere.findOne({ _id: jobId }, progressView);
  return job && { progress: await progressOf(context, job), isFaulty: job.faultedAt !== null };
}

/** How far a job is, or null when there is none. */
export async function findProgress(context: Context, jobId: string): Promise<JobProgress | null> {
  return (await findStanding(context, jobId))?.progress ?? null;
}
