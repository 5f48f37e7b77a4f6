import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { BackupError } from './backup-error.js';

/** Runs tar; resolves to whether it succeeded and to its error output. */
async function tar(args: readonly string[]): Promise<{ isDone: boolean; complaint: string }> {
  const child = spawn('tar', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += String(chunk);
  });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { isDone: code === 0, complaint: complaint.trim() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new BackupError('The program tar is needed for this. Install it and try again.', error);
  }
}

/** Writes what a folder holds into a compressed tar file that only its owner can read. */
export async function packFolder(folder: string, file: string): Promise<void> {
  const { isDone, complaint } = await tar(['-czf', file, '-C', folder, '.']);
  if (!isDone) throw new BackupError(`The backup could not be written: ${complaint}`);
}

/** Unpacks an archive into a folder. Throws BackupError if it is no archive or was cut off. */
export async function unpackFile(file: string, folder: string): Promise<void> {
  const { isDone, complaint } = await tar(['-xzof', file, '-C', folder]);
  if (isDone) return;
  throw new BackupError(`${file} is no backup of Shortlist, or it was cut off. (${complaint})`);
}
