import { UnreadableError } from '../document/unreadable.js';

const END_OF_CHAIN = 0xfffffffe;
const HEADER = 512;
const DIRECTORY_ENTRY = 128;

interface Entry {
  readonly name: string;
  /** Numbers of the entries on both sides in its folder, and of one within it; others than these are none. */
  readonly siblings: readonly number[];
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

/** Streams by their names. */
export interface OleFolder {
  /** Bytes of a stream; null when there is none of that name. */
  stream(name: string): Buffer | null;
}

/** The streams inside an OLE compound file, such as a legacy Word document, whatever their folders. */
export interface OleFile extends OleFolder {
  /** Folders whose names begin like this, each with its own streams. */
  folders(prefix: string): readonly OleFolder[];
}

function chain(start: number, next: readonly number[]): readonly number[] {
  const sectors: number[] = [];
  for (let at = start; at < END_OF_CHAIN; at = next[at] ?? END_OF_CHAIN) {
    sectors.push(at);
    // A loop in the table of a damaged file would never end.
    if (sectors.length > next.length + 1) throw new UnreadableError('corrupt');
  }
  return sectors;
}

function numbers(bytes: Buffer): number[] {
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
      siblings: [directory.readUInt32LE(at + 68), directory.readUInt32LE(at + 72)],
      child: directory.readUInt32LE(at + 76),
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    });
  }
  return entries;
}

/** The sectors that hold the table: those that the header names, and in large files those that a chain of sectors names. */
function tableSectors(file: Buffer, sector: (index: number) => Buffer): readonly number[] {
  const found = numbers(file.subarray(76, HEADER));
  const seen = new Set<number>();
  let at = file.readUInt32LE(68);
  while (at < END_OF_CHAIN - 1 && !seen.has(at)) {
    seen.add(at);
    const more = numbers(sector(at));
    at = more.at(-1) ?? END_OF_CHAIN;
    found.push(...more.slice(0, -1));
  }
  return found.filter((index) => index < END_OF_CHAIN - 1);
}

/** The entries of a folder, each once however they refer to each other. */
function entriesIn(folder: Entry, entries: readonly Entry[]): readonly Entry[] {
  const found = new Set<Entry>();
  const open = [folder.child];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const entry = entries[at];
    if (!entry || found.has(entry)) continue;
    found.add(entry);
    open.push(...entry.siblings);
  }
  return [...found];
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
  const table = numbers(join(tableSectors(file, sector)));
  const entries = readEntries(join(chain(file.readUInt32LE(48), table)));
  const root = entries[0];
  const miniTable = numbers(join(chain(file.readUInt32LE(60), table)));
  const miniStream = root ? join(chain(root.start, table)) : Buffer.alloc(0);

  const streamIn = (among: readonly Entry[], name: string) => {
    const entry = among.find((each) => each.name === name);
    if (!entry) return null;
    if (entry.size >= cutoff) return join(chain(entry.start, table)).subarray(0, entry.size);
    const pieces = chain(entry.start, miniTable).map((index) =>
      miniStream.subarray(index * miniSize, (index + 1) * miniSize),
    );
    return Buffer.concat(pieces).subarray(0, entry.size);
  };
  return {
    stream: (name) => streamIn(entries, name),
    folders: (prefix) =>
      entries
        .filter(({ name }) => name.startsWith(prefix))
        .map((folder) => {
          const within = entriesIn(folder, entries);
          return { stream: (name) => streamIn(within, name) };
        }),
  };
}
