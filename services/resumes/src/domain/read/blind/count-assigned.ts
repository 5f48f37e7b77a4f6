import type { Member } from '@shortlist/contracts/authorise';
import type { Filter } from '@shortlist/service-kit';
import { z } from 'zod';
import type { Context } from '../../../context.js';
import type { CandidateRecord } from '../../../models/candidate.js';
import { jobDocument } from '../../../models/job.js';
import { visibleTo } from '../access.js';

/** People whom a member is to mark or to decide about, wherever: not decided, and without a mark of theirs. */
export function openReadings(userId: string): Filter<CandidateRecord> {
  return {
    'readers.userId': userId,
    readers: { $elemMatch: { userId, mark: null } },
    override: null,
    personId: null,
  };
}

const jobGroup = z.object({ _id: z.string(), people: z.number() });
const jobView = jobDocument.pick('title', 'split', 'closedAt');

export interface Assigned {
  readonly jobId: string;
  readonly title: string;
  /** Undecided people who wait for the member. */
  readonly people: number;
  /** When they are to be done; null: no date. */
  readonly dueAt: Date | null;
}

/** Screenings in which undecided people wait for a member, the next due first; closed ones and those hidden from them are left out. */
export async function countAssigned(
  { models }: Context,
  { workspaceId, userId }: Pick<Member, 'workspaceId' | 'userId'>,
): Promise<Assigned[]> {
  const groups = await models.candidates
    .in(workspaceId)
    .aggregate(
      openReadings(userId),
      [{ $group: { _id: '$jobId', people: { $sum: 1 } } }],
      jobGroup,
    );
  if (groups.length === 0) return [];
  const counts = new Map(groups.map(({ _id, people }) => [_id, people]));
  const jobs = await models.jobs.in(workspaceId).findReadable(
    {
      _id: { $in: [...counts.keys()] },
      status: { $in: ['completed', 'failed'] },
      closedAt: null,
      ...visibleTo({ userId }),
    },
    jobView,
  );
  const dueOf = ({ dueAt }: Assigned) => dueAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return jobs
    .map(({ _id: jobId, title, split }): Assigned => {
      return { jobId, title, people: counts.get(jobId) ?? 0, dueAt: split?.dueAt ?? null };
    })
    .sort((one, other) => (dueOf(one) < dueOf(other) ? -1 : 1));
}
