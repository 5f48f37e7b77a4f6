import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { announceChange } from '../follow/announce-change.js';
import { peopleOf } from '../read/access.js';
import type { JobOfMember } from '../read/find-job.js';
import { refusal } from '../refusal.js';
import type { WantedReader } from './share-out.js';

export interface StoredSplitInput {
  readonly owner: JobOfMember;
  readonly readers: readonly WantedReader[];
  readonly isBlind: boolean;
  readonly dueAt: string | null;
}

/** Stores how it is split, and the readers as reviewers. Throws JobNotFound. */
export async function storeSplit(
  context: Context,
  job: JobRecord,
  { owner, readers, isBlind, dueAt }: StoredSplitInput,
): Promise<void> {
  const { leadId, reviewerIds } = peopleOf(job);
  const ids = readers.map(({ userId }) => userId).filter((userId) => userId !== leadId);
  const split = {
    ...{ by: owner.member.userId, at: context.clock(), isBlind },
    dueAt: dueAt === null ? null : new Date(dueAt),
  };
  const { matchedCount } = await context.models.jobs
    .in(job.workspaceId)
    .updateOne(
      { _id: job._id, status: { $ne: 'deleting' } },
      { $set: { split, reviewerIds: [...new Set([...reviewerIds, ...ids])] } },
    );
  if (matchedCount === 0) throw refusal('JobNotFound');
  announceChange(context, { workspaceId: job.workspaceId, jobId: job._id }, 'people', 'marks');
}
