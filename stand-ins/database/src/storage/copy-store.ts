import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from './open-store.js';

/** Copies an open store and what belongs to it into a newly made folder, as of one moment, while writes go on. */
export async function copyStore(store: Store, dataDir: string, target: string): Promise<void> {
  await mkdir(target, { mode: 0o700 });
  await store.backup(target, true);
  await rm(join(target, 'lock.mdb'), { force: true });
  await copyFile(join(dataDir, 'store.json'), join(target, 'store.json')).catch(ignoreMissing);
}

/** Data that no server has opened since this file was introduced lacks it. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
