import { hashDeleted, placeInWorkspaces } from '@shortlist/service-kit';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { accountCounters } from '../limits/rejection-limits.js';
import { personKey } from './forget-people.js';

/** Longer than anything goes on that may still write a record. */
const lateMs = 60 * 60 * 1000;

const group = z.object({
  _id: z.object({ workspaceId: z.string(), jobId: z.string() }),
  candidateIds: z.array(z.string()),
});
/** Possible states of a record that was written late. Those that are `sent` or `unknown` had the right to be. */
const states = ['queued', 'sending', 'stopped', 'failed'] as const;

/** Deletes records that were written while their screening, its workspace or the person was being deleted. */
export async function sweepForgotten({ models, clock }: Context): Promise<void> {
  const { deliveries, deletedScreenings, deletedWorkspaces, sendCounts } = models;
  const now = clock();
  const from = new Date(now.getTime() - lateMs);
  const screenings = await deletedScreenings.find({});
  const workspaces = await deletedWorkspaces.find({ at: { $gte: from } });
  if (screenings.length + workspaces.length === 0) return;
  await placeInWorkspaces(deliveries.everywhere);
  const gone = new Set([...screenings, ...workspaces].map(({ _id }) => _id));
  const late = await deliveries.everywhere.aggregate(
    { state: { $in: states }, at: { $gte: from } },
    [
      {
        $group: {
          _id: { workspaceId: '$workspaceId', jobId: '$jobId' },
          candidateIds: { $push: '$candidateId' },
        },
      },
    ],
    group,
  );
  for (const { _id, candidateIds } of late) {
    const { workspaceId, jobId } = _id;
    if (gone.has(hashDeleted(jobId)) || gone.has(jobId))
      await deliveries.everywhere.deleteMany({ jobId });
    const people = candidateIds.filter((id) => gone.has(personKey(jobId, id)));
    if (people.length > 0)
      await deliveries.everywhere.deleteMany({ jobId, candidateId: { $in: people } });
    if (!gone.has(hashDeleted(workspaceId))) continue;
    await deliveries.in(workspaceId).deleteMany({});
    await sendCounts.deleteMany({ _id: { $in: accountCounters(workspaceId, now) } });
  }
}
