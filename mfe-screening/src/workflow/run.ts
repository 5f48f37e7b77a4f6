import { processingSteps } from '@shortlist/contracts/constants';
import type { HostApi } from '@shortlist/host-api';
import { wait } from './follow/wait.js';
import type { RunningState, ShownProgress } from './progress/run-state.js';
import type { Workflow } from './workflow.js';

/** One run of the workflow; the signal ends it. */
export interface Run {
  readonly host: HostApi;
  readonly workflow: Workflow;
  readonly signal: AbortSignal;
}

/** Changes what is shown of a run, while it is what is shown. */
export function showRun(
  { workflow, signal }: Omit<Run, 'host'>,
  change: (run: RunningState) => Partial<RunningState>,
): void {
  const { run } = workflow.getState();
  if (signal.aborted || run?.phase !== 'running') return;
  workflow.update({ run: { ...run, ...change(run) } });
}

/** Shows how far the server is; its word means that the connection is there. */
export function reportProgress(run: Run, progress: ShownProgress): void {
  showRun(run, () => ({ progress, interruption: null }));
}

/** The results are there: 100 %, a moment's pause, done. Throws the signal's reason when the run was ended. */
export async function finish({ workflow, signal }: Run, jobId: string): Promise<void> {
  signal.throwIfAborted();
  workflow.update({ run: { phase: 'finalizing' }, resultJobId: jobId, awaiting: false });
  await wait(processingSteps.pauseMs, signal);
  const { sent, screened } = workflow.getState();
  workflow.update({
    run: { phase: 'done', jobId },
    sent: null,
    screened: sent ? { jobId, files: sent.files } : screened,
  });
}
