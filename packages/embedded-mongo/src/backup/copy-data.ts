import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openReadOnly } from './open-read-only.js';

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

/** Data that no server has opened since this file was introduced lacks it. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
