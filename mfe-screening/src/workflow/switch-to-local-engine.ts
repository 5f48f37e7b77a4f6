import { http, type HostApi } from '@shortlist/contracts';
import type { Workflow } from './workflow.js';

/** Lets a running job go on with the local engine, and shows the progress that answers. Throws the API's error. */
export async function switchToLocalEngine(
  { call }: Pick<HostApi, 'call'>,
  workflow: Workflow,
  jobId: string,
): Promise<void> {
  const progress = await call(http.switchEngine, {
    params: { id: jobId },
    body: { engine: 'local' },
  });
  const { run, currentJobId } = workflow.getState();
  if (run?.phase === 'screening' && currentJobId === jobId) {
    workflow.update({ run: { ...run, progress } });
  }
}
