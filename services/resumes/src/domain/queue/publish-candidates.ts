import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../../context.js';
import type { CandidateRecord } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { hasStopped, joinLine, standInLine, takeNext } from './line.js';

type Job = Pick<JobRecord, '_id' | 'runId' | 'userId'>;

/** One that can't be sent now is not lost: it stays queued in the database, and the sweeper publishes it again. */
async function send(
  context: Context,
  { _id: jobId }: Pick<Job, '_id'>,
  candidateIds: readonly string[],
  requestId?: string,
): Promise<void> {
  const outcomes = await Promise.allSettled(
    candidateIds.map((candidateId) =>
      context.bus.publish(messages.scoreCandidate, { jobId, candidateId }, { requestId }),
    ),
  );
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  if (failed[0]) {
    const details = { jobId, failed: failed.length, err: failed[0].reason as unknown };
    context.log.warn(details, 'candidates could not be published; the sweeper will');
  }
}

/**
 * Sends candidates to the workers: the first at once, the others as their turn comes. `requestId` defaults to that of
 * the work in hand.
 */
export async function publishCandidates(
  context: Context,
  job: Pick<Job, '_id' | 'userId'>,
  candidateIds: readonly string[],
  requestId?: string,
): Promise<void> {
  await send(context, job, await standInLine(context, job, candidateIds), requestId);
}

/** The same for files that were added to a job: behind those that wait already. */
export async function publishAdded(
  context: Context,
  job: Job,
  candidateIds: readonly string[],
  requestId: string,
): Promise<void> {
  if (await joinLine(context, job, candidateIds)) return;
  await publishCandidates(context, job, candidateIds, requestId);
}

/** Sends the next of the job's line if it is this candidate's turn to do so. */
export async function publishNext(
  context: Context,
  job: Job,
  { _id, line }: Pick<CandidateRecord, '_id' | 'line'>,
  requestId: string,
): Promise<void> {
  if (line === 'calls') await send(context, job, await takeNext(context, job, _id), requestId);
}

/** Sends the next of a line in which nobody's turn is left, as the candidate whose it was is gone. */
export async function restartLine(context: Context, job: Job): Promise<void> {
  if (await hasStopped(context, job)) await send(context, job, await takeNext(context, job, null));
}
