import { constants } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from '@shortlist/service-kit';
import { claimFile } from './data-folder.js';
import { databaseAddressFile } from './database-address.js';
import { deskFile } from './dead-letters/desk-calls.js';

/** Entries that Shortlist itself puts into the data folder. It leaves anything else there alone. */
const ownNames = new Set([databaseAddressFile, deskFile, 'keys', 'mailbox', 'mongo', claimFile]);

/** Never wait for a pipe, never follow a link, as its target lies elsewhere. */
const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** A handle on `target`; null for a link, a socket, or if it is gone. */
async function openOwn(target: string): Promise<FileHandle | null> {
  try {
    return await open(target, flags);
  } catch (error) {
    if (['ELOOP', 'ENXIO', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return null;
    throw error;
  }
}

/** Closes a folder before looking into it, so that nobody can swap its contents meanwhile. */
async function closeTree(target: string): Promise<void> {
  const handle = await openOwn(target);
  if (!handle) return;
  let isFolder: boolean;
  try {
    const { mode } = await handle.stat();
    isFolder = (mode & constants.S_IFMT) === constants.S_IFDIR;
    const wanted = isFolder ? 0o700 : 0o600;
    if ((mode & 0o777) !== wanted) await handle.chmod(wanted);
  } finally {
    await handle.close();
  }
  if (!isFolder) return;
  for (const name of await readdir(target)) await closeTree(path.join(target, name));
}

/**
 * Leaves only the owner with access to what Shortlist keeps in `folder`: resume texts, mails with their links, keys.
 * The folder itself is closed too, unless it holds other things. What can't be changed is logged.
 */
export async function closeToOthers(folder: string, log: Logger): Promise<void> {
  const names = await readdir(folder);
  const own = names.filter((name) => ownNames.has(name)).map((name) => path.join(folder, name));
  for (const target of own.length === names.length ? [folder] : own) {
    try {
      await closeTree(target);
    } catch (error) {
      log.warn(
        { err: error },
        `Other users of this machine may be able to read ${target}. Make it yours, with chmod -R go= and chown, or set DATA_DIR to another folder.`,
      );
    }
  }
}
