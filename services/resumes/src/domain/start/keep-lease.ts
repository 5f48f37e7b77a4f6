import type { Context } from '../../context.js';

/** Signs of life in one lease: a process that is alive but busy may miss most of them. */
const RENEWALS = 6;

/** Shows that an upload to the job is alive, by `renew`, until the returned function is called. */
export function keepLease(
  context: Context,
  jobId: string,
  renew: (leaseUntil: Date) => Promise<unknown>,
): () => void {
  const { startLeaseMs } = context.config;
  const timer = setInterval(() => {
    renew(new Date(context.clock().getTime() + startLeaseMs)).catch((error: unknown) =>
      context.log.warn({ err: error, jobId }, 'lease of an upload could not be renewed'),
    );
  }, startLeaseMs / RENEWALS);
  timer.unref();
  return () => clearInterval(timer);
}
