import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { productFaults } from './product/product-faults.js';
import { type ProductWorld, startProductWorld } from './product/product-world.js';
import { type ProductOutcome, strikeProduct } from './product/strike-product.js';
import { planOf } from './runs/plan.js';
import { listFaults, report } from './runs/report.js';

const shownCharacters = 3_000;

let world: ProductWorld | undefined;

afterEach(async () => {
  const ended = world;
  world = undefined;
  await ended?.stop();
}, 60_000);

beforeAll(listFaults);

const plan = planOf(productFaults, process.env);
const ofEach = productFaults
  .map((fault) => ({ name: fault.name, runs: plan.filter((run) => run.fault === fault) }))
  .filter(({ runs }) => runs.length > 0);

describe('promises of the embedded product', () => {
  it.each(ofEach.length > 0 ? ofEach : [{ name: 'nothing, as nothing is chosen', runs: [] }])(
    'hold through $name',
    async ({ name, runs }) => {
      const broken: string[] = [];
      for (const { fault, seed } of runs) {
        // A clock that was set stays so: each of these runs has a product of its own.
        if (world && name.startsWith('product-clock')) {
          await world.stop();
          world = undefined;
        }
        world ??= await startProductWorld();
        const outcome: ProductOutcome | Error = await strikeProduct(world, fault, seed).catch(
          (error: Error) => error,
        );
        if (!(outcome instanceof Error)) {
          await report({ name, seed, ...outcome });
          continue;
        }
        const reason = `${outcome.message} ${String(outcome.cause ?? '')}`;
        broken.push(`seed ${seed}: ${reason}\n${world.output().slice(-shownCharacters)}`);
        await report({ name, seed, broken: reason });
        await world.stop();
        world = undefined;
      }
      expect(broken).toEqual([]);
    },
    1_800_000,
  );
});
