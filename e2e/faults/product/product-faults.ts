import { oneOf } from '../kinds/fault.js';
import { type ProductPhase, productPhases } from './phases.js';
import type { ProductWorld } from './product-world.js';

/** Something that goes wrong with the whole embedded product. */
export interface ProductFault {
  readonly name: string;
  readonly happens: string;
  readonly ends: string;
  readonly phases: readonly ProductPhase[];
  /** Resolves when it is over; to what was struck. */
  strike(world: ProductWorld, random: () => number): Promise<string>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

async function killAndStart(world: ProductWorld): Promise<string> {
  await world.kill();
  await world.start();
  return 'product';
}

const killed = productPhases.map((phase): ProductFault => ({
  name: `product-killed-${phase.name}`,
  happens: `kill -9 of the whole embedded product (phase: ${phase.name})`,
  ends: 'it is started again at once',
  phases: [phase],
  strike: killAndStart,
}));

const jumps = [
  ['forward', DAY_MS],
  ['back', -DAY_MS],
] as const;

const clocks = jumps.map(([direction, byMs]): ProductFault => ({
  name: `product-clock-${direction}`,
  happens: `the clock of the embedded product is set ${direction} by 24 h, in every second run with a kill -9`,
  ends: 'never: it goes on with that clock',
  phases: productPhases,
  async strike(world, random) {
    const how = oneOf(random, ['running', 'killed'] as const);
    if (how === 'killed') await world.kill();
    await world.setClock(byMs);
    if (how === 'killed') await world.start();
    return how;
  },
}));

/** All that the embedded product has to outlive. */
export const productFaults: readonly ProductFault[] = [...killed, ...clocks];
