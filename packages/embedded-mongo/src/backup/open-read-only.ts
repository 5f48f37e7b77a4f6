import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { assertStoreFile } from '../storage/check-store-file.js';
import type { RecordKey, Store } from '../storage/store.js';

/** Opens the store of a folder alongside any server that uses it; throws a sentence when there is none. */
export function openReadOnly(dataDir: string): Store {
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
