import { UnreadableError } from '../document/unreadable.js';

const END_OF_DIRECTORY = 0x06054b50;
const END_OF_DIRECTORY_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const MAX_COMMENT = 65_535;
/** Values of 2 and 4 bytes that refer to a field of 8 bytes elsewhere. */
const MORE_16 = 0xffff;
const MORE_32 = 0xffffffff;
const SIZES_64 = 1;
const UNIX = 3;

/** An entry as the directory declares it: a promise to be checked. Sizes are in bytes. */
export interface RawEntry {
  readonly name: Uint8Array;
  /** It says that its name is in UTF-8. */
  readonly isUnicode: boolean;
  /** Made by a program of Unix. */
  readonly isUnix: boolean;
  /** Its additional fields by their number. */
  readonly extra: ReadonlyMap<number, Uint8Array>;
  /** After inflating. */
  readonly size: number;
  readonly packedSize: number;
  readonly crc: number;
  readonly method: number;
  /** Offset of its local header in the archive. */
  readonly offset: number;
  readonly encrypted: boolean;
}

export interface RawDirectory {
  readonly entries: readonly RawEntry[];
  /** Offset of the directory in the archive. */
  readonly offset: number;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Fields of 8 bytes; one that no file can have means damage. */
function readLong(view: DataView, at: number): number {
  const value = view.getBigUint64(at, true);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new UnreadableError('corrupt');
  return Number(value);
}

function findEnd(view: DataView): number {
  let end = view.byteLength - 22;
  const lowest = Math.max(0, end - MAX_COMMENT);
  while (end >= lowest && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  if (end < lowest) throw new UnreadableError('corrupt');
  return end;
}

/** The count of entries and the directory's offset, from the record of 8-byte fields where there is one. */
function readEnd(
  view: DataView,
  start: number,
): { readonly count: number; readonly offset: number } {
  const end = findEnd(view);
  const short = { count: view.getUint16(end + 10, true), offset: view.getUint32(end + 16, true) };
  const isLong = short.count === MORE_16 || short.offset === MORE_32;
  if (!isLong || end < 20 || view.getUint32(end - 20, true) !== LOCATOR_64) return short;
  const at = readLong(view, end - 12) - start;
  if (at < 0 || at + 56 > view.byteLength || view.getUint32(at, true) !== END_OF_DIRECTORY_64)
    throw new UnreadableError('corrupt');
  return { count: readLong(view, at + 32), offset: readLong(view, at + 48) };
}

/** The additional fields of an entry by their number, cut off where they are damaged. */
function readExtra(extra: Uint8Array): ReadonlyMap<number, Uint8Array> {
  const view = viewOf(extra);
  const fields = new Map<number, Uint8Array>();
  for (let at = 0; at + 4 <= extra.length;) {
    const length = view.getUint16(at + 2, true);
    if (at + 4 + length > extra.length) break;
    fields.set(view.getUint16(at, true), extra.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

/** Replaces, in their order, values that refer to the field of long sizes. */
function withLongSizes(
  values: readonly number[],
  field: Uint8Array | undefined,
): readonly number[] {
  if (!field) return values;
  let at = 0;
  return values.map((value) => {
    if (value !== MORE_32 || at + 8 > field.length) return value;
    at += 8;
    return readLong(viewOf(field), at - 8);
  });
}

function readEntry(
  bytes: Uint8Array,
  at: number,
): { readonly entry: RawEntry; readonly next: number } {
  const view = viewOf(bytes);
  const nameEnd = at + 46 + view.getUint16(at + 28, true);
  const extraEnd = nameEnd + view.getUint16(at + 30, true);
  const extra = readExtra(bytes.subarray(nameEnd, extraEnd));
  const flags = view.getUint16(at + 8, true);
  const [size = 0, packedSize = 0, offset = 0] = withLongSizes(
    [24, 20, 42].map((field) => view.getUint32(at + field, true)),
    extra.get(SIZES_64),
  );
  const entry = {
    name: bytes.subarray(at + 46, nameEnd),
    isUnicode: (flags & 0x800) !== 0,
    isUnix: view.getUint8(at + 5) === UNIX,
    extra,
    size,
    packedSize,
    crc: view.getUint32(at + 16, true),
    method: view.getUint16(at + 10, true),
    offset,
    encrypted: (flags & 1) === 1,
  };
  return { entry, next: extraEnd + view.getUint16(at + 32, true) };
}

/**
 * The directory at the end of a zip file; without one the file is cut off. `tail` is the file from its byte `start` on. Throws
 * UnreadableError `corrupt` on damage, `memory` for a directory that begins before `tail`.
 */
export function readRawDirectory(tail: Uint8Array, start = 0): RawDirectory {
  const view = viewOf(tail);
  const { count, offset } = readEnd(view, start);
  if (offset < start) throw new UnreadableError('memory');
  const entries: RawEntry[] = [];
  let at = offset - start;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > tail.length || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      throw new UnreadableError('corrupt');
    const { entry, next } = readEntry(tail, at);
    entries.push(entry);
    at = next;
  }
  return { entries, offset };
}
