import { parseArgs } from 'node:util';

/** The command was called wrongly; the message is a sentence for the person who called it. */
export class FaultArgumentsError extends Error {}

const usage = `npm run test:faults -- [options]

  --only <names>     these faults, separated by commas; default: all
  --seeds <number>   seeds 1 to this number; default 5
  --seed <numbers>   exactly these seeds, separated by commas: what a break says
  --each <number>    so many of the seeds for each fault, different ones in turn; default: all of them
  --worlds <number>  so many products side by side, each with a part of the runs: they wait most of their time; default 1
  --add              adds to the results that were kept before, in place of those of the same fault and seed

The results are printed and written to .cache/faults/report.md.`;

function readNumber(name, text) {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new FaultArgumentsError(`--${name} takes a whole number from 1, such as --${name} 5.`);
  return Number(text);
}

function parse(argv) {
  const string = { type: 'string' };
  const boolean = { type: 'boolean', default: false };
  try {
    return parseArgs({
      args: argv,
      options: {
        ...{ only: string, seeds: string, seed: string, each: string, worlds: string },
        ...{ add: boolean, help: boolean },
      },
    }).values;
  } catch (error) {
    throw new FaultArgumentsError(`${error.message}\n\n${usage}`);
  }
}

/** Reads the arguments of `npm run test:faults`. Throws FaultArgumentsError. */
export function readFaultArguments(argv) {
  const { only = '', seeds = '5', seed, each, worlds = '1', add, help } = parse(argv);
  if (help) throw new FaultArgumentsError(usage);
  const chosen =
    seed === undefined
      ? Array.from({ length: readNumber('seeds', seeds) }, (_, index) => index + 1)
      : seed.split(',').map((text) => readNumber('seed', text));
  const seedsEach = each === undefined ? chosen.length : readNumber('each', each);
  // None without a run: of all faults there are more than anybody starts worlds.
  const most = only === '' ? Infinity : only.split(',').length * seedsEach;
  const shards = shardsOf(Math.min(readNumber('worlds', worlds), most));
  return {
    isAdded: add,
    environments: shards.map((shard) =>
      faultEnvironment({ only, seeds: chosen, each: seedsEach, shard }),
    ),
  };
}

/** Names of so many parts: `1/3`, `2/3`, `3/3`. */
export function shardsOf(number) {
  return Array.from({ length: number }, (_, index) => `${index + 1}/${number}`);
}

/** Environment that e2e/faults/runs/plan.ts reads. */
export function faultEnvironment({ only = '', seeds, each, shard = '1/1' }) {
  return {
    FAULTS: only,
    FAULT_SEEDS: seeds.join(','),
    FAULT_SEEDS_EACH: String(each ?? seeds.length),
    FAULT_SHARD: shard,
  };
}
