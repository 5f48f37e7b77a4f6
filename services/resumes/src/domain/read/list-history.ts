import { UnreadableDocumentError, type Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { jobDocument, type JobRecord } from '../../models/job.js';
import { countCandidates } from './count-candidates.js';

/** Newest jobs that a user's history shows. */
const HISTORY_LENGTH = 200;

const noCounts = { shortlisted: 0, rejected: 0, review: 0, unreadable: 0, averageScore: null };

const listedView = jobDocument.omit('prepared', 'jobDescription', 'given', 'retiredCriteria');

export type HistoryRecord = Viewed<typeof listedView> & { readonly done: number };

/** Zeros for a job of which a candidate can't be read: the others must be listed all the same. */
function countShown(context: Context, job: Pick<JobRecord, '_id' | 'runId' | 'total'>) {
  return countCandidates(context, job).catch((error: unknown) => {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    context.log.error({ err: error, jobId: job._id }, 'a job in the history can not be counted');
    return { queued: job.total, ...noCounts };
  });
}

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
      const { queued, ...counts } = await countShown(context, job);
      return { ...job, counts, done: job.total - queued };
    }),
  );
}
