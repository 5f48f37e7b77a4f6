import { setTimeout as delay } from 'node:timers/promises';
import { waitFor } from '../../tests/support/wait-for.js';
import { createRandom } from '../support/random.js';
import type { ProductPhase } from './phases.js';
import { type ProductFault, productFaults } from './product-faults.js';
import type { ProductWorld } from './product-world.js';

/** The promise: so long after a start nothing stands still any more. */
const recoveryMs = 60_000;

const took = new Map<string, number>();

/** How long a phase takes here without a fault, from its beginning until everything is done. */
async function measure(world: ProductWorld, phase: ProductPhase): Promise<number> {
  const known = took.get(phase.name);
  if (known !== undefined) return known;
  const jobId = crypto.randomUUID();
  await phase.prepare?.(world, jobId);
  const began = performance.now();
  await phase.act(world, jobId);
  await settle(world, phase, jobId);
  const ms = performance.now() - began;
  took.set(phase.name, ms);
  return ms;
}

function settle(world: ProductWorld, phase: ProductPhase, jobId: string): Promise<boolean> {
  return waitFor(() => phase.check(world, jobId).then(() => true), {
    what: `everything to be as promised (${phase.name} ${jobId})`,
    timeoutMs: recoveryMs,
  });
}

export interface ProductOutcome {
  readonly what: string;
  readonly phase: string;
  /** Whether that phase still went on when the fault struck. */
  readonly isAtWork: boolean;
  /** From the end of the fault until everything was done. */
  readonly recoveryMs: number;
  readonly memoryBytes: number;
}

/** Lets a fault befall the product in a phase and a moment that the seed says; rejects when a promise is broken. */
export async function strikeProduct(
  world: ProductWorld,
  fault: ProductFault,
  seed: number,
): Promise<ProductOutcome> {
  const random = createRandom(seed * 1_000 + productFaults.indexOf(fault));
  const phase = fault.phases[seed % fault.phases.length];
  if (!phase) throw new Error('The fault has no phase.');
  const phaseMs = await measure(world, phase);
  const jobId = crypto.randomUUID();
  await phase.prepare?.(world, jobId);
  const isDone = () =>
    phase.check(world, jobId).then(
      () => true,
      () => false,
    );
  let isAcknowledged = false;
  const acted = phase.act(world, jobId).then(
    () => (isAcknowledged = true),
    () => undefined,
  );
  await delay(random() * phaseMs);
  const isAtWork = !isAcknowledged || !(await isDone());
  const what = await fault.strike(world, random);
  const began = performance.now();
  await acted;
  // People do again what was not acknowledged.
  if (!isAcknowledged)
    await waitFor(() => phase.act(world, jobId).then(() => true), {
      what: `${phase.name} to be acknowledged`,
      timeoutMs: recoveryMs,
    });
  await settle(world, phase, jobId);
  const ms = Math.round(performance.now() - began);
  if (ms > recoveryMs) throw new Error(`It took ${ms} ms.`);
  const memoryBytes = await world.memoryBytes();
  return { what, phase: phase.name, isAtWork, recoveryMs: ms, memoryBytes };
}
