import { estimateTokens, tokens as tokenEstimate } from '@shortlist/contracts/constants';
import type { JobProgress } from '@shortlist/contracts/job';
import {
  annotateSpan,
  commonRefusal,
  CONFLICT,
  isDue,
  retryConflicts,
} from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { Addition } from '../../models/addition.js';
import { jobDocument, type JobRecord } from '../../models/job.js';
import { completeIfDone } from '../finish/complete-job.js';
import { settleAdditions } from '../finish/settle-additions.js';
import { orLeaveToSweeper } from '../queue/or-leave-to-sweeper.js';
import { publishCandidates } from '../queue/publish-candidates.js';
import { findProgress } from '../read/job-progress.js';
import { refusal } from '../refusal.js';
import { refuseDeleted } from '../remove/deleted-jobs.js';
import { extractResumes } from '../start/extract-resumes.js';
import { keepLease } from '../start/keep-lease.js';
import { splitFiles } from '../start/split-files.js';
import type { StartJobInput } from '../start/start-job.js';
import { reserveTokens } from '../tokens/reserve-tokens.js';
import { abandonAddition } from './abandon-addition.js';
import { acceptAddition } from './accept-addition.js';
import { claimAddition, type ClaimAdditionInput } from './claim-addition.js';
import { refuseSomeFiles } from './refuse-some-files.js';

export type AddResumesInput = ClaimAdditionInput & StartJobInput;

const NOT_ADDED = 'The files could not be added, and nothing was charged. Please add them again.';

const additionsView = jobDocument.pick('additions');

/** Keeps the file to be replaced from anything else. Throws FileNotReplaceable. */
async function takePlace(context: Context, job: JobRecord, { replaces, runId }: Addition) {
  if (replaces === null) return;
  const taken = await context.models.candidates.everywhere.updateOne(
    { _id: replaces, runId: job.runId, status: 'unreadable', replacedBy: null },
    { $set: { replacedBy: runId } },
  );
  if (taken.matchedCount === 0) throw refusal('FileNotReplaceable');
}

function estimate({ jobDescription }: JobRecord, { files, withDescription }: Addition): number {
  return withDescription ? estimateTokens(jobDescription, files) : tokenEstimate.perFile * files;
}

/** Reserves, reads and accepts. Returns the ids of the candidates to score. */
async function prepare(
  context: Context,
  job: JobRecord,
  addition: Addition,
  input: AddResumesInput,
): Promise<readonly string[]> {
  const { runId, files } = addition;
  const letGo = keepLease(context, job._id, (leaseUntil) =>
    context.models.jobs.everywhere.updateOne(
      { _id: job._id, additions: { $elemMatch: { runId, status: 'starting' } } },
      { $set: { 'additions.$.leaseUntil': leaseUntil } },
    ),
  );
  try {
    await takePlace(context, job, addition);
    await reserveTokens(context, {
      reservationId: runId,
      tokens: estimate(job, addition),
      member: input.member,
      requestId: input.requestId,
      refusePart: (remaining) => refuseSomeFiles(files, remaining),
    });
    const read = await extractResumes(context, input.files, { account: job.workspaceId });
    const resumes = await splitFiles(context, read, input);
    const queued = await acceptAddition(context, job, addition, resumes);
    if (queued) return queued;
    await refuseDeleted(context, job._id);
    throw commonRefusal('Unavailable', { sentence: NOT_ADDED });
  } finally {
    letGo();
  }
}

/** Turns a claimed addition into files of the job. A crash at any point is harmless, as in the start of a job. */
async function start(
  context: Context,
  job: JobRecord,
  addition: Addition,
  input: AddResumesInput,
): Promise<void> {
  let queued: readonly string[];
  try {
    queued = await prepare(context, job, addition, input);
  } catch (error) {
    await abandonAddition(context, job._id, addition);
    throw error;
  } finally {
    context.follower.wake(job._id);
  }
  await orLeaveToSweeper(context, job._id, async () => {
    await publishCandidates(context, job, queued, input.requestId);
    if (queued.length > 0) return;
    await completeIfDone(context, job._id);
    await settleAdditions(context, job._id);
  });
}

/** Waits until another request's addition is accepted; false when that came to nothing. */
async function joined(context: Context, input: AddResumesInput): Promise<boolean> {
  const { jobId, uploadId, signal } = input;
  for await (const _ of context.follower.ticks(jobId, signal)) {
    const job = await context.models.jobs.everywhere.findOne({ _id: jobId }, additionsView);
    const addition = job?.additions.find((one) => one.uploadId === uploadId);
    if (!addition || addition.status === 'abandoned') return false;
    const isDead = isDue(addition.leaseUntil, context.clock(), context.config.startLeaseMs);
    if (addition.status !== 'starting') return true;
    if (isDead) return false;
  }
  signal.throwIfAborted();
  throw commonRefusal('Unavailable', { sentence: NOT_ADDED });
}

/**
 * Adds files to a job, running or complete: only they are scored, by its criteria, and charged, once. Resolves with the
 * progress when they are accepted. The same `uploadId` is added once. Throws the named errors of addResumes.
 */
export async function addResumes(context: Context, input: AddResumesInput): Promise<JobProgress> {
  const { jobId, replaces, files } = input;
  annotateSpan(() => ({ 'shortlist.job.id': jobId }));
  const count = files.length;
  if (replaces !== null && count !== 1) throw refusal('OneFileOnly');
  await retryConflicts({ log: context.log, sentence: NOT_ADDED, about: { jobId } }, async () => {
    const { claimed, job, addition } = await claimAddition(context, input, count);
    if (claimed) await start(context, job, addition, input);
    return claimed || (await joined(context, input)) || CONFLICT;
  });
  const progress = await findProgress(context, jobId);
  if (!progress) throw refusal('JobNotFound');
  return progress;
}
