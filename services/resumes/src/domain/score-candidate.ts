import { messages } from '@shortlist/contracts';
import { EngineError, type ScreeningResult } from '@shortlist/screening';
import type { Context } from '../context.js';
import type { CandidateRecord, StoredDecision } from '../models/candidate.js';
import type { JobRecord } from '../models/job.js';
import { completeIfDone } from './complete-job.js';
import { countProgress, findProgress } from './job-progress.js';
import type { JobPreparation } from './prepare-job.js';
import { settleOutcome } from './settle-outcome.js';

export interface ScoreCandidateInput {
  readonly jobId: string;
  readonly candidateId: string;
  readonly requestId: string;
  /** True when the message will not be delivered again: an engine's failure is then the candidate's outcome. */
  readonly lastAttempt: boolean;
}

const ENGINE_FAILED =
  'The screening engine could not score this resume. Please screen it again later.';

/** The fields a score sets, all in one update with the status, so that none can be there without the others. */
function scoredFields(
  context: Context,
  job: JobRecord,
  result: ScreeningResult,
): Partial<CandidateRecord> {
  const engine = context.engine.info;
  const settled = settleOutcome(job, { result, override: null, draft: null, draftKey: null });
  const decision: StoredDecision = {
    at: context.clock(),
    kind: 'scored',
    by: `${engine.name} ${engine.version}`,
    name: result.name,
    from: null,
    to: settled.result.status,
    score: result.score,
    comparisonScore: job.comparisonScore,
    why: null,
  };
  return {
    status: 'scored',
    engine,
    decisions: [decision],
    settingsRevision: job.settingsRevision,
    ...settled,
  };
}

async function outcomeOf(
  context: Context,
  preparation: JobPreparation,
  job: JobRecord,
  candidate: CandidateRecord,
  lastAttempt: boolean,
): Promise<Partial<CandidateRecord>> {
  const { fileName, resume } = candidate;
  if (!resume) throw new Error(`Candidate ${candidate._id} is queued without a text.`);
  try {
    const prepared = await preparation.of(job);
    const result = await context.engine.screen(prepared, { kind: 'text', fileName, ...resume });
    return scoredFields(context, { ...job, title: prepared.title || job.title }, result);
  } catch (error) {
    const permanent = error instanceof EngineError && !error.transient;
    if (!permanent && !lastAttempt) throw error;
    context.log.error({ err: error, candidateId: candidate._id }, 'candidate could not be scored');
    return {
      status: 'unreadable',
      unreadable: { reason: 'engine-failed', message: ENGINE_FAILED },
    };
  }
}

/**
 * Scores one queued candidate. Safe to call any number of times, at once or one after the other: the outcome
 * is stored by an update from `queued` only, and whoever comes later only makes sure that what follows from
 * it has happened. Throws what another attempt may cure.
 */
export async function scoreCandidate(
  context: Context,
  preparation: JobPreparation,
  { jobId, candidateId, requestId, lastAttempt }: ScoreCandidateInput,
): Promise<void> {
  const { jobs, candidates } = context.models;
  const [candidate, job] = await Promise.all([
    candidates.findOne({ _id: candidateId, jobId }).lean<CandidateRecord>(),
    jobs.findById(jobId).lean<JobRecord>(),
  ]);
  if (!candidate) {
    context.log.warn({ jobId, candidateId }, 'message about a candidate that does not exist');
    return;
  }
  if (job?.runId !== candidate.runId) {
    // Left over from a start that died; its run will never be a job's.
    await candidates.deleteMany({ runId: candidate.runId });
    return;
  }
  if (job.status !== 'processing') return;
  if (candidate.status === 'queued') {
    const outcome = await outcomeOf(context, preparation, job, candidate, lastAttempt);
    await candidates.updateOne({ _id: candidateId, status: 'queued' }, { $set: outcome });
  }
  let progress = await countProgress(context, job);
  if (progress.done === progress.total) {
    await completeIfDone(context, jobId);
    progress = (await findProgress(context, jobId)) ?? progress;
  }
  await context.bus.publish(messages.candidateScored, { ...progress, candidateId }, { requestId });
}
