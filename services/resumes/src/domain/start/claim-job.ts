import { randomUUID } from 'node:crypto';
import { authorise, type Member } from '@shortlist/contracts/authorise';
import type { GivenCriteria } from '@shortlist/screening';
import {
  CONFLICT,
  currentWork,
  isDue,
  isDuplicateKey,
  retryConflicts,
} from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { JobRecord, NewJob } from '../../models/job.js';
import { accessOf } from '../read/access.js';
import { titleOf } from '../read/job-title.js';
import { expiryOf } from '../read/retention.js';
import { refusal } from '../refusal.js';
import { refuseDeleted } from '../remove/deleted-jobs.js';
import { refuseDeletedWorkspace } from '../remove/forget-workspace.js';
import { abandonDeadStart } from './abandon-start.js';

export interface ClaimJobInput {
  readonly jobId: string;
  readonly member: Member;
  readonly jobDescription: string;
  readonly comparisonScore: number;
  readonly total: number;
  /** Criteria that the person confirmed; null: the engine reads the description. */
  readonly given: GivenCriteria | null;
}

export interface JobClaim {
  /** True for exactly one caller, who starts the job. */
  readonly claimed: boolean;
  readonly job: JobRecord;
}

/** The job's start has shown no sign of life for its whole lease, or was given up. */
function isDead(context: Context, job: JobRecord): boolean {
  const { status, leaseUntil } = job;
  return (
    status === 'abandoned' ||
    (status === 'starting' && isDue(leaseUntil, context.clock(), context.config.startLeaseMs))
  );
}

function recordOf(context: Context, { jobId, member, ...input }: ClaimJobInput): NewJob {
  const now = context.clock();
  const { userId, workspaceId } = member;
  return {
    ...input,
    _id: jobId,
    ...{ userId, workspaceId, leadId: userId },
    runId: randomUUID(),
    requestId: currentWork()?.requestId ?? null,
    status: 'starting',
    title: input.given?.title ?? titleOf(input.jobDescription),
    engine: context.engine.info,
    leaseUntil: new Date(now.getTime() + context.config.startLeaseMs),
    createdAt: now,
    expiresAt: expiryOf(now),
  };
}

/** Puts a new start in the place of one that died; null when somebody else did so first. */
function startAnew(
  context: Context,
  { _id, runId }: JobRecord,
  input: ClaimJobInput,
): Promise<JobRecord | null> {
  return context.models.jobs.everywhere.findOneAndReplace(
    { _id, runId, status: 'failed', startDiedAt: { $ne: null } },
    recordOf(context, input),
  );
}

/** The workspace may have been deleted before the record was there to be found. Throws Unauthenticated then. */
async function undoIfDeleted(context: Context, { _id, runId, workspaceId }: JobRecord) {
  try {
    await refuseDeletedWorkspace(context, workspaceId);
  } catch (error) {
    await context.models.jobs.everywhere.deleteOne({ _id, runId, status: 'starting' });
    throw error;
  }
}

/** A claim of the job id, won or lost; `CONFLICT` when the record changed meanwhile and must be looked at again. */
async function tryToClaim(
  context: Context,
  input: ClaimJobInput,
): Promise<JobClaim | typeof CONFLICT> {
  const { jobs } = context.models;
  await refuseDeleted(context, input.jobId);
  try {
    const job = await jobs.everywhere.create(recordOf(context, input));
    await undoIfDeleted(context, job);
    return { claimed: true, job };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const job = await jobs.everywhere.findOne({ _id: input.jobId });
  if (!job) return CONFLICT;
  const isTheirs = authorise(input.member, 'screening.start', accessOf(job)) === 'allowed';
  if (!isTheirs) throw refusal('JobIdTaken');
  if (job.status === 'failed' && job.startDiedAt) {
    const restarted = await startAnew(context, job, input);
    if (restarted) await undoIfDeleted(context, restarted);
    return restarted ? { claimed: true, job: restarted } : CONFLICT;
  }
  if (!isDead(context, job)) return { claimed: false, job };
  await abandonDeadStart(context, job);
  return CONFLICT;
}

/**
 * Takes the job id, before anything is reserved or done for it: concurrent requests with one id meet at the unique
 * `_id`, and exactly one gets `claimed`. The others get the job that exists; one whose start died is started again.
 * Throws JobIdTaken when the id belongs to others, ScreeningDeleted, and Unauthenticated for a deleted workspace.
 */
export function claimJob(context: Context, input: ClaimJobInput): Promise<JobClaim> {
  return retryConflicts(
    {
      log: context.log,
      sentence: 'The screening could not be started. Please try again in a moment.',
      about: { jobId: input.jobId },
    },
    () => tryToClaim(context, input),
  );
}
