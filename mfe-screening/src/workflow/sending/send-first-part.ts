import * as http from '@shortlist/contracts/http/resumes';
import type { JobProgress } from '@shortlist/contracts/job';
import { criteriaField } from '../../criteria/criteria-plan.js';
import { followJob } from '../follow/follow-job.js';
import { reportProgress, type Run } from '../run.js';
import type { RunInput } from '../run-input.js';

export interface SendFirstPartOptions {
  readonly jobId: string;
  readonly input: RunInput;
  readonly files: readonly File[];
  readonly onSent: (fraction: number) => void;
  /** There are no more parts: then it is waited for until all is scored. */
  readonly isAll: boolean;
}

function isAccepted({ status, phase, total }: JobProgress): boolean {
  return status === 'processing' && phase !== 'starting' && total > 0;
}

/**
 * The processing call, with the server's progress beside it once the files are sent. Resolves when every resume is
 * scored, or as soon as the files are accepted where more are to follow. Throws the call's error.
 */
export async function sendFirstPart(
  run: Run,
  { jobId, input, files, onSent, isAll }: SendFirstPartOptions,
): Promise<'complete' | 'accepted'> {
  const { host, signal } = run;
  const over = new AbortController();
  const whileItRuns = AbortSignal.any([signal, over.signal]);
  let isFollowed = false;
  let onAccepted: () => void = () => undefined;
  const accepted = new Promise<'accepted'>((resolve) => {
    onAccepted = () => resolve('accepted');
  });

  const follow = () => {
    const onProgress = (progress: JobProgress) => {
      reportProgress(run, progress);
      if (!isAll && isAccepted(progress)) onAccepted();
    };
    const when = { signal: whileItRuns, isNew: true, patience: Infinity };
    const options = { host, jobId, onProgress, ...when };
    // Progress is beside the point: how the call itself ends decides, so the end of following it is no news.
    followJob(options).catch(() => null);
  };
  const call = host.call(http.processResumes, {
    body: {
      jobDescription: input.jobDescription,
      comparisonScore: String(input.comparisonScore),
      jobId,
      ...criteriaField(input.criteria),
    },
    files,
    signal: whileItRuns,
    onUploadProgress: (fraction) => {
      if (signal.aborted) return;
      onSent(fraction);
      if (fraction < 1 || isFollowed) return;
      isFollowed = true;
      follow();
    },
  });
  try {
    return await Promise.race([call.then(() => 'complete' as const), accepted]);
  } finally {
    // An accepted job goes on without anybody who waits for its answer.
    over.abort();
    call.catch(() => null);
  }
}
