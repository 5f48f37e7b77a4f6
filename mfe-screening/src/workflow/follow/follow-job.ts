import * as http from '@shortlist/contracts/http/resumes';
import { type JobProgress, jobProgress } from '@shortlist/contracts/job';
import type { HostApi } from '@shortlist/host-api';
import { readEventStream } from './event-stream.js';
import { openEventStream } from './open-event-stream.js';
import { wait } from './wait.js';

/** Pause between two questions where no stream is to be had, in milliseconds. */
const pollMs = 1500;

export interface FollowJobOptions {
  readonly host: Pick<HostApi, 'call' | 'config' | 'getAccessToken' | 'workspace'>;
  readonly jobId: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: JobProgress) => void;
  /** True when its files have only just been sent, so that the server may not know it yet. */
  readonly isNew?: boolean;
  /** How many times in a row the job may be out of reach before the last error is thrown. */
  readonly patience: number;
  /** Waits after the job was out of reach so many times in a row, or throws to give up; default: the usual pause. */
  readonly onMiss?: (misses: number, error: unknown) => Promise<void>;
}

async function* streamProgress({
  host,
  jobId,
  signal,
  isNew = false,
}: FollowJobOptions): AsyncGenerator<JobProgress, void, undefined> {
  const path = http.streamJobEvents.path.replace('{id}', encodeURIComponent(jobId));
  const query = isNew ? '?since=sent' : '';
  const response = await openEventStream({ host, path: `${path}${query}`, signal });
  if (!response.ok || !response.body) return;
  for await (const data of readEventStream(response.body)) {
    yield jobProgress.parse(JSON.parse(data));
  }
}

/** A complete job to which resumes are being added has not ended: they are still scored. */
function hasEnded({ status, done, total }: JobProgress): boolean {
  return status !== 'processing' && !(status === 'completed' && done < total);
}

/** Streams until the job ends; null when the stream breaks off or cannot be had. */
async function followStream(options: FollowJobOptions): Promise<JobProgress | null> {
  try {
    for await (const progress of streamProgress(options)) {
      options.onProgress(progress);
      if (hasEnded(progress)) return progress;
    }
  } catch {
    // A broken stream is no failure of the job: the caller asks for the job itself, which throws if that fails too.
    options.signal.throwIfAborted();
  }
  return null;
}

/**
 * Follows a job to its end, by its event stream where there is one and by asking for the job where not.
 * Returns the last progress (completed or failed); throws the API's error when the job stays out of reach,
 * and the signal's reason when aborted.
 */
export async function followJob(options: FollowJobOptions): Promise<JobProgress> {
  const { host, jobId, signal, onProgress, patience } = options;
  let misses = 0;
  for (;;) {
    const last = await followStream(options);
    if (last) return last;
    try {
      const job = await host.call(http.getJob, { params: { id: jobId }, signal });
      misses = 0;
      onProgress(job);
      if (hasEnded(job)) return job;
    } catch (error) {
      signal.throwIfAborted();
      misses += 1;
      if (misses >= patience) throw error;
      await (options.onMiss?.(misses, error) ?? wait(pollMs, signal));
      continue;
    }
    await wait(pollMs, signal);
  }
}
