import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { open } from 'lmdb';
import { assertStoreFile } from './storage/check-store-file.js';
import { Engine } from './storage/engine.js';
import type { RecordKey, Store } from './storage/open-store.js';

/**
 * Copies the data of a server into a newly made folder: everything acknowledged before, as of one moment, whether the
 * server runs or not. Throws a sentence when there is no data or it is damaged.
 */
export async function copyData(dataDir: string, target: string): Promise<void> {
  const store = openReadOnly(dataDir);
  try {
    await mkdir(target, { mode: 0o700 });
    await store.backup(target, true);
  } finally {
    await store.close();
  }
  await rm(join(target, 'lock.mdb'), { force: true });
  await copyFile(join(dataDir, 'store.json'), join(target, 'store.json')).catch(ignoreMissing);
}

/** Opens the store of a folder alongside any server that uses it. */
function openReadOnly(dataDir: string): Store {
  const file = join(dataDir, 'data.mdb');
  if (!existsSync(file)) throw new Error(`There is no data in ${dataDir}.`);
  assertStoreFile(file, dataDir);
  return open<Uint8Array, RecordKey>({
    path: dataDir,
    noSubdir: false,
    encoding: 'binary',
    readOnly: true,
  });
}

/** Data that no server has opened since this file was introduced lacks it. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

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
