import { type Fault } from '../kinds/fault.js';
import { faults } from '../kinds/index.js';
import { readSeeds, readSeedsEach } from './seeds.js';

export interface Run {
  readonly fault: Fault;
  readonly seed: number;
}

/**
 * What is to be run, as the environment says: FAULTS (names; default: all), FAULT_SEEDS, and FAULT_SEEDS_EACH, how many of
 * the seeds each fault takes (default: all), so that all seeds are used although no fault meets each.
 */
export function readPlan(environment: NodeJS.ProcessEnv): readonly Run[] {
  const names = (environment['FAULTS'] ?? '').split(',').filter(Boolean);
  const known = faults.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no fault ${unknown.join(', ')}. These are: ${known.join(', ')}.`);
  const seeds = readSeeds(environment);
  const each = readSeedsEach(environment);
  const chosen = faults.filter(({ name }) => names.length === 0 || names.includes(name));
  return Array.from({ length: each }, (_, round) =>
    chosen.map((fault) => {
      const seed = seeds[(faults.indexOf(fault) * each + round) % seeds.length];
      return { fault, seed: seed ?? 1 };
    }),
  ).flat();
}
