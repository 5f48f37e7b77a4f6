import { hashDeleted } from '@shortlist/service-kit';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { accountCounters } from '../limits/rejection-limits.js';
import { personKey } from './forget-people.js';

/** Longer than anything goes on that may still write a record. */
const lateMs = 60 * 60 * 1000;

const group = z.object({
  _id: z.object({ userId: z.string(), jobId: z.string() }),
  candidateIds: z.array(z.string()),
});
/** Possible states of a record that was written late. Those that are `sent` or `unknown` had the right to be. */
const states = ['queued', 'sending', 'stopped', 'failed'] as const;

/** Deletes records that were written while their screening, its user or the person was being deleted. */
export async function sweepForgotten({ models, clock }: Context): Promise<void> {
  const { deliveries, deletedScreenings, deletedUsers, sendCounts } = models;
  const now = clock();
  const from = new Date(now.getTime() - lateMs);
  const screenings = await deletedScreenings.find({});
  const users = await deletedUsers.find({ at: { $gte: from } });
  if (screenings.length + users.length === 0) return;
  const gone = new Set([...screenings, ...users].map(({ _id }) => _id));
  const late = await deliveries.aggregate(
    { state: { $in: states }, at: { $gte: from } },
    [
      {
        $group: {
          _id: { userId: '$userId', jobId: '$jobId' },
          candidateIds: { $push: '$candidateId' },
        },
      },
    ],
    group,
  );
  for (const { _id, candidateIds } of late) {
    const { userId, jobId } = _id;
    if (gone.has(hashDeleted(jobId)) || gone.has(jobId)) await deliveries.deleteMany({ jobId });
    const people = candidateIds.filter((id) => gone.has(personKey(jobId, id)));
    if (people.length > 0) await deliveries.deleteMany({ jobId, candidateId: { $in: people } });
    if (!gone.has(hashDeleted(userId))) continue;
    await deliveries.deleteMany({ userId });
    await sendCounts.deleteMany({ _id: { $in: accountCounters(userId, now) } });
  }
}
