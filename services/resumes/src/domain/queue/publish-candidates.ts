import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../../context.js';
import type { CandidateRecord } from '../../models/candidate.js';
import { jobDocument, type JobRecord } from '../../models/job.js';
import { type Caller, claimNext, hasStopped, joinLine, type Queued } from './line.js';

type Job = Pick<JobRecord, '_id' | 'workspaceId'>;

const askedView = jobDocument.pick('requestId');

/** One that can't be sent now is not lost: it stays queued in the database, and the sweeper publishes it again. */
async function send(
  context: Context,
  queued: readonly Queued[],
  requestOf: (jobId: string) => string | undefined,
): Promise<void> {
  const outcomes = await Promise.allSettled(
    queued.map(({ _id: candidateId, jobId }) =>
      context.bus.publish(
        messages.scoreCandidate,
        { jobId, candidateId },
        { requestId: requestOf(jobId) },
      ),
    ),
  );
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  if (failed[0]) {
    const details = { failed: failed.length, err: failed[0].reason as unknown };
    context.log.warn(details, 'candidates could not be published; the sweeper will');
  }
}

/** Sends the next of the account's line: those of this job for `requestId`, others for what asked for theirs. */
async function sendNext(
  context: Context,
  job: Job,
  caller: Caller | null,
  requestId?: string,
): Promise<void> {
  const next = await claimNext(context, job, caller);
  const others = new Set(next.map(({ jobId }) => jobId).filter((jobId) => jobId !== job._id));
  const asked =
    others.size === 0
      ? []
      : await context.models.jobs.everywhere.findReadable({ _id: { $in: [...others] } }, askedView);
  const requests = new Map(asked.map((other) => [other._id, other.requestId ?? undefined]));
  await send(context, next, (jobId) => (jobId === job._id ? requestId : requests.get(jobId)));
}

/** Sends one candidate to the workers, past all that wait. */
export async function publishAtOnce(
  context: Context,
  { _id: jobId }: Pick<Job, '_id'>,
  candidateId: string,
  requestId: string,
): Promise<void> {
  await send(context, [{ _id: candidateId, jobId }], () => requestId);
}

/**
 * Sends candidates to the workers as their turn comes: the first at once when nobody of the account waits. `requestId`
 * defaults to that of the work in hand.
 */
export async function publishCandidates(
  context: Context,
  job: Job,
  candidateIds: readonly string[],
  requestId?: string,
): Promise<void> {
  if (candidateIds.length === 0) return;
  await joinLine(context, candidateIds);
  await restartLine(context, job, requestId);
}

/** Sends the next of the account's line if it is this candidate's turn to do so. */
export async function publishNext(
  context: Context,
  job: Job,
  candidate: Caller & Pick<CandidateRecord, 'line'>,
  requestId: string,
): Promise<void> {
  if (candidate.line === 'calls') await sendNext(context, job, candidate, requestId);
}

/** Sends the next of a line in which nobody's turn is left: it is new, or the candidate whose it was is gone. */
export async function restartLine(context: Context, job: Job, requestId?: string): Promise<void> {
  if (await hasStopped(context, job)) await sendNext(context, job, null, requestId);
}
