import { messages } from '@shortlist/contracts';
import type { QueryFilter } from 'mongoose';
import type { Context } from '../context.js';
import type { JobRecord } from '../models/job.js';

type Start = Pick<JobRecord, '_id' | 'runId'>;

async function undo(
  context: Context,
  { _id, runId }: Start,
  filter: QueryFilter<JobRecord>,
): Promise<void> {
  const { jobs, candidates } = context.models;
  const fenced = await jobs.updateOne({ _id, runId, ...filter }, { $set: { status: 'abandoned' } });
  if (fenced.matchedCount === 0) return;
  await context.bus.publish(messages.releaseTokens, { reservationId: runId });
  await candidates.deleteMany({ runId });
  await jobs.deleteOne({ _id, runId, status: 'abandoned' });
}

/**
 * Ends one's own start that led to no job: gives the reservation back, removes what was written, frees the
 * job id. `abandoned` is set first and only from `starting`, so that this start can't be accepted any more,
 * and one that was accepted is left alone. After a crash in between, the sweeper carries it on.
 */
export function abandonStart(context: Context, start: Start): Promise<void> {
  return undo(context, start, { status: { $in: ['starting', 'abandoned'] } });
}

/** The same for a start that died: only when its lease has run out, or when it was given up already. */
export function abandonDeadStart(context: Context, start: Start): Promise<void> {
  return undo(context, start, {
    $or: [{ status: 'abandoned' }, { status: 'starting', leaseUntil: { $lte: context.clock() } }],
  });
}
