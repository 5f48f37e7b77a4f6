import * as http from '@shortlist/contracts/http/resumes';
import type { JobProgress } from '@shortlist/contracts/job';
import { criteriaField } from '../criteria/criteria-plan.js';
import { followJob } from './follow-job.js';
import { finish, reportProgress, type Run } from './run.js';

/** The processing call, with the server's progress beside it once the files are sent. */
export async function callServer(run: Run, jobId: string): Promise<void> {
  const { host, workflow, signal } = run;
  const { jobDescription, comparisonScore, criteria, uploadedFiles } = workflow.getState();
  workflow.sentFiles.add(jobId, uploadedFiles);
  const following = new AbortController();
  const followSignal = AbortSignal.any([signal, following.signal]);
  let isFollowed = false;
  let followed: Promise<unknown> = Promise.resolve();
  const onUploadProgress = (uploaded: number) => {
    const { run: state } = workflow.getState();
    if (state?.phase === 'screening' && uploaded > state.uploaded) {
      workflow.update({ run: { ...state, uploaded } });
    }
    if (uploaded < 1 || isFollowed || signal.aborted) return;
    const onProgress = (progress: JobProgress) => reportProgress(run, progress);
    const options = { host, jobId, signal: followSignal, onProgress, patience: Infinity };
    isFollowed = true;
    // Progress is beside the point: how the call itself ends decides, so the end of following it is no news.
    followed = followJob(options).catch(() => null);
  };
  try {
    await host.call(http.processResumes, {
      body: {
        jobDescription,
        comparisonScore: String(comparisonScore),
        jobId,
        ...criteriaField(criteria),
      },
      files: uploadedFiles,
      signal,
      onUploadProgress,
    });
  } finally {
    following.abort();
    await followed;
  }
  await finish(run, jobId);
}
