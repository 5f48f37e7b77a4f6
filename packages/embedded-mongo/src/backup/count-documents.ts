import { Engine } from '../storage/engine.js';

/**
 * Opens data that no server uses, reads every document of it, and counts them by `database.collection`. Throws a
 * sentence when anything in it is damaged.
 */
export async function countDocuments(dataDir: string): Promise<Readonly<Record<string, number>>> {
  const engine = await Engine.open(dataDir, { flush: true });
  try {
    const counts: Record<string, number> = {};
    for (const database of engine.databaseNames()) {
      for (const [name, { records }] of engine.collections(database)) {
        counts[`${database}.${name}`] = records.size;
      }
    }
    return counts;
  } finally {
    await engine.close();
  }
}
