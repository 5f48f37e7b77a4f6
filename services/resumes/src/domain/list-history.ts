import type { Viewed } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { jobDocument } from '../models/job.js';
import { countCandidates } from './count-candidates.js';

/** Newest jobs that a user's history shows. */
const HISTORY_LENGTH = 200;

const listedView = jobDocument.omit('prepared', 'jobDescription', 'given', 'retiredCriteria');

export type HistoryRecord = Viewed<typeof listedView> & { readonly done: number };

/** The user's jobs, newest first; running ones are counted now. A start whose end its client was told is none. */
export async function listHistory(context: Context, userId: string): Promise<HistoryRecord[]> {
  const jobs = await context.models.jobs.findReadable(
    {
      userId,
      $or: [
        { status: { $in: ['starting', 'processing', 'completed', 'failed'] } },
        { status: 'abandoned', startDiedAt: { $ne: null } },
      ],
    },
    listedView,
    { sort: { createdAt: -1 }, limit: HISTORY_LENGTH },
  );
  return Promise.all(
    jobs.map(async (job) => {
      if (job.status === 'starting' || job.startDiedAt) return { ...job, counts: null, done: 0 };
      if (job.counts) return { ...job, done: job.total };
      const { queued, ...counts } = await countCandidates(context, job);
      return { ...job, counts, done: job.total - queued };
    }),
  );
}
