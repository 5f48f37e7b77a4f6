import { type Fault } from '../kinds/fault.js';
import { faults } from '../kinds/index.js';
import { productFaults } from '../product/product-faults.js';
import { readSeeds, readSeedsEach } from '../support/seeds.js';

type Named = Pick<Fault, 'name'>;

export interface Run<Kind extends Named = Fault> {
  readonly fault: Kind;
  readonly seed: number;
}

/** All that can go wrong, over RabbitMQ and in the embedded product. */
export const allFaults: readonly Pick<Fault, 'name' | 'happens' | 'ends'>[] = [
  ...faults,
  ...productFaults,
];

/** Of `1/2` the first run, the third and so on, of `2/2` the others: neighbours are alike, and so are then the shards. */
function takeShard<Each>(runs: readonly Each[], shard = '1/1'): readonly Each[] {
  const [own = 0, all = 0] = shard.split('/').map(Number);
  if (!(Number.isInteger(own) && Number.isInteger(all) && own >= 1 && own <= all))
    throw new Error(`FAULT_SHARD is one of several, such as 1/2, not "${shard}".`);
  return runs.filter((_, index) => index % all === own - 1);
}

/**
 * The runs of these faults, as the environment says: FAULTS (names; default: all), FAULT_SEEDS, FAULT_SEEDS_EACH, how many of
 * the seeds each fault takes (default: all), so that all seeds are used although no fault meets each, and FAULT_SHARD, the part of
 * all this that is run here (`1/2`; default: all), for several that run side by side.
 */
export function planOf<Kind extends Named>(
  faults: readonly Kind[],
  environment: NodeJS.ProcessEnv,
): readonly Run<Kind>[] {
  const names = (environment['FAULTS'] ?? '').split(',').filter(Boolean);
  const known = allFaults.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no fault ${unknown.join(', ')}. These are: ${known.join(', ')}.`);
  const seeds = readSeeds(environment);
  const each = readSeedsEach(environment);
  const chosen = faults.filter(({ name }) => names.length === 0 || names.includes(name));
  const runs = Array.from({ length: each }, (_, round) =>
    chosen.map((fault) => {
      const seed = seeds[(faults.indexOf(fault) * each + round) % seeds.length];
      return { fault, seed: seed ?? 1 };
    }),
  ).flat();
  return takeShard(runs, environment['FAULT_SHARD']);
}

/** The runs over RabbitMQ. */
export const readPlan = (environment: NodeJS.ProcessEnv): readonly Run[] =>
  planOf(faults, environment);
