import type { Context } from '../context.js';
import type { JobRecord } from '../models/job.js';
import { countCandidates } from './count-candidates.js';

/** Newest jobs that a user's history shows. */
const HISTORY_LENGTH = 200;

export type HistoryRecord = Omit<JobRecord, 'prepared' | 'jobDescription'> & {
  readonly done: number;
};

/** The user's accepted jobs, newest first; running ones are counted now. */
export async function listHistory(context: Context, userId: string): Promise<HistoryRecord[]> {
  const jobs = await context.models.jobs
    .find(
      { userId, status: { $in: ['processing', 'completed', 'failed'] } },
      { prepared: 0, jobDescription: 0 },
    )
    .sort({ createdAt: -1 })
    .limit(HISTORY_LENGTH)
    .lean<Omit<HistoryRecord, 'done'>[]>();
  return Promise.all(
    jobs.map(async (job) => {
      if (job.counts) return { ...job, done: job.total };
      const { queued, ...counts } = await countCandidates(context, job);
      return { ...job, counts, done: job.total - queued };
    }),
  );
}
