import { containerOf, upload } from '@shortlist/contracts/constants';
import { isEntryFile, isTableName, readRawDirectory } from '@shortlist/screening/archive';

/** Ten thousand entries with names of some 400 bytes: as the server. */
const MAX_DIRECTORY_BYTES = 4 * 1024 * 1024;

/** Files that a chosen file becomes when it is uploaded. */
export interface FileCount {
  readonly files: number;
  /** False where it may hold more: mails and archives in it are only opened on the server. */
  readonly isExact: boolean;
}

const itself = (isExact: boolean): FileCount => ({ files: 1, isExact });

/** The names of an archive's entries. Throws for one that is damaged or very large, which the server says. */
async function readNames(archive: Blob): Promise<readonly string[]> {
  const start = Math.max(0, archive.size - MAX_DIRECTORY_BYTES);
  const tail = new Uint8Array(await archive.slice(start).arrayBuffer());
  const { entries } = readRawDirectory(tail, start);
  return entries.map(({ name }) => new TextDecoder().decode(name).replaceAll('\\', '/'));
}

/** Counts the files in an archive by its directory, as the server will. A file that is none, or is damaged, counts as one. */
export async function countFiles(file: File): Promise<FileCount> {
  const kind = containerOf(file.name);
  if (kind !== 'archive') return itself(kind === null);
  const names = await readNames(file).catch(() => null);
  if (!names) return itself(false);
  const files = names.filter((name) => isEntryFile(name) && !isTableName(name));
  return {
    files: Math.min(Math.max(1, files.length), upload.maxScreeningFiles),
    isExact: files.every((name) => containerOf(name) === null),
  };
}
