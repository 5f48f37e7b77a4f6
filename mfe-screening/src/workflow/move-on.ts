import * as http from '@shortlist/contracts/http/resumes';
import type { JobProgress } from '@shortlist/contracts/job';
import type { HostApi } from '@shortlist/host-api';
import type { Workflow } from './workflow.js';

/** Ways to let a paused job go on. */
export type WayOn = 'retry' | 'local-engine' | 'finish';

function ask({ call }: Pick<HostApi, 'call'>, way: WayOn, id: string): Promise<JobProgress> {
  switch (way) {
    case 'retry':
      return call(http.retryJob, { params: { id } });
    case 'finish':
      return call(http.finishJob, { params: { id } });
    case 'local-engine':
      return call(http.switchEngine, { params: { id }, body: { engine: 'local' } });
  }
}

/** Lets a running job go on, and shows the progress that answers. Throws the API's error. */
export async function moveOn(
  host: Pick<HostApi, 'call'>,
  workflow: Workflow,
  jobId: string,
  way: WayOn,
): Promise<void> {
  const progress = await ask(host, way, jobId);
  const { run, currentJobId } = workflow.getState();
  if (run?.phase === 'running' && currentJobId === jobId) {
    workflow.update({ run: { ...run, progress } });
  }
}
