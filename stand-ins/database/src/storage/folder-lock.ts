import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isRunning, ownProcess, parseOwner } from './lock-owner.js';

/** Lock files that this thread holds. */
const held = new Set<string>();

/** Another process uses the folder; the message is a sentence with what to do. */
export class FolderInUseError extends Error {
  constructor(
    folder: string,
    readonly pid: number,
    file: string,
  ) {
    super(
      `The data folder ${folder} is in use by the process ${pid}. Stop that process or choose another folder; if it is no server of yours, delete ${file}.`,
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Keeps a second process out of a data folder, where the two would overwrite each other, by a file `name` in it. A lock
 * left by a killed process is taken over, by one process of several that start at once. Resolves to a function that frees
 * the folder; rejects with FolderInUseError.
 */
export async function lockFolder(
  folder: string,
  name = 'server.lock',
): Promise<() => Promise<void>> {
  const path = resolve(folder);
  const file = join(path, name);
  if (held.has(file)) throw new FolderInUseError(path, process.pid, file);
  held.add(file);
  try {
    await takeLock(path, file);
  } catch (error) {
    held.delete(file);
    throw error;
  }
  return async () => {
    await rm(file, { force: true });
    held.delete(file);
  };
}

/**
 * Makes the lock file of this process. It is written under another name and linked, which fails where the file exists, so
 * that nobody reads half of it.
 */
async function takeLock(folder: string, file: string): Promise<void> {
  const mine = `${file}.${randomUUID()}`;
  await writeFile(mine, JSON.stringify(await ownProcess()), { mode: 0o600 });
  try {
    while (!(await tryToLink(mine, file))) {
      const found = await readText(file);
      if (found === undefined) continue;
      const owner = parseOwner(found);
      if (owner && (await isRunning(owner))) throw new FolderInUseError(folder, owner.pid, file);
      if (await takeOver(folder, file, { mine, found })) return;
    }
  } finally {
    await rm(mine, { force: true });
  }
}

/**
 * Replaces the lock of a process that has ended. Only the holder of a second lock may, so that nobody replaces a lock that
 * was just made. False when the file is no longer as it was `found`.
 */
async function takeOver(
  folder: string,
  file: string,
  { mine, found }: { readonly mine: string; readonly found: string },
): Promise<boolean> {
  const guard = `${file}.takeover`;
  await takeLock(folder, guard);
  try {
    if ((await readText(file)) !== found) return false;
    await rename(mine, file);
    return true;
  } finally {
    await rm(guard, { force: true });
  }
}

async function tryToLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
