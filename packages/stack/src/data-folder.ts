import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The data folder can't be used; the message is a sentence with what to do. */
export class DataFolderError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DataFolderError';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function readOwner(file: string): Promise<number | null> {
  try {
    const pid = Number(await readFile(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The sentence for an error of the file system under the data folder; undefined for any other error. */
export function describeFolderError(folder: string, error: unknown): string | undefined {
  const sentences: Record<string, string> = {
    ENOSPC: 'The disk is full. Free some space and start again; nothing that was saved is lost.',
    EACCES: `The folder ${folder} can't be written. Change its owner or set DATA_DIR to another one.`,
    EROFS: `The folder ${folder} can't be written. Set DATA_DIR to another one.`,
    ENOTDIR: `${folder} is not a folder. Set DATA_DIR to another one.`,
    EEXIST: `${folder} is not a folder. Set DATA_DIR to another one.`,
  };
  return sentences[(error as NodeJS.ErrnoException).code ?? ''];
}

/**
 * Makes the folder and claims it for this process; the claim of a process that has ended does not count.
 * Returns what gives it back. Throws DataFolderError when another process holds it or it can't be written.
 */
export async function claimDataFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'process.pid');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const owner = await readOwner(file);
    if (owner !== null && owner !== process.pid && isRunning(owner)) {
      throw new DataFolderError(
        `Another Shortlist (process ${owner}) uses ${folder}. Stop it, or set DATA_DIR to another folder.`,
      );
    }
    await writeFile(file, String(process.pid), { mode: 0o600 });
  } catch (error) {
    const sentence = describeFolderError(folder, error);
    throw sentence ? new DataFolderError(sentence, error) : error;
  }
  return () => rm(file, { force: true });
}
