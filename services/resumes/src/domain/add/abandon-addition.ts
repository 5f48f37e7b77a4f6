import * as messages from '@shortlist/contracts/messages/usage';
import { dueAt } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { Addition } from '../../models/addition.js';

type Attempt = Pick<Addition, 'runId'>;

/** Ends an attempt before anything is undone, so that it can no longer be accepted. */
async function fence(context: Context, jobId: string, { runId }: Attempt, dead: boolean) {
  const lease = dead
    ? { $or: dueAt('leaseUntil', context.clock(), context.config.startLeaseMs) }
    : {};
  await context.models.jobs.everywhere.updateOne(
    { _id: jobId, additions: { $elemMatch: { runId, status: 'starting', ...lease } } },
    { $set: { 'additions.$.status': 'abandoned' } },
  );
}

/** Gives the reservation back and removes what was written, then the addition. Safe to repeat. */
async function undo(context: Context, jobId: string, { runId }: Attempt): Promise<boolean> {
  const { jobs, candidates } = context.models;
  const ended = { _id: jobId, additions: { $elemMatch: { runId, status: 'abandoned' } } };
  if (!(await jobs.everywhere.exists(ended))) return false;
  await context.bus.publish(messages.releaseTokens, { reservationId: runId });
  await candidates.everywhere.deleteMany({ runId });
  await candidates.everywhere.updateMany(
    { jobId, replacedBy: runId },
    { $set: { replacedBy: null } },
  );
  await jobs.everywhere.updateOne(ended, { $pull: { additions: { runId, status: 'abandoned' } } });
  return true;
}

/** Ends one's own attempt that added nothing. What can't be undone now is left to the sweeper. */
export async function abandonAddition(
  context: Context,
  jobId: string,
  addition: Attempt,
): Promise<void> {
  const later = (err: unknown) =>
    context.log.warn({ err, jobId }, 'an upload could not be undone; the sweeper will');
  try {
    await fence(context, jobId, addition, false);
    // Not awaited: it may be the broker that is away.
    undo(context, jobId, addition).catch(later);
  } catch (error) {
    later(error);
  }
}

/** The same for one whose lease has run out; also finishes one that was ended but not undone. */
export async function abandonDeadAddition(
  context: Context,
  jobId: string,
  addition: Attempt,
): Promise<boolean> {
  await fence(context, jobId, addition, true);
  return undo(context, jobId, addition);
}
