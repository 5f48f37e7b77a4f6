import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';

/** Signs of life in one lease: a process that is alive but busy may miss most of them. */
const RENEWALS = 6;

/** Shows that the start of `job` is alive, and how far it is, until the returned function is called. */
export function keepLease(context: Context, job: JobRecord, filesRead: () => number): () => void {
  const { startLeaseMs } = context.config;
  const renew = async () => {
    const leaseUntil = new Date(context.clock().getTime() + startLeaseMs);
    await context.models.jobs.updateOne(
      { _id: job._id, runId: job.runId, status: 'starting' },
      { $set: { leaseUntil, filesRead: filesRead() } },
    );
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) =>
      context.log.warn({ err: error, jobId: job._id }, 'lease of a start could not be renewed'),
    );
  }, startLeaseMs / RENEWALS);
  timer.unref();
  return () => clearInterval(timer);
}
