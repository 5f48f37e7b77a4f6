import * as messages from '@shortlist/contracts/messages/usage';
import { dueAt, type Filter, isDeletedWorkspace } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';

type Start = Pick<JobRecord, '_id' | 'runId'>;
type OwnedStart = Pick<JobRecord, '_id' | 'runId' | 'workspaceId'>;

/** Message for a person about a start that died. */
export const FILES_NOT_KEPT = 'The files were not kept. Upload them again';

/**
 * Ends a start before anything is undone, so that it can no longer be accepted. One that nobody was told about is kept
 * for the person. False when it is accepted, or ended already.
 */
async function fence(
  context: Context,
  { _id, runId }: Start,
  { filter, isAnswered }: { readonly filter?: Filter<JobRecord>; readonly isAnswered: boolean },
): Promise<boolean> {
  const kept = isAnswered ? {} : { startDiedAt: context.clock(), failure: FILES_NOT_KEPT };
  const fenced = await context.models.jobs.everywhere.updateOne(
    { _id, runId, status: 'starting', ...filter },
    { $set: { status: 'abandoned', ...kept } },
  );
  return fenced.matchedCount === 1;
}

/** Gives the reservation back and removes what was written; the record goes, or stays as failed. Safe to repeat. */
async function undo(context: Context, { _id, runId }: Start): Promise<void> {
  const { jobs, candidates } = context.models;
  await context.bus.publish(messages.releaseTokens, { reservationId: runId });
  await candidates.everywhere.deleteMany({ runId });
  await jobs.everywhere.deleteOne({ _id, runId, status: 'abandoned', startDiedAt: null });
  await jobs.everywhere.updateOne(
    { _id, runId, status: 'abandoned' },
    { $set: { status: 'failed', settledAt: context.clock() } },
  );
}

/**
 * Ends one's own start that led to no job. `isAnswered`: its client still waits, and reads in the answer why; else the
 * job stays as failed. Resolves when the start can no longer be accepted; the reservation is given back after that, as
 * nobody should wait for a broker that is away. What can't be undone now is left to the sweeper.
 */
export async function abandonStart(
  context: Context,
  start: Start,
  { isAnswered }: { readonly isAnswered: boolean },
): Promise<void> {
  const later = (err: unknown) =>
    context.log.warn({ err, jobId: start._id }, 'a start could not be undone; the sweeper will');
  try {
    if (await fence(context, start, { isAnswered })) undo(context, start).catch(later);
  } catch (error) {
    later(error);
  }
}

/** The same for a start whose lease has run out; also finishes one that was ended but not undone. */
export async function abandonDeadStart(context: Context, start: OwnedStart): Promise<void> {
  const { _id, runId, workspaceId } = start;
  await fence(context, start, {
    filter: { $or: dueAt('leaseUntil', context.clock(), context.config.startLeaseMs) },
    // Of a deleted workspace nothing is kept, and there is nobody to tell.
    isAnswered: await isDeletedWorkspace(context, workspaceId),
  });
  const ended = await context.models.jobs.everywhere.exists({ _id, runId, status: 'abandoned' });
  if (ended) await undo(context, start);
}
