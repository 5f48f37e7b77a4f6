import { createExtractor, EngineError, traitsOf } from '@shortlist/screening';
import { type Judged, judgeMaterial } from './judge-material.js';
import { listDisagreements } from './list-disagreements.js';
import type { Material } from './material.js';
import { MaterialError, readHalf, readPairs, readSets } from './read-material.js';
import { createEngine, HELP, readOptions, UsageError } from './read-options.js';
import { measureTable, pairTable } from './tables.js';

type Options = ReturnType<typeof readOptions>;

/** Material by the title of its column. */
async function readMaterial({ pairs, sets }: Options): Promise<Readonly<Record<string, Material>>> {
  if (pairs === undefined && sets === undefined)
    return { tuned: await readHalf('tuned'), held: await readHalf('held') };
  const given = {
    pairs: pairs === undefined ? [] : await readPairs(pairs),
    sets: sets === undefined ? [] : await readSets(sets),
    adverts: [],
    wordings: [],
    rewordings: [],
  };
  return { given };
}

function print(columns: Readonly<Record<string, Judged>>, options: Options): void {
  const kinds = Object.fromEntries(
    Object.entries(columns).map(([title, judged]) => [title, pairTable(judged)]),
  );
  const measures = measureTable(columns);
  if (options.json) {
    console.log(JSON.stringify({ measures, kinds }));
    return;
  }
  console.table(measures);
  for (const [title, table] of Object.entries(kinds)) {
    if (table.length === 0) continue;
    console.log(`\npairs by kind, ${title}`);
    console.table(table);
  }
  if (!options.list) return;
  for (const [title, judged] of Object.entries(columns)) {
    console.log(`\nnot as labelled, ${title}`);
    for (const line of listDisagreements(judged)) console.log(line);
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(HELP);
    return;
  }
  const material = await readMaterial(options);
  const engine = createEngine(options.engine, process.env);
  const extractor = createExtractor({ threads: 1 });
  try {
    const columns: Record<string, Judged> = {};
    const atOnce = traitsOf(options.engine).atOnce ?? 2;
    for (const [title, some] of Object.entries(material))
      columns[title] = await judgeMaterial(some, { engine, extractor, atOnce });
    print(columns, options);
  } finally {
    await extractor.stop();
  }
}

try {
  await main();
} catch (error) {
  const isPlain = [UsageError, MaterialError, EngineError].some((kind) => error instanceof kind);
  console.error(isPlain ? (error as Error).message : error);
  process.exitCode = 1;
}
