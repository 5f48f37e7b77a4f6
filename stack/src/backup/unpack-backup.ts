import { chmod, lstat, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { countDocuments } from '@shortlist/embedded-mongo';
import { unpackFile } from './archive.js';
import { BackupError } from './backup-error.js';
import { checkManifest, type Manifest } from './manifest.js';

/**
 * Unpacks a backup into an empty folder and verifies everything in it: names, checksums and each document of the
 * database. Throws BackupError if anything differs from what was backed up. Only the owner can read the files, which
 * are flushed to disk.
 */
export async function unpackBackup(archive: string, folder: string): Promise<Manifest> {
  await unpackFile(archive, folder);
  await ownFiles(folder, archive);
  const manifest = await checkManifest(folder, archive);
  const database = path.join(folder, 'mongo');
  const documents = await countDocuments(database).catch((error: Error) => {
    throw new BackupError(`${archive} can't be restored. ${error.message}`, error);
  });
  for (const [name, count] of Object.entries(manifest.documents)) {
    if (documents[name] === count) continue;
    throw new BackupError(
      `${archive} is damaged: ${name} has ${documents[name] ?? 0} documents instead of ${count}.`,
    );
  }
  // Created by opening the database.
  await rm(path.join(database, 'lock.mdb'), { force: true });
  await rm(path.join(folder, 'manifest.json'));
  return manifest;
}

async function ownFiles(folder: string, archive: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const entry = await lstat(file);
    if (entry.isDirectory()) await ownFiles(file, archive);
    else if (entry.isFile()) await ownFile(file);
    else throw new BackupError(`${archive} is no backup of Shortlist: ${name} in it is no file.`);
  }
}

async function ownFile(file: string): Promise<void> {
  await chmod(file, 0o600);
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
