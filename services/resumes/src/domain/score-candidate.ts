import { messages } from '@shortlist/contracts';
import { EngineError } from '@shortlist/screening';
import type { Context } from '../context.js';
import type { CandidateRecord } from '../models/candidate.js';
import type { JobRecord } from '../models/job.js';
import { completeIfDone } from './complete-job.js';
import { engineOf } from './engine-of.js';
import { followEngine } from './follow-engine.js';
import { findProgress } from './job-progress.js';
import { isLate, lateOutcome, settleLateScoring } from './late-scoring.js';
import type { JobPreparation } from './prepare-job.js';
import { publishCandidates } from './publish-candidates.js';
import { failedOutcome, scoredOutcome, type CandidateOutcome } from './scored-outcome.js';
import { isBudgetSpent } from './token-budget.js';
import { endWaiting, remainingWait, startWaiting } from './wait-for-engine.js';

export interface ScoreCandidateInput {
  readonly jobId: string;
  readonly candidateId: string;
  readonly requestId: string;
  /** True when the message will not be delivered again: a failure is then the candidate's outcome. */
  readonly lastAttempt: boolean;
}

const ENGINE_FAILED =
  'The screening engine could not score this resume. Please screen it again later.';
const BUDGET_SPENT =
  'This screening has used all the tokens it may use. Please screen this resume again in a new one.';

async function screen(
  context: Context,
  preparation: JobPreparation,
  job: JobRecord,
  candidate: CandidateRecord,
): Promise<CandidateOutcome> {
  const { fileName, resume } = candidate;
  if (!resume) throw new Error(`Candidate ${candidate._id} is queued without a text.`);
  if (await isBudgetSpent(context, job)) return failedOutcome(BUDGET_SPENT);
  const prepared = await preparation.of(job);
  const engine = engineOf(context, job);
  const result = await engine.screen(prepared, { kind: 'text', fileName, ...resume });
  await endWaiting(context, job);
  const titled = { ...job, title: prepared.title || job.title };
  return scoredOutcome(context, titled, candidate, { engine: engine.info, result });
}

/** The engine has failed on this one again and again, and answers others, or nobody waits for others any more. */
function isHopeless(context: Context, job: JobRecord, candidate: CandidateRecord): boolean {
  const { engineFailures } = candidate;
  if (!engineFailures || engineFailures.count + 1 < context.config.scoreMaxAttempts) return false;
  if (isLate(candidate)) return true;
  return job.answeredAt !== null && job.answeredAt > engineFailures.since;
}

/** Null: the engine does not answer now, and the candidate stays queued. */
async function outcomeOf(
  context: Context,
  preparation: JobPreparation,
  job: JobRecord,
  candidate: CandidateRecord,
  lastAttempt: boolean,
): Promise<CandidateOutcome | null> {
  try {
    return await screen(context, preparation, job, candidate);
  } catch (error) {
    if (error instanceof EngineError) {
      const since = candidate.engineFailures?.since ?? context.clock();
      const engineFailures = { since, count: (candidate.engineFailures?.count ?? 0) + 1 };
      await context.models.candidates.updateOne(
        { _id: candidate._id },
        { $set: { engineFailures }, $inc: { lostTokens: error.tokensUsed } },
      );
      if (error.transient && !isHopeless(context, job, candidate)) {
        context.log.warn(
          { err: error, jobId: job._id },
          'the engine does not answer; the job waits',
        );
        await startWaiting(context, job, error);
        return null;
      }
    } else if (!lastAttempt) throw error;
    context.log.error({ err: error, candidateId: candidate._id }, 'candidate could not be scored');
    return failedOutcome(ENGINE_FAILED);
  }
}

/** Scores a queued candidate; false when it is still to be scored, as the engine does not answer or was switched. */
async function scoreQueued(
  context: Context,
  preparation: JobPreparation,
  job: JobRecord,
  candidate: CandidateRecord,
  { candidateId, lastAttempt }: ScoreCandidateInput,
): Promise<boolean> {
  if (remainingWait(context, job) > 0) return false;
  const found = await outcomeOf(context, preparation, job, candidate, lastAttempt);
  if (!found) return false;
  const outcome = await lateOutcome(context, job, candidate, found);
  const stored = await context.models.candidates.updateOne(
    // What an engine before the present one gives comes too late.
    { _id: candidateId, status: 'queued', engineRun: job.engineRun },
    {
      $set: outcome.set,
      ...(outcome.decision ? { $push: { decisions: outcome.decision } } : {}),
    },
  );
  if (stored.matchedCount === 1) return true;
  // Switched meanwhile: the new message may have come while this one was in hand, and shared its outcome.
  return !(await context.models.candidates.exists({ _id: candidateId, status: 'queued' }));
}

/**
 * Scores one queued candidate. Safe to call any number of times, at once or one after the other: the outcome
 * is stored by an update from `queued` only, and whoever comes later only makes sure that what follows from
 * it has happened. `later` when the candidate stays queued, as the engine does not answer or was switched:
 * the caller calls `scoreLater`. Throws what another attempt may cure.
 */
export async function scoreCandidate(
  context: Context,
  preparation: JobPreparation,
  input: ScoreCandidateInput,
): Promise<'done' | 'later'> {
  const { jobId, candidateId, requestId } = input;
  const { jobs, candidates } = context.models;
  // One after the other: the job is never older than what the candidate already follows.
  const candidate = await candidates.findOne({ _id: candidateId, jobId }).lean<CandidateRecord>();
  const job = await jobs.findById(jobId).lean<JobRecord>();
  if (!candidate) {
    context.log.warn({ jobId, candidateId }, 'message about a candidate that does not exist');
    return 'done';
  }
  if (job?.runId !== candidate.runId) {
    // Left over from a start that died; its run will never be a job's.
    await candidates.deleteMany({ runId: candidate.runId });
    return 'done';
  }
  if (job.status !== 'processing' && !candidate.lateScoring) return 'done';
  if (candidate.engineRun < job.engineRun) {
    const queued = await followEngine(context, job);
    await publishCandidates(context, jobId, queued, requestId);
    return 'done';
  }
  const isDone =
    candidate.status !== 'queued' ||
    (await scoreQueued(context, preparation, job, candidate, input));
  if (candidate.lateScoring) await settleLateScoring(context, { jobId, candidateId });
  let progress = await findProgress(context, jobId);
  if (!progress) return 'done';
  if (progress.done === progress.total) {
    await completeIfDone(context, jobId);
    progress = (await findProgress(context, jobId)) ?? progress;
  }
  await context.bus.publish(messages.candidateScored, { ...progress, candidateId }, { requestId });
  return isDone ? 'done' : 'later';
}
