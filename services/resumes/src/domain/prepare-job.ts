import type { PreparedJob } from '@shortlist/screening';
import type { Context } from '../context.js';
import type { JobRecord } from '../models/job.js';
import { engineOf } from './engine-of.js';
import { createSingleFlight } from './single-flight.js';

/** The criteria of jobs, extracted once per job and the same for every candidate of it. */
export interface JobPreparation {
  of(job: JobRecord): Promise<PreparedJob>;
}

async function findPrepared(
  context: Context,
  { _id: jobId, engineRun }: JobRecord,
): Promise<PreparedJob | null> {
  const job = await context.models.jobs
    .findOne({ _id: jobId, engineRun }, { prepared: 1 })
    .lean<Pick<JobRecord, 'prepared'>>();
  return job?.prepared ?? null;
}

/** Prepares and stores; when another worker was faster, its preparation is the job's. */
async function prepare(context: Context, job: JobRecord): Promise<PreparedJob> {
  // The job may have been read before the preparation it lacks was stored.
  const found = await findPrepared(context, job);
  if (found) return found;
  const { job: prepared, tokensUsed } = await engineOf(context, job).prepareJob(
    job.jobDescription,
    job.given ? { given: job.given } : {},
  );
  const title = prepared.title || job.title;
  const stored = await context.models.jobs.updateOne(
    { _id: job._id, prepared: null, engineRun: job.engineRun },
    {
      $set: {
        prepared,
        title,
        engine: prepared.engine,
        // What an engine before used stays to be charged.
        ...(tokensUsed === null
          ? {}
          : { preparationTokens: (job.preparationTokens ?? 0) + tokensUsed }),
      },
    },
  );
  if (stored.modifiedCount === 1) return prepared;
  const winner = await findPrepared(context, job);
  if (!winner) throw new Error(`Job ${job._id} vanished or was switched while it was prepared.`);
  return winner;
}

/** Candidates of one job that this worker scores at once share one preparation. */
export function createJobPreparation(context: Context): JobPreparation {
  const flight = createSingleFlight<PreparedJob>();
  return {
    of: (job) =>
      job.prepared
        ? Promise.resolve(job.prepared)
        : flight(`${job._id} ${job.engineRun}`, () => prepare(context, job)),
  };
}
