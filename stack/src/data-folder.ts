import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { FolderInUseError, lockFolder } from '@shortlist/embedded-mongo';

/** The folder of the keys that a data folder holds. */
export const keysFolderOf = (dataFolder: string): string => path.join(dataFolder, 'keys');

/** The data folder can't be used; the message is a sentence that says what to do. */
export class DataFolderError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DataFolderError';
  }
}

/** The sentence for an error of the file system under the data folder; undefined for any other error. */
export function describeFolderError(folder: string, error: unknown): string | undefined {
  const sentences: Record<string, string> = {
    ENOSPC: 'The disk is full. Free some space and start again; nothing that was saved is lost.',
    EACCES: `The folder ${folder} can't be written. Change its owner or set DATA_DIR to another one.`,
    EPERM: `The folder ${folder} can't be written. Change its owner or set DATA_DIR to another one.`,
    EROFS: `The folder ${folder} can't be written. Set DATA_DIR to another one.`,
    EDQUOT:
      'No more space is granted on the disk. Free some and start again; nothing that was saved is lost.',
    ENAMETOOLONG: `The path ${folder} is too long. Set DATA_DIR to a shorter one.`,
    ELOOP: `The path ${folder} is a loop of links. Set DATA_DIR to another one.`,
    EIO: `The disk of ${folder} can't be read or written. Check the disk, or set DATA_DIR to a folder on another one.`,
    ENOTDIR: `${folder} is not a folder. Set DATA_DIR to another one.`,
    EEXIST: `${folder} is not a folder. Set DATA_DIR to another one.`,
  };
  return sentences[(error as NodeJS.ErrnoException).code ?? ''];
}

/** `mkdir` of a folder with its parents says ENOENT on a disk that can't be written. */
function describeMissing(folder: string, error: unknown): string | undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return undefined;
  return `The folder ${folder} can't be made. Set DATA_DIR to another one.`;
}

/** The file in the data folder that names the process using it. */
export const claimFile = 'process.pid';

/**
 * Makes the folder and claims it for this process; the claim of a process that has ended does not count. Returns a
 * function that releases it. Throws DataFolderError when another process holds it or it can't be written to.
 */
export async function claimDataFolder(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await lockFolder(folder, claimFile);
  } catch (error) {
    const sentence =
      error instanceof FolderInUseError
        ? `Another Shortlist (process ${error.pid}) uses ${folder}. Stop it, or set DATA_DIR to another folder.`
        : (describeFolderError(folder, error) ?? describeMissing(folder, error));
    throw sentence ? new DataFolderError(sentence, error) : error;
  }
}
