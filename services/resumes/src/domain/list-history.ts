import type { Context } from '../context.js';
import type { JobRecord } from '../models/job.js';
import { countCandidates } from './count-candidates.js';

/** Newest jobs that a user's history shows. */
const HISTORY_LENGTH = 200;

export type HistoryRecord = Omit<JobRecord, 'prepared' | 'jobDescription'> & {
  readonly done: number;
};

/** The user's jobs, newest first; running ones are counted now. A start whose end its client was told is none. */
export async function listHistory(context: Context, userId: string): Promise<HistoryRecord[]> {
  const jobs = await context.models.jobs
    .find(
      {
        userId,
        $or: [
          { status: { $in: ['starting', 'processing', 'completed', 'failed'] } },
          { status: 'abandoned', startDiedAt: { $ne: null } },
        ],
      },
      { prepared: 0, jobDescription: 0 },
    )
    .sort({ createdAt: -1 })
    .limit(HISTORY_LENGTH)
    .lean<Omit<HistoryRecord, 'done'>[]>();
  return Promise.all(
    jobs.map(async (job) => {
      if (job.status === 'starting' || job.startDiedAt) return { ...job, counts: null, done: 0 };
      if (job.counts) return { ...job, done: job.total };
      const { queued, ...counts } = await countCandidates(context, job);
      return { ...job, counts, done: job.total - queued };
    }),
  );
}
