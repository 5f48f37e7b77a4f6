import type { Member } from '@shortlist/contracts/authorise';
import type { Filter, Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { jobDocument, type JobRecord } from '../../models/job.js';
import { visibleTo } from './access.js';
import { isAdding } from './additions.js';
import { countCandidatesOf } from './count-candidates.js';

/** Newest jobs that a history shows. */
const HISTORY_LENGTH = 200;

const noCounts = { shortlisted: 0, rejected: 0, review: 0, unreadable: 0, averageScore: null };

/** Fields of a job that a history shows. */
export const listedView = jobDocument.omit(
  'prepared',
  'jobDescription',
  'given',
  'retiredCriteria',
);

type ListedJob = Viewed<typeof listedView>;

export type HistoryRecord = ListedJob & { readonly doneFiles: number };

/** Leaves out failed starts whose client was told, and what is being deleted. */
export const shownJobs: Filter<JobRecord> = {
  $or: [
    { status: { $in: ['starting', 'processing', 'completed', 'failed'] } },
    { status: 'abandoned', startDiedAt: { $ne: null } },
  ],
};

/** How far the jobs are; those without kept counts are counted now. */
export async function countForHistory(
  context: Context,
  jobs: readonly ListedJob[],
): Promise<HistoryRecord[]> {
  const hasStarted = ({ status, startDiedAt }: ListedJob) => status !== 'starting' && !startDiedAt;
  const running = jobs.filter((job) => hasStarted(job) && (!job.counts || isAdding(job)));
  const counted = await countCandidatesOf(
    context,
    running.map(({ runId }) => runId),
  );
  return jobs.map((job) => {
    if (!hasStarted(job)) return { ...job, counts: null, doneFiles: 0 };
    if (job.counts && !isAdding(job)) return { ...job, doneFiles: job.total };
    const { queued, ...counts } = counted.get(job.runId) ?? { queued: job.total, ...noCounts };
    return { ...job, counts, doneFiles: job.total - queued };
  });
}

/** The jobs that a member sees, newest first; running ones are counted now. */
export async function listHistory(context: Context, member: Member): Promise<HistoryRecord[]> {
  const jobs = await context.models.jobs
    .in(member.workspaceId)
    .findReadable({ $and: [shownJobs, visibleTo(member)] }, listedView, {
      sort: { createdAt: -1 },
      limit: HISTORY_LENGTH,
    });
  return countForHistory(context, jobs);
}
