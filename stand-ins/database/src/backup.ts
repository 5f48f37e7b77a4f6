import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { assertStoreFile } from './storage/check-store-file.js';
import { copyStore } from './storage/copy-store.js';
import { Engine } from './storage/engine.js';
import { lockFolder } from './storage/folder-lock.js';
import type { RecordKey } from './storage/open-store.js';

/**
 * Copies the data that no server uses into a newly made folder; a server that runs copies its own (`copyTo`). Rejects with
 * FolderInUseError while one runs, and with a sentence when there is no data or it is damaged.
 */
export async function copyData(dataDir: string, target: string): Promise<void> {
  const file = join(dataDir, 'data.mdb');
  if (!existsSync(file)) throw new Error(`There is no data in ${dataDir}.`);
  const unlock = await lockFolder(dataDir);
  try {
    assertStoreFile(file, dataDir);
    const store = open<Uint8Array, RecordKey>({
      path: dataDir,
      noSubdir: false,
      encoding: 'binary',
      readOnly: true,
    });
    try {
      await copyStore(store, dataDir, target);
    } finally {
      await store.close();
    }
  } finally {
    await unlock();
  }
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
