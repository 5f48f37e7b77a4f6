import * as http from '@shortlist/contracts/http/resumes';
import type { JobProgress } from '@shortlist/contracts/job';
import { createError } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { isSameEngine } from '../queue/engine-of.js';
import { followEngine } from '../queue/follow-engine.js';
import { publishCandidates } from '../queue/publish-candidates.js';
import { findJob } from '../read/find-job.js';
import { findProgress } from '../read/job-progress.js';
import type { JobOfUser } from './change-settings.js';

const operation = http.switchEngine;

/**
 * Lets a running job go on with the local engine: it prepares the criteria and scores every candidate, those
 * scored before too. A job that is with it already stays as it is. Throws JobNotFound and JobComplete.
 */
export async function switchEngine(
  context: Context,
  owner: JobOfUser & { readonly requestId: string },
): Promise<JobProgress> {
  const { jobs } = context.models;
  for (;;) {
    const job = await findJob(context, owner);
    if (!job) throw createError(operation, 'JobNotFound');
    if (job.status !== 'starting' && job.status !== 'processing') {
      throw createError(operation, 'JobComplete');
    }
    const engine = context.localEngine.info;
    if (!isSameEngine(job.engine, engine)) {
      const engineRun = job.engineRun + 1;
      const switched = await jobs.updateOne(
        { _id: job._id, runId: job.runId, status: job.status, engineRun: job.engineRun },
        { $set: { engine, engineRun, prepared: null, preparing: null, waiting: null } },
      );
      if (switched.modifiedCount === 0) continue;
      const queued = await followEngine(context, { ...job, engineRun });
      await publishCandidates(context, job._id, queued, owner.requestId);
    }
    const progress = await findProgress(context, job._id);
    if (!progress) throw createError(operation, 'JobNotFound');
    return progress;
  }
}
