import type { JobProgress } from '@shortlist/contracts/job';
import type { Context } from '../../context.js';
import { isRunning } from '../read/additions.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { findProgress } from '../read/job-progress.js';
import { refusal } from '../refusal.js';
import { completeIfDone } from './complete-job.js';
import { LEFT_OUT } from './leave-out.js';
import { settleAdditions } from './settle-additions.js';

/**
 * Completes a waiting job with what is scored; the remaining resumes are listed as not scored. A job that is not
 * waiting stays as it is. Throws the named errors of finishJob.
 */
export async function finishJob(context: Context, owner: JobOfMember): Promise<JobProgress> {
  const { candidates } = context.models;
  const job = await findJob(context, owner);
  if (!job) throw refusal('JobNotFound');
  if (!isRunning(job)) throw refusal('JobComplete');
  if (job.waiting) {
    const { runId, engineRun } = job;
    const scored = await candidates.everywhere.count({ runId, engineRun, status: 'scored' });
    if (scored === 0) throw refusal('NothingScored');
    // A score still in progress comes too late: it, too, is stored from `queued` only.
    await candidates.everywhere.updateMany(
      { runId, status: 'queued', lateScoring: null },
      { $set: LEFT_OUT },
    );
    await completeIfDone(context, job._id);
    await settleAdditions(context, job._id);
  }
  const progress = await findProgress(context, job._id);
  if (!progress) throw refusal('JobNotFound');
  return progress;
}
