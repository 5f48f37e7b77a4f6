import { chmod, copyFile, link, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { countDocuments } from '@shortlist/embedded-mongo';
import { packFolder } from './archive.js';
import { BackupError } from './backup-error.js';
import { copyDatabase } from './copy-database.js';
import { folders, type Manifest, writeManifest } from './manifest.js';
import { unpackBackup } from './unpack-backup.js';

export interface CreateBackupOptions {
  readonly dataFolder: string;
  /** The archive to write; must not exist. Its folder is made when missing. */
  readonly file: string;
}

/**
 * Writes everything that embedded mode keeps into one archive, whether the product runs or not: the database as of one
 * moment, the mails and the signing key. The archive is unpacked and verified before it gets its name.
 */
export async function createBackup({ dataFolder, file }: CreateBackupOptions): Promise<Manifest> {
  await assertFree(file);
  await mkdir(path.dirname(file), { recursive: true });
  const work = await mkdtemp(`${file}.part-`);
  try {
    const content = path.join(work, 'content');
    await mkdir(content, { mode: 0o700 });
    await collect(dataFolder, content);
    const documents = await countDocuments(path.join(content, 'mongo'));
    await rm(path.join(content, 'mongo', 'lock.mdb'), { force: true });
    await writeManifest(content, documents);
    const archive = path.join(work, 'archive.tar.gz');
    await packFolder(content, archive);
    await chmod(archive, 0o600);
    await rm(content, { recursive: true });
    await mkdir(content, { mode: 0o700 });
    const manifest = await unpackBackup(archive, content);
    // Unlike a rename, this fails if the name was taken meanwhile.
    await link(archive, file);
    return manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw taken(file);
    throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

const taken = (file: string) =>
  new BackupError(`${file} is there already. Choose another name; nothing was changed.`);

async function assertFree(file: string): Promise<void> {
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw taken(file);
}

async function collect(dataFolder: string, content: string): Promise<void> {
  const [database, ...others] = folders;
  await copyDatabase(dataFolder, database, path.join(content, database));
  for (const name of others) {
    await mkdir(path.join(content, name), { mode: 0o700 });
    for (const entry of await namesIn(path.join(dataFolder, name))) {
      const from = path.join(dataFolder, name, entry);
      await copyFile(from, path.join(content, name, entry)).catch(ignoreMissing);
    }
  }
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(ignoreMissing))?.filter((name) => !name.endsWith('.part')) ?? [];

/** The oldest mails may be deleted meanwhile; a folder exists only once something was put into it. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
