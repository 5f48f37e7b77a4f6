import type { PreparedJob } from '@shortlist/screening';
import type { Context } from '../context.js';
import type { JobRecord } from '../models/job.js';
import { createSingleFlight } from './single-flight.js';

/** The criteria of jobs, extracted once per job and the same for every candidate of it. */
export interface JobPreparation {
  of(job: JobRecord): Promise<PreparedJob>;
}

async function findPrepared(context: Context, jobId: string): Promise<PreparedJob | null> {
  const job = await context.models.jobs
    .findById(jobId, { prepared: 1 })
    .lean<Pick<JobRecord, 'prepared'>>();
  return job?.prepared ?? null;
}

/** Prepares and stores; when another worker was faster, its preparation is the job's. */
async function prepare(context: Context, job: JobRecord): Promise<PreparedJob> {
  // The job may have been read before the preparation it lacks was stored.
  const found = await findPrepared(context, job._id);
  if (found) return found;
  const { job: prepared, tokensUsed } = await context.engine.prepareJob(job.jobDescription);
  const title = prepared.title || job.title;
  const stored = await context.models.jobs.updateOne(
    { _id: job._id, prepared: null },
    { $set: { prepared, title, engine: prepared.engine, preparationTokens: tokensUsed } },
  );
  if (stored.modifiedCount === 1) return prepared;
  const winner = await findPrepared(context, job._id);
  if (!winner) throw new Error(`Job ${job._id} vanished while it was prepared.`);
  return winner;
}

/** Candidates of one job that this worker scores at once share one preparation. */
export function createJobPreparation(context: Context): JobPreparation {
  const flight = createSingleFlight<PreparedJob>();
  return {
    of: (job) =>
      job.prepared ? Promise.resolve(job.prepared) : flight(job._id, () => prepare(context, job)),
  };
}
