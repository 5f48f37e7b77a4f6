import type { Member } from '@shortlist/contracts/authorise';
import { z } from 'zod';
import type { Context } from '../../context.js';
import type { HistoryRecord } from '../read/list-history.js';
import { openReadings } from './count-assigned.js';

const group = z.object({
  _id: z.object({ jobId: z.string(), status: z.string().nullish() }),
  people: z.number(),
});

/**
 * Screenings with the counts that a member may know: people whom they are yet to mark unaware of the score count as to be
 * reviewed, and there is no average with any.
 */
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
      group,
    );
  return jobs.map((job) => {
    const hidden = groups.filter(({ _id }) => _id.jobId === job._id);
    const { counts } = job;
    if (hidden.length === 0 || !counts) return job;
    const count = (status: string) => hidden.find(({ _id }) => _id.status === status)?.people ?? 0;
    const shortlisted = count('shortlisted');
    const rejected = count('rejected');
    const seen = {
      shortlisted: counts.shortlisted - shortlisted,
      rejected: counts.rejected - rejected,
      review: counts.review + shortlisted + rejected,
      averageScore: null,
    };
    return { ...job, counts: { ...counts, ...seen } };
  });
}
