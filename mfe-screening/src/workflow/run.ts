import { processingSteps } from '@shortlist/contracts/constants';
import type { HostApi } from '@shortlist/contracts/remote-props';
import type { ShownProgress } from './run-state.js';
import { wait } from './wait.js';
import type { Workflow } from './workflow.js';

/** One run of the workflow; the signal ends it. */
export interface Run {
  readonly host: HostApi;
  readonly workflow: Workflow;
  readonly signal: AbortSignal;
}

/** Shows how far the server is, while that is what is shown. */
export function reportProgress({ workflow, signal }: Run, progress: ShownProgress): void {
  const { run } = workflow.getState();
  if (signal.aborted || run?.phase !== 'screening') return;
  workflow.update({ run: { ...run, uploaded: 1, progress } });
}

/** The results are there: 100 %, a moment's pause, done. Throws the signal's reason when the run was ended. */
export async function finish({ workflow, signal }: Run, jobId: string): Promise<void> {
  signal.throwIfAborted();
  workflow.update({ run: { phase: 'finalizing' }, resultJobId: jobId, awaiting: false });
  await wait(processingSteps.pauseMs, signal);
  workflow.update({ run: { phase: 'done', jobId } });
}
