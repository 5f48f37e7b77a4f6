import * as http from '@shortlist/contracts/http/resumes';
import { FailedJobError, isPassing } from './failure.js';
import { followJob } from './follow/follow-job.js';
import { reportProgress, type Run } from './run.js';
import { retryPausesMs, waitForConnection } from './sending/wait-for-connection.js';

/** Looks that may fail in a row before following a job is given up; being offline does not count. */
const patience = 8;

/**
 * Follows a job that the server has, over lost connections. Its own failure is thrown as FailedJobError; otherwise
 * throws the API's error, at once for a job that nobody knows.
 */
export async function followToEnd(run: Run, jobId: string): Promise<void> {
  const { host, signal } = run;
  const last = await followJob({
    host,
    jobId,
    signal,
    patience,
    onProgress: (progress) => reportProgress(run, progress),
    onMiss: async (misses, error) => {
      if (!isPassing(error)) throw error;
      const ms = retryPausesMs[Math.min(misses, retryPausesMs.length) - 1] ?? retryPausesMs[0];
      await waitForConnection(run, { attempt: misses + 1, attempts: patience, ms });
    },
  });
  if (last.status === 'failed') {
    throw new FailedJobError(await host.call(http.getJob, { params: { id: jobId }, signal }));
  }
}
