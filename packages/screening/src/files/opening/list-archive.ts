import { maxBytesOf } from '@shortlist/contracts/constants';
import { describeUnreadable, UnreadableError } from '../document/unreadable.js';
import type { ZipDirectory, ZipEntry } from '../zip/directory.js';
import { DEFLATED, LOCAL_HEADER_BYTES, STORED } from '../zip/unpack-entry.js';
import { isEntryFile, safePath } from './file-path.js';
import type { ListedEntry, Refusal } from './opening.js';

const MEBIBYTE = 1024 * 1024;
const MAX_ENTRIES = 10_000;
/** A thousand resumes of a megabyte. */
const MAX_UNPACKED_BYTES = 1024 * MEBIBYTE;
/** Documents are packed to a tenth or, when they are mostly blank, to a hundredth of their size. */
const MAX_RATIO = 200;
const RATIO_FROM_BYTES = MEBIBYTE;
/** An archive within an archive is unpacked into memory. */
const MAX_INNER_ARCHIVE_BYTES = 50 * MEBIBYTE;
/** Longest local header: its fixed fields, a name and additional fields of 65,535 bytes each. */
const MAX_HEADER_BYTES = LOCAL_HEADER_BYTES + 2 * 65_535;

const PACKED_OTHERWISE =
  'This file is packed in a way that we cannot open. Please pack it again as an ordinary ZIP, or upload it by itself.';

/**
 * Where each entry ends at the latest: at the next one. Throws UnreadableError `corrupt` where entries share bytes, as one small
 * stream could count for many large files.
 */
function findEnds({ entries, offset }: ZipDirectory): ReadonlyMap<ZipEntry, number> {
  const inOrder = entries.toSorted((one, other) => one.offset - other.offset);
  return new Map(
    inOrder.map((entry, index) => {
      const next = inOrder[index + 1]?.offset ?? offset;
      if (entry.offset + LOCAL_HEADER_BYTES + entry.packedSize > next)
        throw new UnreadableError('corrupt');
      return [entry, Math.min(next, entry.offset + MAX_HEADER_BYTES + entry.packedSize)];
    }),
  );
}

function maxSizeOf(path: string): number {
  return Math.min(maxBytesOf(path), MAX_INNER_ARCHIVE_BYTES);
}

function refusalOf(
  { encrypted, method, size, packedSize }: ZipEntry,
  path: string,
): Refusal | null {
  const refuse = (reason: 'encrypted' | 'unsupported-type' | 'too-large' | 'memory') => ({
    reason,
    message: reason === 'unsupported-type' ? PACKED_OTHERWISE : describeUnreadable(reason),
  });
  if (encrypted) return refuse('encrypted');
  if (method !== STORED && method !== DEFLATED) return refuse('unsupported-type');
  if (size > maxSizeOf(path)) return refuse('too-large');
  if (packedSize > maxSizeOf(path) + MEBIBYTE) return refuse('too-large');
  return size > RATIO_FROM_BYTES && size > MAX_RATIO * packedSize ? refuse('memory') : null;
}

function listEntry(entry: ZipEntry, end: number): ListedEntry {
  const path = safePath(entry.name.normalize('NFC'));
  const { method, size, crc, offset: start } = entry;
  const refusal = refusalOf(entry, path);
  if (refusal) return { path, refusal };
  return {
    path,
    start,
    end,
    packing: { method: method === STORED ? STORED : DEFLATED, size, crc },
  };
}

/**
 * The files of an archive, in its order, without folders and what systems add. Throws UnreadableError for an archive that is empty,
 * locked, damaged or over a limit.
 */
export function listArchive(directory: ZipDirectory): readonly ListedEntry[] {
  if (directory.entries.length > MAX_ENTRIES) throw new UnreadableError('memory');
  const ends = findEnds(directory);
  const files = directory.entries.filter(({ name }) => isEntryFile(name));
  if (files.length === 0) throw new UnreadableError('empty');
  if (files.every(({ encrypted }) => encrypted)) throw new UnreadableError('encrypted');
  const listed = files.map((entry) => listEntry(entry, ends.get(entry) ?? 0));
  const unpacked = listed.reduce(
    (sum, entry) => sum + ('packing' in entry ? entry.packing.size : 0),
    0,
  );
  if (unpacked > MAX_UNPACKED_BYTES) throw new UnreadableError('memory');
  return listed;
}

/** True for an archive that is one document: of Word, OpenDocument, Pages or another program. */
export function isDocument({ entries }: ZipDirectory): boolean {
  return entries.some(({ name }) =>
    /^\[content_types\]\.xml$|^mimetype$|^content\.xml$|(?:^|\/)document\d*\.xml$|(?:^|\/)(?:Index\.zip|Document\.iwa|index\.apxl)$|(?:^|\/)Index\/.*\.iwa$/i.test(
      name,
    ),
  );
}
