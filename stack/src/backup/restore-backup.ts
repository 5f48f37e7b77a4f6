import { access, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockFolder } from '@shortlist/embedded-mongo';
import { claimDataFolder, claimFile } from '../data-folder.js';
import { BackupError } from './backup-error.js';
import { folders, type Manifest } from './manifest.js';
import { unpackBackup } from './unpack-backup.js';

export interface RestoreBackupOptions {
  readonly file: string;
  readonly dataFolder: string;
  /** Existing data is put aside instead of being a reason to refuse. */
  readonly replace: boolean;
}

export interface RestoredBackup extends Manifest {
  /** Where the previous data was moved to. */
  readonly putAside: string | undefined;
}

/**
 * Puts the content of a backup where the product looks for it, after checking all of it. Throws BackupError or
 * DataFolderError, changing nothing, if the archive is incomplete, the product is running, or data is there already.
 */
export async function restoreBackup(options: RestoreBackupOptions): Promise<RestoredBackup> {
  const { file, dataFolder, replace } = options;
  await access(file).catch((error: unknown) => {
    throw new BackupError(`${file} can't be read. Give the name of a backup.`, error);
  });
  const release = await claimDataFolder(dataFolder);
  try {
    const hasData = await holdsData(dataFolder);
    if (hasData && !replace) {
      throw new BackupError(
        `${dataFolder} holds data already. With --replace it is put aside, and the backup takes its place.`,
      );
    }
    return await swapIn({ file, dataFolder, hasData });
  } finally {
    await release();
  }
}

async function holdsData(dataFolder: string): Promise<boolean> {
  const names = await readdir(dataFolder);
  if (names.includes('mongo')) {
    const unlock = await lockFolder(path.join(dataFolder, 'mongo'));
    await unlock();
  }
  return folders.some((name) => names.includes(name));
}

async function swapIn({
  file,
  dataFolder,
  hasData,
}: {
  readonly file: string;
  readonly dataFolder: string;
  readonly hasData: boolean;
}): Promise<RestoredBackup> {
  const fresh = await mkdtemp(`${dataFolder}.restore-`);
  try {
    const manifest = await unpackBackup(file, fresh);
    // The new folder is claimed before it is put in place, so that no product starts in between.
    await claimDataFolder(fresh);
    const aside = `${dataFolder}.before-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
    await rename(dataFolder, aside);
    try {
      await rename(fresh, dataFolder);
    } catch (error) {
      await rename(aside, dataFolder);
      throw error;
    }
    if (!hasData) await rm(aside, { recursive: true });
    else await rm(path.join(aside, claimFile), { force: true });
    return { ...manifest, putAside: hasData ? aside : undefined };
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
