import { processingSteps, upload } from '@shortlist/contracts/constants';
import { wait } from './follow/wait.js';
import { type Run, showRun } from './run.js';

/**
 * The specified animation: after the bar of the upload screen the four steps, in tenths. It runs beside the work and
 * changes nothing; it ends early when the run ends.
 */
export async function animateSteps(run: Run): Promise<void> {
  const { count, stepPercent, stepMs } = processingSteps;
  const tenths = 100 / stepPercent;
  await wait(upload.navigateAfterMs, run.signal);
  for (let shown = 0; shown <= count * tenths; shown += 1) {
    if (run.workflow.getState().run?.phase !== 'running') return;
    showRun(run, () => ({ shown: shown / tenths }));
    if (shown < count * tenths) await wait(stepMs, run.signal);
  }
}
