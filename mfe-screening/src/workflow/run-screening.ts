import type { HostApi } from '@shortlist/host-api';
import { animateSteps } from './animate-steps.js';
import { endFailedFollowing, endFailedRun, fail } from './end-run.js';
import { deadStartOf, isNotFound } from './failure.js';
import { newJobId } from './follow/job-id.js';
import { followToEnd } from './follow-to-end.js';
import { unknownRun } from './progress/run-state.js';
import { finish, type Run } from './run.js';
import { fingerprintOf, type RunInput, type SentRun } from './run-input.js';
import { sendFiles } from './sending/send-files.js';
import type { Workflow } from './workflow.js';

const stepsShown = 4;

/** Shows a run of these files as begun. `shown`: how many steps of the animation are behind it. */
function begin({ workflow }: Run, jobId: string, sent: SentRun, shown: number): void {
  workflow.sentFiles.add(jobId, sent.files);
  const totalBytes = sent.files.reduce((sum, { size }) => sum + size, 0);
  workflow.update({
    awaiting: true,
    run: {
      ...unknownRun,
      shown,
      files: sent.files.length,
      sending: { sentBytes: 0, totalBytes },
      startedAt: sent.startedAt,
    },
  });
}

/** Sends the files and waits for the results; true when they are there, else it is shown why not. */
async function screen(run: Run, jobId: string, sent: SentRun): Promise<boolean> {
  try {
    if ((await sendFiles(run, jobId, sent)) === 'accepted') await followToEnd(run, jobId);
    return true;
  } catch (error) {
    run.signal.throwIfAborted();
    endFailedRun(run, jobId, error);
    return false;
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

/** Screens these files with the specified animation beside it. Resolves when it has ended. */
function start(host: HostApi, workflow: Workflow, jobId: string, input: RunInput): Promise<void> {
  const sent = { ...input, sentParts: 0, startedAt: Date.now() };
  const lastInput = { jobId, fingerprint: fingerprintOf(input) };
  return asRun(host, workflow, async (run) => {
    workflow.update({ currentJobId: jobId, demo: null, sent, lastInput });
    begin(run, jobId, sent, 0);
    const [isComplete] = await Promise.all([screen(run, jobId, sent), animateSteps(run)]);
    if (isComplete) await finish(run, jobId);
  });
}

/** Starts screening what the workflow holds. */
export function startScreening(host: HostApi, workflow: Workflow): Promise<void> {
  const { again, jobDescription, comparisonScore, criteria, uploadedFiles } = workflow.getState();
  const input = { jobDescription, comparisonScore, criteria, files: uploadedFiles };
  workflow.update({ again: null });
  return start(host, workflow, again?.jobId ?? newJobId(), input);
}

/** Starts screening something else; what the workflow holds for the next screening stays. */
export function screenApart(host: HostApi, workflow: Workflow, input: RunInput): Promise<void> {
  return start(host, workflow, newJobId(), input);
}

async function screenAgain(run: Run, jobId: string, sent: SentRun): Promise<void> {
  begin(run, jobId, sent, stepsShown);
  if (await screen(run, jobId, sent)) await finish(run, jobId);
}

/** Tries again after a failure, under the same job id, so that an accepted job is joined and not repeated. */
export function retryScreening(host: HostApi, workflow: Workflow): Promise<void> {
  const { currentJobId, sent } = workflow.getState();
  const jobId = currentJobId ?? newJobId();
  return asRun(host, workflow, async (run) => {
    if (!sent) return;
    workflow.update({ currentJobId: jobId, demo: null });
    await screenAgain(run, jobId, sent);
  });
}

/** The files of a screening that this tab began, where they are still at hand. */
function filesOf(workflow: Workflow, jobId: string): SentRun | null {
  const { currentJobId, sent } = workflow.getState();
  return sent && currentJobId === jobId && sent.files.length > 0 ? sent : null;
}

/**
 * Follows a job that was begun before a reload, or elsewhere. What had not reached the server is sent again under the
 * same id where the browser kept the files.
 */
export function resumeScreening(host: HostApi, workflow: Workflow, jobId: string): Promise<void> {
  return asRun(host, workflow, async (run) => {
    const isOwn = workflow.getState().currentJobId === jobId;
    const startedAt = isOwn ? (workflow.getState().sent?.startedAt ?? null) : null;
    workflow.update({
      currentJobId: jobId,
      ...(isOwn ? {} : { sent: null }),
      awaiting: true,
      run: { ...unknownRun, shown: stepsShown, startedAt },
    });
    await workflow.restored;
    run.signal.throwIfAborted();
    const sent = filesOf(workflow, jobId);
    // Parts are missing: the first look would only find what is there.
    if (sent && sent.sentParts > 0) return screenAgain(run, jobId, sent);
    try {
      await followToEnd(run, jobId);
    } catch (error) {
      run.signal.throwIfAborted();
      if (sent && (isNotFound(error) || deadStartOf(error))) return screenAgain(run, jobId, sent);
      if (isNotFound(error)) return fail(run, error, isOwn ? 'lost' : 'unknown');
      return endFailedFollowing(run, error);
    }
    await finish(run, jobId);
  });
}
