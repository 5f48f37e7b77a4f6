import type { Member } from '@shortlist/contracts/authorise';
import type { ScreeningTotals } from '@shortlist/contracts/people';
import { z } from 'zod';
import type { Context } from '../../../context.js';
import type { JobRecord } from '../../../models/job.js';
import type { HistoryRecord } from '../list-history.js';
import { openReadings } from './count-assigned.js';
import { hiddenFilter } from './hidden-people.js';

const statusGroup = z.object({ _id: z.string().nullable(), people: z.number() });
const jobGroup = z.object({
  _id: z.object({ jobId: z.string(), status: z.string().nullish() }),
  people: z.number(),
});

/** Hidden people of one status. */
interface Hidden {
  readonly status: string | null | undefined;
  readonly people: number;
}

interface Counts {
  readonly shortlisted: number;
  readonly rejected: number;
  readonly review: number;
  readonly averageScore: number | null;
}

/** Counts in which hidden people are to be reviewed; there is no average with any. */
function withoutHidden<Shown extends Counts>(counts: Shown, hidden: readonly Hidden[]): Shown {
  if (hidden.length === 0) return counts;
  const count = (wanted: string) => hidden.find(({ status }) => status === wanted)?.people ?? 0;
  const shortlisted = count('shortlisted');
  const rejected = count('rejected');
  return {
    ...counts,
    shortlisted: counts.shortlisted - shortlisted,
    rejected: counts.rejected - rejected,
    review: counts.review + shortlisted + rejected,
    averageScore: null,
  };
}

/** Totals of a screening as a member may know them: without the statuses of people whom they are to mark. */
export async function hideTotals(
  { models }: Context,
  job: Pick<JobRecord, 'runId' | 'split' | 'workspaceId'>,
  { totals, userId }: { readonly totals: ScreeningTotals; readonly userId: string },
): Promise<ScreeningTotals> {
  const filter = hiddenFilter(job, userId);
  if (!filter) return totals;
  const groups = await models.candidates.everywhere.aggregate(
    { ...filter, 'result.score': { $gte: 0 } },
    [{ $group: { _id: '$result.status', people: { $sum: 1 } } }],
    statusGroup,
  );
  return withoutHidden(
    totals,
    groups.map(({ _id: status, people }) => ({ status, people })),
  );
}

/** Screenings with the counts that a member may know: without the statuses of people whom they are to mark. */
export async function hideCounts(
  { models }: Context,
  { workspaceId, userId }: Pick<Member, 'workspaceId' | 'userId'>,
  jobs: readonly HistoryRecord[],
): Promise<HistoryRecord[]> {
  const ids = jobs.filter(({ split }) => split?.isBlind).map(({ _id }) => _id);
  if (ids.length === 0) return [...jobs];
  const groups = await models.candidates
    .in(workspaceId)
    .aggregate(
      { ...openReadings(userId), jobId: { $in: ids }, 'result.score': { $gte: 0 } },
      [{ $group: { _id: { jobId: '$jobId', status: '$result.status' }, people: { $sum: 1 } } }],
      jobGroup,
    );
  return jobs.map((job) => {
    const hidden = groups
      .filter(({ _id }) => _id.jobId === job._id)
      .map(({ _id: { status }, people }) => ({ status, people }));
    return job.counts ? { ...job, counts: withoutHidden(job.counts, hidden) } : job;
  });
}
