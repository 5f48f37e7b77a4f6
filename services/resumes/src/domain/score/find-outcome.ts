import { EngineError } from '@shortlist/screening';
import type { Context } from '../../context.js';
import type { CandidateRecord } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { isLate } from '../outcome/late-scoring.js';
import { type CandidateOutcome, failedOutcome, scoredOutcome } from '../outcome/scored-outcome.js';
import { chooseEngine } from '../queue/choose-engine.js';
import { endWaiting, startWaiting } from '../queue/wait-for-engine.js';
import { resumeOf } from '../read/resume-of.js';
import { isBudgetSpent } from '../tokens/token-budget.js';
import type { JobPreparation } from './prepare-job.js';

const BUDGET_SPENT = 'This screening has used all the tokens it may use.';

/** Fields that show in the log what a provider refused; never its text. */
function logged(error: EngineError, job: Pick<JobRecord, '_id'>) {
  return { err: error, fault: error.fault, provider: error.provider, jobId: job._id };
}

/** The engine keeps failing on this one, and it answers for others or nobody waits for those any more. */
function isHopeless(context: Context, job: JobRecord, candidate: CandidateRecord): boolean {
  const { engineFailures } = candidate;
  if (!engineFailures || engineFailures.count + 1 < context.config.scoreMaxAttempts) return false;
  if (isLate(candidate)) return true;
  return job.answeredAt !== null && job.answeredAt > engineFailures.since;
}

/** A late score must not keep a finished job waiting: it is tried a few times, then given up. */
async function lateFailure(
  context: Context,
  candidate: CandidateRecord,
  error: unknown,
): Promise<CandidateOutcome | null> {
  if (!(error instanceof EngineError)) throw error;
  await countFailure(context, candidate, error);
  const tries = (candidate.engineFailures?.count ?? 0) + 1;
  return error.transient && tries < context.config.scoreMaxAttempts
    ? null
    : failedOutcome(error.message);
}

/** The engine gives nothing for the job as a whole: its candidates stay queued. */
async function waits(context: Context, job: JobRecord, error: unknown): Promise<null> {
  if (!(error instanceof EngineError)) throw error;
  context.log.warn(logged(error, job), 'the engine gives no answer; the job waits');
  await startWaiting(context, job, error);
  return null;
}

async function countFailure(
  context: Context,
  { _id, engineFailures }: CandidateRecord,
  { message, tokensUsed }: EngineError,
): Promise<void> {
  const since = engineFailures?.since ?? context.clock();
  const counted = { since, count: (engineFailures?.count ?? 0) + 1, message };
  await context.models.candidates.everywhere.updateOne(
    { _id },
    { $set: { engineFailures: counted }, $inc: { lostTokens: tokensUsed } },
  );
}

async function screen(
  context: Context,
  preparation: JobPreparation,
  job: JobRecord,
  candidate: CandidateRecord,
): Promise<CandidateOutcome | null> {
  const resume = resumeOf(candidate);
  if (!resume) throw new Error(`Candidate ${candidate._id} is queued without a text.`);
  const prepared = await preparation.of(job);
  if (!prepared) return null;
  const engine = chooseEngine(context, job);
  const options = { account: job.workspaceId };
  const result = await engine.screen(prepared, resume, options);
  const titled = { ...job, prepared, title: prepared.title || job.title };
  return scoredOutcome(context, titled, candidate, { engine: engine.info, result });
}

/**
 * Asks the engine for a queued candidate's outcome. Null: the engine gives none now, and the candidate stays queued.
 * Only the engine's own failure is an outcome; whatever else goes wrong is thrown.
 */
export async function findOutcome(
  context: Context,
  preparation: JobPreparation,
  job: JobRecord,
  candidate: CandidateRecord,
): Promise<CandidateOutcome | null> {
  if (isLate(candidate)) {
    return screen(context, preparation, job, candidate).catch((error: unknown) =>
      lateFailure(context, candidate, error),
    );
  }
  const prepared = await preparation.of(job).catch((error) => waits(context, job, error));
  if (!prepared) return null;
  try {
    if (await isBudgetSpent(context, job)) {
      throw new EngineError(BUDGET_SPENT, { fault: 'unusable' });
    }
    const outcome = await screen(context, preparation, { ...job, prepared }, candidate);
    if (outcome) await endWaiting(context, job);
    return outcome;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    await countFailure(context, candidate, error);
    const isOnlyThis =
      error.fault === 'unusable' ||
      // Nobody waits for the other candidates of a completed job.
      (error.fault === 'refused' && isLate(candidate)) ||
      (error.transient && isHopeless(context, job, candidate));
    if (!isOnlyThis) return waits(context, job, error);
    const about = { ...logged(error, job), candidateId: candidate._id };
    context.log.error(about, 'the engine could not score a resume');
    return failedOutcome(error.message);
  }
}
