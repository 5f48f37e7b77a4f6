import { containerOf, upload } from '@shortlist/contracts/constants';
import { isEntryFile, isTableName } from '@shortlist/screening/archive';

const END_OF_DIRECTORY = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT = 65_535;
const DIRECTORY_ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
/** Counts and offsets from here on are in a record of large archives. */
const MORE_16 = 0xffff;
const MORE_32 = 0xffffffff;
/** Ten thousand entries with names of some 400 bytes: as the server. */
const MAX_DIRECTORY_BYTES = 4 * 1024 * 1024;

/** Files that a chosen file becomes when it is uploaded. */
export interface FileCount {
  readonly files: number;
  /** False where it may hold more: mails and archives in it are only opened on the server. */
  readonly isExact: boolean;
}

const itself = (isExact: boolean): FileCount => ({ files: 1, isExact });

async function readBytes(file: Blob, start: number, end: number): Promise<DataView> {
  return new DataView(await file.slice(start, end).arrayBuffer());
}

function findEnd(tail: DataView): number {
  let at = tail.byteLength - END_BYTES;
  while (at >= 0 && tail.getUint32(at, true) !== END_OF_DIRECTORY) at -= 1;
  return at;
}

/** The names of an archive's entries; null where it is damaged or very large, which the server says. */
async function readNames(archive: Blob): Promise<readonly string[] | null> {
  const tailStart = Math.max(0, archive.size - END_BYTES - MAX_COMMENT);
  const tail = await readBytes(archive, tailStart, archive.size);
  const end = findEnd(tail);
  if (end < 0) return null;
  const count = tail.getUint16(end + 10, true);
  const offset = tail.getUint32(end + 16, true);
  const isBeyond = count === MORE_16 || offset === MORE_32;
  if (isBeyond || archive.size - offset > MAX_DIRECTORY_BYTES + MAX_COMMENT) return null;
  const directory = await readBytes(archive, offset, tailStart + end);
  const names: string[] = [];
  for (let at = 0; names.length < count;) {
    const isEntry =
      at + ENTRY_BYTES <= directory.byteLength && directory.getUint32(at, true) === DIRECTORY_ENTRY;
    if (!isEntry) return null;
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) =>
      directory.getUint16(at + field, true),
    );
    if (at + ENTRY_BYTES + name > directory.byteLength) return null;
    const bytes = new Uint8Array(directory.buffer, at + ENTRY_BYTES, name);
    names.push(new TextDecoder().decode(bytes).replaceAll('\\', '/'));
    at += ENTRY_BYTES + name + extra + comment;
  }
  return names;
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
