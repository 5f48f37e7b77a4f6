import type { JobProgress } from '@shortlist/contracts/job';
import * as messages from '@shortlist/contracts/messages/resumes';
import { UnreadableDocumentError } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { CandidateRecord } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { completeIfDone } from '../finish/complete-job.js';
import { leaveOut } from '../finish/leave-out.js';
import { settleAdditions } from '../finish/settle-additions.js';
import { isLate, lateOutcome, settleLateScoring } from '../outcome/late-scoring.js';
import { followEngine } from '../queue/follow-engine.js';
import { publishCandidates, publishNext, restartLine } from '../queue/publish-candidates.js';
import { recordFault, standStillIfFaulty, standStillIfHopeless } from '../queue/stand-still.js';
import { remainingWait } from '../queue/wait-for-engine.js';
import { isRunning } from '../read/additions.js';
import { findProgress, findStanding, findStep } from '../read/job-progress.js';
import { withDecision } from '../record/with-decision.js';
import { findOutcome } from './find-outcome.js';
import { holdCandidate } from './hold-candidate.js';
import type { JobPreparation } from './prepare-job.js';

export interface ScoreCandidateInput {
  readonly jobId: string;
  readonly candidateId: string;
  readonly requestId: string;
  /** True when the message will not be delivered again: a fault of our own is then recorded with the candidate. */
  readonly lastAttempt: boolean;
}

/** Scores a queued candidate; false when it has yet to be scored, as the engine does not answer or was switched. */
async function scoreQueued(
  context: Context,
  preparation: JobPreparation,
  job: JobRecord,
  candidate: CandidateRecord,
): Promise<boolean> {
  const { candidates } = context.models;
  const { _id } = candidate;
  if (remainingWait(context, job) > 0) return false;
  const found = await findOutcome(context, preparation, job, candidate);
  if (!found) return false;
  const outcome = await lateOutcome(context, job, candidate, found);
  const stored = await candidates.everywhere.updateOne(
    // An outcome of an earlier engine comes too late.
    { _id, status: 'queued', engineRun: job.engineRun },
    withDecision(outcome),
  );
  if (stored.matchedCount === 1) {
    const outcomeLabel = outcome.set.unreadable?.reason ?? 'scored';
    context.workMetrics.candidates.count({ outcome: outcomeLabel });
    const isUnscored = outcome.set.status === 'unreadable' && !isLate(candidate);
    if (isUnscored && job.status === 'processing') await standStillIfHopeless(context, job);
    return true;
  }
  // Switched meanwhile: the new message may have come while this one was in hand, and shared its outcome.
  const switched = await candidates.everywhere.updateOne(
    { _id, engineRun: { $gt: job.engineRun } },
    { $inc: { lostTokens: outcome.set.result?.tokensUsed ?? 0 } },
  );
  return (
    switched.matchedCount === 0 || !(await candidates.everywhere.exists({ _id, status: 'queued' }))
  );
}

/** How far the job is: as `known`, if nothing can have changed it since. */
async function publishProgress(
  context: Context,
  { jobId, candidateId, requestId }: ScoreCandidateInput,
  known?: JobProgress | null,
): Promise<void> {
  const progress = known ?? (await findProgress(context, jobId));
  if (!progress) return;
  await context.bus.publish(messages.candidateScored, { ...progress, candidateId }, { requestId });
}

async function reportFault(
  context: Context,
  job: JobRecord,
  input: ScoreCandidateInput,
  error: unknown,
): Promise<void> {
  const { jobId, candidateId } = input;
  context.log.error(
    { err: error, jobId, candidateId },
    'a fault of our own: the candidate stays queued',
  );
  await recordFault(context, job, candidateId);
  // It may have failed before it sent the next.
  await restartLine(context, job);
  await publishProgress(context, input);
}

/** A candidate that this release can't read stays queued too, for a release that can. */
async function failUnread(
  context: Context,
  input: ScoreCandidateInput,
  error: unknown,
): Promise<never> {
  if (input.lastAttempt && error instanceof UnreadableDocumentError) {
    const job = await context.models.jobs.everywhere.findOne({ _id: input.jobId });
    if (job) await reportFault(context, job, input, error);
  }
  throw error;
}

/**
 * Scores one queued candidate. Safe to call repeatedly and concurrently: the outcome is stored by an update from
 * `queued` only, and later calls only make sure that what follows from it has happened. `later` when the candidate
 * stays queued, as the engine does not answer or was switched: the caller calls `scoreLater`. Throws whatever is not
 * the engine's doing: another attempt may cure it, and after the last one the candidate is still queued.
 */
export async function scoreCandidate(
  context: Context,
  preparation: JobPreparation,
  input: ScoreCandidateInput,
): Promise<'done' | 'later'> {
  const { jobId, candidateId, requestId } = input;
  const { jobs, candidates } = context.models;
  // In this order: the job is never older than what the candidate already follows.
  const candidate = await candidates.everywhere
    .findOne({ _id: candidateId, jobId })
    .catch((error: unknown) => failUnread(context, input, error));
  const job = await jobs.everywhere.findOne({ _id: jobId });
  if (!candidate) {
    context.log.warn({ jobId, candidateId }, 'message about a candidate that does not exist');
    return 'done';
  }
  // Of an upload whose files are about to become the job's own.
  if (job?.additions.some(({ runId }) => runId === candidate.runId)) return 'done';
  if (job?.runId !== candidate.runId) {
    // Left over from a start that died; its run will never be a job's.
    await candidates.everywhere.deleteMany({ runId: candidate.runId });
    return 'done';
  }
  if (!isRunning(job) && !candidate.lateScoring) {
    if (job.status === 'completed' && candidate.status === 'queued')
      await leaveOut(context, job, candidateId);
    return 'done';
  }
  if (candidate.engineRun < job.engineRun) {
    const queued = await followEngine(context, job);
    await publishCandidates(context, job, queued, requestId);
    return 'done';
  }
  await publishNext(context, job, candidate, requestId);
  // While it waited for its engine, none of its were taken out of the line.
  if (job.waiting && remainingWait(context, job) === 0) await restartLine(context, job, requestId);
  let isDone = true;
  if (candidate.status === 'queued') {
    const letGo = holdCandidate(context, candidate);
    try {
      isDone = await scoreQueued(context, preparation, job, candidate).finally(letGo);
    } catch (error) {
      if (input.lastAttempt) await reportFault(context, job, input, error);
      throw error;
    }
  }
  if (candidate.lateScoring) await settleLateScoring(context, { jobId, candidateId });
  const step = isDone && !candidate.lateScoring ? await findStep(context, job) : null;
  if (step) {
    await publishProgress(context, input, step);
    return 'done';
  }
  const { progress = null, isFaulty = false } = (await findStanding(context, jobId)) ?? {};
  const isLast = progress?.status === 'processing' && progress.done === progress.total;
  const isAddition = candidate.additionId !== null && job.status === 'completed';
  if (isLast) await completeIfDone(context, jobId);
  else if (isFaulty) await standStillIfFaulty(context, job);
  if (isAddition) await settleAdditions(context, jobId);
  await publishProgress(context, input, isLast || isAddition || isFaulty ? null : progress);
  return isDone ? 'done' : 'later';
}
