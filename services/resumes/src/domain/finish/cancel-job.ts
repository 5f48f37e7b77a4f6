import type { JobProgress } from '@shortlist/contracts/job';
import { CONFLICT, retryConflicts } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { cancelQueued } from '../queue/cancel-queued.js';
import { isOpen, isRunning } from '../read/additions.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { findProgress } from '../read/job-progress.js';
import { refusal } from '../refusal.js';
import { completeIfDone } from './complete-job.js';
import { settleAdditions } from './settle-additions.js';

/** Marks the uploads that were added, those whose files are still being read included. */
async function markAdditions(context: Context, { _id, additions }: JobRecord): Promise<void> {
  const stopped = additions.filter(
    (addition) => isOpen(addition) || addition.status === 'starting',
  );
  for (const { runId } of stopped) {
    await context.models.jobs.everywhere.updateOne(
      { _id, additions: { $elemMatch: { runId, cancelledAt: null } } },
      { $set: { 'additions.$.cancelledAt': context.clock() } },
    );
  }
}

/** Writes down that the job was stopped: from then on a crash loses nothing, as a worker that carries it on sees that. */
async function mark(context: Context, owner: JobOfMember): Promise<true | typeof CONFLICT> {
  const job = await findJob(context, owner);
  if (!job) throw refusal('JobNotFound');
  const isReading = job.additions.some(({ status }) => status === 'starting');
  if (job.status !== 'starting' && !isRunning(job) && !(job.status === 'completed' && isReading)) {
    throw refusal('JobComplete');
  }
  if (job.status !== 'completed') {
    const marked = await context.models.jobs.everywhere.updateOne(
      { _id: job._id, runId: job.runId, status: job.status },
      { $set: { cancelledAt: context.clock() } },
    );
    if (marked.matchedCount === 0) return CONFLICT;
  }
  await markAdditions(context, job);
  return true;
}

/**
 * Stops a running job: what was scored stays, the rest is listed as cancelled and costs nothing. Files that are still
 * being read are listed so as soon as they are read. Throws JobNotFound and JobComplete.
 */
export async function cancelJob(context: Context, owner: JobOfMember): Promise<JobProgress> {
  const { jobId } = owner;
  const sentence =
    'This screening is changing right now, so it could not be stopped. Please try again in a moment.';
  await retryConflicts({ log: context.log, sentence, about: { jobId } }, () =>
    mark(context, owner),
  );
  context.log.info({ jobId }, 'screening cancelled');
  const job = await context.models.jobs.everywhere.findOne({ _id: jobId });
  if (job && isRunning(job)) {
    await cancelQueued(context, job);
    await completeIfDone(context, jobId);
    await settleAdditions(context, jobId);
  }
  context.follower.wake(jobId);
  const progress = await findProgress(context, jobId);
  if (!progress) throw refusal('JobNotFound');
  return progress;
}
