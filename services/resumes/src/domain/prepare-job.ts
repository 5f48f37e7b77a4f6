import type { PreparedJob } from '@shortlist/screening';
import type { Context } from '../context.js';
import type { JobRecord } from '../models/job.js';

/** The criteria of jobs, extracted once per job and the same for every candidate of it. */
export interface JobPreparation {
  of(job: JobRecord): Promise<PreparedJob>;
}

/** Prepares and stores; when another worker was faster, its preparation is the job's. */
async function prepare(context: Context, job: JobRecord): Promise<PreparedJob> {
  const { jobs } = context.models;
  const { job: prepared, tokensUsed } = await context.engine.prepareJob(job.jobDescription);
  const title = prepared.title || job.title;
  const stored = await jobs.updateOne(
    { _id: job._id, prepared: null },
    { $set: { prepared, title, engine: prepared.engine, preparationTokens: tokensUsed } },
  );
  if (stored.modifiedCount === 1) return prepared;
  const winner = await jobs.findById(job._id, { prepared: 1 }).lean<Pick<JobRecord, 'prepared'>>();
  if (!winner?.prepared) throw new Error(`Job ${job._id} vanished while it was prepared.`);
  return winner.prepared;
}

/** Candidates of one job that this worker scores at once share one preparation. */
export function createJobPreparation(context: Context): JobPreparation {
  const running = new Map<string, Promise<PreparedJob>>();
  return {
    of: (job) => {
      if (job.prepared) return Promise.resolve(job.prepared);
      const shared =
        running.get(job._id) ??
        prepare(context, job).finally(() => {
          running.delete(job._id);
        });
      running.set(job._id, shared);
      return shared;
    },
  };
}
