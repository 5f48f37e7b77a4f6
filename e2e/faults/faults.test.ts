import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { befall, checkWorld, type Outcome } from './runs/befall.js';
import { readPlan } from './runs/plan.js';
import { listFaults, report } from './runs/report.js';
import { allProcesses, startWorld, type World } from './support/world.js';

/** One world serves many faults: it has to outlive them all. Its mailbox is read again and again, so that it must not grow for ever. */
const faultsPerWorld = 60;

let world: World | undefined;

async function endWorld(): Promise<void> {
  const ended = world;
  world = undefined;
  await ended?.stop();
}

afterAll(endWorld, 120_000);

beforeAll(listFaults);

/** CI runs a broken one once more, as it does with each file that fails; a person wants to see it at once. */
const retry = process.env['CI'] ? 1 : 0;
const brokenBefore = new Set<string>();

/** The messages of an error and of its causes. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = stripVTControlCharacters(error.message);
  return error.cause === undefined ? message : `${message} ${explain(error.cause)}`;
}

const shownLines = 15;

/** The last of what each process wrote: what broke a promise is not to be seen from outside. */
function presentOutput(ended: World): string {
  const parts = [...allProcesses(ended)].map(([name, each]) => {
    const lines = each.output().trim().split('\n').slice(-shownLines);
    return `── ${name} ──\n${lines.map((line) => line.slice(0, 600)).join('\n')}\n`;
  });
  return parts.join('');
}

const runs = readPlan(process.env).map((run) => ({ ...run, name: run.fault.name }));

describe('promises', () => {
  it.each(runs)(
    'hold through $name (seed $seed)',
    { timeout: 600_000, retry },
    async ({ name, seed, fault }) => {
      const label = `${name} (seed ${seed})`;
      if (world && world.jobIds.length >= faultsPerWorld) await endWorld();
      world ??= await startWorld();
      const missing = await fault.missing?.(world);
      if (missing !== undefined) {
        process.stdout.write(`${name} can't be tried here: ${missing}.\n`);
        return report({ name, seed, missing });
      }
      const outcome: Outcome | Error = await befall(world, fault, seed).catch(
        (error: Error) => error,
      );
      if (outcome instanceof Error) {
        await report({ name, seed, broken: explain(outcome) });
        process.stdout.write(presentOutput(world));
        // A broken world must not spoil those that follow.
        await endWorld();
        brokenBefore.add(label);
        throw outcome;
      }
      await report({ name, seed, ...outcome });
      expect(outcome.recoveryMs).toEqual(expect.any(Number));
      if (brokenBefore.has(label))
        process.stdout.write(`Unsteady: ${label} broke a promise, and held when run again.\n`);
    },
  );

  it('still hold when all is over', async () => {
    if (world) await checkWorld(world);
    expect(runs).not.toEqual([]);
  }, 120_000);
});
