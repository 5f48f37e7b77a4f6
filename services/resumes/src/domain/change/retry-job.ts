import type { JobProgress } from '@shortlist/contracts/job';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { publishCandidates } from '../queue/publish-candidates.js';
import { requeueFailed } from '../queue/stand-still.js';
import { isRunning } from '../read/additions.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { findProgress } from '../read/job-progress.js';
import { refusal } from '../refusal.js';

const idView = candidateDocument.pick('_id');

/**
 * Makes a waiting job go on at once: what is queued, and what the engine failed on, is sent to the workers again. A job
 * that is not waiting stays as it is. Nothing is scored twice, and tokens already used stay counted. Throws JobNotFound
 * and JobComplete.
 */
export async function retryJob(
  context: Context,
  owner: JobOfMember & { readonly requestId: string },
): Promise<JobProgress> {
  const { jobs, candidates } = context.models;
  const job = await findJob(context, owner);
  if (!job) throw refusal('JobNotFound');
  if (job.status !== 'starting' && !isRunning(job)) {
    throw refusal('JobComplete');
  }
  if (job.waiting) {
    await requeueFailed(context, job);
    const queued = { runId: job.runId, status: 'queued' } as const;
    // First: if this is all that happens before a crash, the sweeper sends them soon.
    const republishAt = new Date(context.clock().getTime() + context.config.republishAfterMs);
    const fresh = { faultAt: null, engineFailures: null, republished: 0, republishAt };
    await candidates.everywhere.updateMany(queued, { $set: fresh });
    await jobs.everywhere.updateOne(
      { _id: job._id, runId: job.runId, 'waiting.until': job.waiting.until },
      { $set: { waiting: null } },
    );
    const found = await candidates.everywhere.find(queued, idView);
    const ids = found.map(({ _id }) => _id);
    await publishCandidates(context, job, ids, owner.requestId);
  }
  const progress = await findProgress(context, job._id);
  if (!progress) throw refusal('JobNotFound');
  return progress;
}
