import { UnreadableError } from '../document/unreadable.js';

const END_OF_CHAIN = 0xfffffffe;
const HEADER = 512;
const DIRECTORY_ENTRY = 128;
const MAX_SECTORS = 40_000;

interface Entry {
  readonly name: string;
  readonly start: number;
  readonly size: number;
}

/** The streams inside an OLE compound file, such as a legacy Word document. */
export interface OleFile {
  /** Bytes of a stream; null when there is none of that name. */
  stream(name: string): Buffer | null;
}

function chain(start: number, next: readonly number[]): readonly number[] {
  const sectors: number[] = [];
  for (let at = start; at < END_OF_CHAIN; at = next[at] ?? END_OF_CHAIN) {
    sectors.push(at);
    // A loop in the table of a damaged file would never end.
    if (sectors.length > MAX_SECTORS) throw new UnreadableError('corrupt');
  }
  return sectors;
}

function numbers(bytes: Buffer): readonly number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) =>
    bytes.readUInt32LE(at * 4),
  );
}

function readEntries(directory: Buffer): readonly Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; at + DIRECTORY_ENTRY <= directory.length; at += DIRECTORY_ENTRY) {
    const length = Math.min(64, directory.readUInt16LE(at + 64));
    entries.push({
      name: directory.toString('utf16le', at, at + Math.max(0, length - 2)),
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    });
  }
  return entries;
}

/** Opens an OLE compound file. Throws UnreadableError `corrupt` on damage. */
export function openOle(file: Buffer): OleFile {
  if (file.length < HEADER) throw new UnreadableError('corrupt');
  const sectorSize = 2 ** file.readUInt16LE(30);
  const miniSize = 2 ** file.readUInt16LE(32);
  const cutoff = file.readUInt32LE(56);
  if (sectorSize < 128 || sectorSize > 4096 || miniSize > sectorSize)
    throw new UnreadableError('corrupt');
  const sector = (index: number) =>
    file.subarray(HEADER + index * sectorSize, HEADER + (index + 1) * sectorSize);
  const join = (sectors: readonly number[]) => Buffer.concat(sectors.map(sector));
  const tableSectors = numbers(file.subarray(76, HEADER)).filter(
    (index) => index < END_OF_CHAIN - 1,
  );
  const table = numbers(join(tableSectors));
  const entries = readEntries(join(chain(file.readUInt32LE(48), table)));
  const root = entries[0];
  const miniTable = numbers(join(chain(file.readUInt32LE(60), table)));
  const miniStream = root ? join(chain(root.start, table)) : Buffer.alloc(0);

  return {
    stream(name) {
      const entry = entries.find((each) => each.name === name);
      if (!entry) return null;
      if (entry.size >= cutoff) return join(chain(entry.start, table)).subarray(0, entry.size);
      const pieces = chain(entry.start, miniTable).map((index) =>
        miniStream.subarray(index * miniSize, (index + 1) * miniSize),
      );
      return Buffer.concat(pieces).subarray(0, entry.size);
    },
  };
}
