import type { EngineInfo } from '@shortlist/contracts/screening';
import { EngineError, type ScreeningEngine } from '@shortlist/screening';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';

/** True for engines that judge alike: a job may be finished by another version of its engine, but by no other one. */
export function isSameEngine(one: EngineInfo, other: EngineInfo): boolean {
  return one.name === other.name && one.model === other.model;
}

function described({ name, model }: EngineInfo): string {
  return model === null ? name : `${name} (${model})`;
}

/**
 * The engine a job was begun with: this process's own, the local one, or one made for it. Throws EngineError when this
 * process is set up for none of them: no other engine takes a job over by itself.
 */
export function chooseEngine(
  { engine, localEngine, findEngine }: Pick<Context, 'engine' | 'localEngine' | 'findEngine'>,
  job: Pick<JobRecord, 'engine'>,
): ScreeningEngine {
  const own = [engine, localEngine].find(({ info }) => isSameEngine(info, job.engine));
  const found = own ?? findEngine(job.engine);
  if (found) return found;
  throw new EngineError(
    `This screening was begun with the engine ${described(job.engine)}, which Shortlist is not set up for now.`,
    { fault: 'refused' },
  );
}
