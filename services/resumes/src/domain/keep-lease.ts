import type { Context } from '../context.js';
import type { JobRecord } from '../models/job.js';

/** Shows that the start of `job` is alive, until the returned function is called. */
export function keepLease(context: Context, job: JobRecord): () => void {
  const { startLeaseMs } = context.config;
  const renew = async () => {
    await context.models.jobs.updateOne(
      { _id: job._id, runId: job.runId, status: 'starting' },
      { $set: { leaseUntil: new Date(context.clock().getTime() + startLeaseMs) } },
    );
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) =>
      context.log.warn({ err: error, jobId: job._id }, 'lease of a start could not be renewed'),
    );
  }, startLeaseMs / 3);
  timer.unref();
  return () => clearInterval(timer);
}
