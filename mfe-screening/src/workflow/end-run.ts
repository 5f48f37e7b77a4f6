import { errorMessage } from '@shortlist/web-kit';
import { demoJobPrefix, generateDemoScreening } from '../screening/demo/demo-results.js';
import { deadStartOf, isFailedScreening, isInputProblem, isOutage, statusOf } from './failure.js';
import { newJobId } from './follow/job-id.js';
import type { FailedState } from './progress/run-state.js';
import type { Run } from './run.js';
import { splitParts } from './sending/split-parts.js';

type Remedy = Extract<FailedState['remedy'], 'change' | 'retry' | 'lost' | 'unknown'>;

export function fail({ workflow }: Run, error: unknown, remedy: Remedy): void {
  workflow.update({
    awaiting: false,
    run: { phase: 'failed', message: errorMessage(error), status: statusOf(error), remedy },
  });
}

function showDemo({ workflow }: Run): void {
  const { sent } = workflow.getState();
  const jobId = `${demoJobPrefix}${newJobId()}`;
  const fileNames = sent?.files.map(({ name }) => name) ?? [];
  const jobDescription = sent?.jobDescription ?? '';
  const demo = generateDemoScreening({ jobDescription, fileNames, jobId });
  workflow.update({ demo, resultJobId: jobId, awaiting: false, run: { phase: 'done', jobId } });
}

/** Some parts were accepted and the next one was refused: what is there is scored all the same. */
function failPartly({ workflow }: Run, jobId: string, error: unknown): void {
  const { sent } = workflow.getState();
  const files = sent?.files ?? [];
  const sentFiles = splitParts(files).slice(0, sent?.sentParts).flat().length;
  workflow.update({
    awaiting: false,
    run: {
      phase: 'failed',
      message: errorMessage(error),
      status: statusOf(error),
      remedy: 'partly',
      jobId,
      sentFiles,
      files: files.length,
    },
  });
}

/** Ends a run whose files are at hand and whose last attempt failed with `error`. */
export function endFailedRun(run: Run, jobId: string, error: unknown): void {
  const { host, workflow } = run;
  const isPartlySent = (workflow.getState().sent?.sentParts ?? 0) > 0;
  if (isInputProblem(error)) {
    return isPartlySent ? failPartly(run, jobId, error) : fail(run, error, 'change');
  }
  // The files are still here: the same id starts again.
  if (deadStartOf(error)) return fail(run, error, 'retry');
  if (isOutage(error) && !isPartlySent && host.config.features.demoFallback) return showDemo(run);
  // Any other job that failed on the server is over: trying again needs an id of its own.
  if (isFailedScreening(error)) {
    const { sent } = workflow.getState();
    workflow.update({ currentJobId: newJobId(), sent: sent && { ...sent, sentParts: 0 } });
  }
  fail(run, error, 'retry');
}

/** The same without the files: a start that died can't be tried again from here, as any other failed job. */
export function endFailedFollowing(run: Run, error: unknown): void {
  const job = deadStartOf(error);
  if (!job) return fail(run, error, isFailedScreening(error) ? 'change' : 'retry');
  run.workflow.update({
    awaiting: false,
    run: {
      phase: 'failed',
      message: errorMessage(error),
      status: statusOf(error),
      remedy: 'again',
      job,
    },
  });
}
