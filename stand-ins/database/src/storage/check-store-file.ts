import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** The sentence for a data folder that can no longer be trusted. */
export const damaged = (folder: string, reason: string, cause?: unknown): Error =>
  new Error(
    `The data in ${folder} is damaged: ${reason}. Restore a backup, or move the folder away to begin with nothing.`,
    { cause },
  );

/** Position of the mark in each of the two head pages, and its value (little-endian), whatever the page size. */
const headBytes = 8192;
const markPosition = 24;
const mark = 0xbeefc0de;

/**
 * Throws a sentence when the file is not a store: lmdb maps it into memory unchecked, and a short or foreign file would
 * end the process. A missing or empty file is a new store.
 */
export function assertStoreFile(file: string, folder: string): void {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  try {
    const { size } = fstatSync(descriptor);
    if (size === 0) return;
    const head = Buffer.alloc(markPosition + 4);
    readSync(descriptor, head, 0, head.length, 0);
    if (size < headBytes) throw damaged(folder, `its file has ${size} bytes only`);
    if (head.readUInt32LE(markPosition) !== mark) throw damaged(folder, 'its file is no store');
  } finally {
    closeSync(descriptor);
  }
}
