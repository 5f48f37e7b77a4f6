import type { JobProgress } from '@shortlist/contracts/job';
import { CONFLICT, retryConflicts } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { isSameEngine } from '../queue/choose-engine.js';
import { followEngine } from '../queue/follow-engine.js';
import { publishCandidates } from '../queue/publish-candidates.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { findProgress } from '../read/job-progress.js';
import { refusal } from '../refusal.js';

type SwitchedJob = Pick<JobRecord, '_id' | 'workspaceId' | 'runId' | 'engineRun'> & {
  readonly isSwitched: boolean;
};

/** The job with the local engine as its own. */
async function switchJob(
  context: Context,
  owner: JobOfMember,
): Promise<SwitchedJob | typeof CONFLICT> {
  const job = await findJob(context, owner);
  if (!job) throw refusal('JobNotFound');
  if (job.status !== 'starting' && job.status !== 'processing') throw refusal('JobComplete');
  const engine = context.localEngine.info;
  if (isSameEngine(job.engine, engine)) return { ...job, isSwitched: false };
  const engineRun = job.engineRun + 1;
  const switched = await context.models.jobs.everywhere.updateOne(
    { _id: job._id, runId: job.runId, status: job.status, engineRun: job.engineRun },
    { $set: { engine, engineRun, prepared: null, preparing: null, waiting: null } },
  );
  return switched.modifiedCount === 0 ? CONFLICT : { ...job, engineRun, isSwitched: true };
}

/**
 * Lets a running job go on with the local engine: it prepares the criteria and scores every candidate, even those
 * already scored. A job already on the local engine stays as it is. Throws JobNotFound and JobComplete.
 */
export async function switchEngine(
  context: Context,
  owner: JobOfMember & { readonly requestId: string },
): Promise<JobProgress> {
  const sentence =
    'This screening is changing right now, so its engine could not be switched. Please try again in a moment.';
  const job = await retryConflicts(
    { log: context.log, sentence, about: { jobId: owner.jobId } },
    () => switchJob(context, owner),
  );
  if (job.isSwitched) {
    const queued = await followEngine(context, job);
    await publishCandidates(context, job, queued, owner.requestId);
  }
  const progress = await findProgress(context, job._id);
  if (!progress) throw refusal('JobNotFound');
  return progress;
}
