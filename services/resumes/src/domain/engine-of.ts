import type { ScreeningEngine } from '@shortlist/screening';
import type { Context } from '../context.js';
import type { JobRecord } from '../models/job.js';

/** The engine a job is scored by: the deployment's, or the local one when the job was switched to it. */
export function engineOf(
  { engine, localEngine }: Pick<Context, 'engine' | 'localEngine'>,
  job: Pick<JobRecord, 'engine'>,
): ScreeningEngine {
  return job.engine.name === 'local' && engine.info.name !== 'local' ? localEngine : engine;
}
