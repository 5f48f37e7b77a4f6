import { processingSteps } from '@shortlist/contracts/constants';
import * as http from '@shortlist/contracts/http/resumes';
import type { JobProgress } from '@shortlist/contracts/job';
import type { HostApi } from '@shortlist/contracts/remote-props';
import { errorMessage } from '@shortlist/web-kit';
import { demoJobPrefix, generateDemoScreening } from '../screening/demo-results.js';
import { callServer } from './call-server.js';
import {
  deadStartOf,
  FailedJobError,
  isFailedScreening,
  isInputProblem,
  isOutage,
  statusOf,
} from './failure.js';
import { followJob } from './follow-job.js';
import { newJobId } from './job-id.js';
import { finish, reportProgress, type Run } from './run.js';
import { wait } from './wait.js';
import type { Workflow } from './workflow.js';

/** After a reload the upload may still be on its way to being accepted: this many looks before giving up. */
const resumePatience = 10;

async function animateSteps({ workflow, signal }: Run): Promise<void> {
  const { count, stepPercent, stepMs } = processingSteps;
  for (let step = 0; step < count; step += 1) {
    for (let percent = 0; percent < 100; percent += stepPercent) {
      workflow.update({ run: { phase: 'steps', step, percent } });
      await wait(stepMs, signal);
    }
  }
}

/** Follows a job that the server has; its own failure is thrown as a sentence. */
async function followToEnd(run: Run, jobId: string, patience: number): Promise<void> {
  const { host, signal } = run;
  const onProgress = (progress: JobProgress) => reportProgress(run, progress);
  const last = await followJob({ host, jobId, signal, onProgress, patience });
  if (last.status === 'failed') {
    throw new FailedJobError(await host.call(http.getJob, { params: { id: jobId }, signal }));
  }
  await finish(run, jobId);
}

/**
 * The job may have been accepted although its answer was lost; then it is followed. Resolves to why it came to nothing,
 * null when it has its results.
 */
async function rejoin(run: Run, jobId: string, lost: unknown): Promise<unknown> {
  try {
    await followToEnd(run, jobId, 1);
    return null;
  } catch (error) {
    run.signal.throwIfAborted();
    // Else the error of the processing call says more than this second one.
    return deadStartOf(error) ? error : lost;
  }
}

function showDemo({ workflow }: Run): void {
  const { jobDescription, uploadedFiles } = workflow.getState();
  const jobId = `${demoJobPrefix}${newJobId()}`;
  const fileNames = uploadedFiles.map(({ name }) => name);
  const demo = generateDemoScreening({ jobDescription, fileNames, jobId });
  workflow.update({ demo, resultJobId: jobId, awaiting: false, run: { phase: 'done', jobId } });
}

function fail({ workflow }: Run, error: unknown, remedy: 'change' | 'retry' | 'lost'): void {
  workflow.update({
    awaiting: false,
    run: { phase: 'failed', message: errorMessage(error), remedy },
  });
}

/** Without the files a start that died can't be tried again from here, as any other failed job. */
function failWithoutFiles(run: Run, error: unknown): void {
  const job = deadStartOf(error);
  if (!job) return fail(run, error, isFailedScreening(error) ? 'change' : 'retry');
  const state = { phase: 'failed', message: errorMessage(error), remedy: 'again', job } as const;
  run.workflow.update({ awaiting: false, run: state });
}

async function screen(run: Run, jobId: string): Promise<void> {
  const { host, workflow, signal } = run;
  const total = workflow.getState().uploadedFiles.length;
  const progress = { done: 0, total };
  workflow.update({ awaiting: true, run: { phase: 'screening', uploaded: 0, progress } });
  try {
    await callServer(run, jobId);
  } catch (error) {
    signal.throwIfAborted();
    if (isInputProblem(error)) return fail(run, error, 'change');
    const isLost = isOutage(error) && !isFailedScreening(error);
    const reason = isLost ? await rejoin(run, jobId, error) : error;
    if (reason === null) return;
    // The files are still here: the same id starts anew.
    if (deadStartOf(reason)) return fail(run, reason, 'retry');
    if (isOutage(reason) && host.config.features.demoFallback) return showDemo(run);
    // Any other job that failed on the server is over: trying again needs an id of its own.
    if (isFailedScreening(reason)) workflow.update({ currentJobId: newJobId() });
    fail(run, reason, 'retry');
  }
}

/** Runs `work` as the workflow's only run; being abandoned ends it silently. */
async function asRun(
  host: HostApi,
  workflow: Workflow,
  work: (run: Run) => Promise<void>,
): Promise<void> {
  const signal = workflow.beginRun();
  try {
    await work({ host, workflow, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Starts screening what the workflow holds: the animated steps, then the real call. Resolves when it has ended. */
export function startScreening(host: HostApi, workflow: Workflow): Promise<void> {
  const jobId = workflow.getState().again?.jobId ?? newJobId();
  return asRun(host, workflow, async (run) => {
    workflow.update({ currentJobId: jobId, again: null, demo: null });
    await animateSteps(run);
    await screen(run, jobId);
  });
}

/** Tries again after a failure, under the same job id, so that an accepted job is joined and not repeated. */
export function retryScreening(host: HostApi, workflow: Workflow): Promise<void> {
  const jobId = workflow.getState().currentJobId ?? newJobId();
  workflow.update({ currentJobId: jobId });
  return asRun(host, workflow, (run) => screen(run, jobId));
}

/** Follows a job that was begun before a reload, or elsewhere. A job nobody knows ends as `lost`. */
export function resumeScreening(host: HostApi, workflow: Workflow, jobId: string): Promise<void> {
  return asRun(host, workflow, async (run) => {
    const progress = { done: 0, total: 0 };
    const phase = { phase: 'screening', uploaded: 1, progress } as const;
    workflow.update({ currentJobId: jobId, awaiting: true, run: phase });
    try {
      await followToEnd(run, jobId, resumePatience);
    } catch (error) {
      run.signal.throwIfAborted();
      if (statusOf(error) === 404) return fail(run, error, 'lost');
      failWithoutFiles(run, error);
    }
  });
}
