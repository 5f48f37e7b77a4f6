import { crc32 } from 'node:zlib';
import { decodeCodePage } from './code-pages.js';

/** The additional field in which Info-ZIP repeats a name in UTF-8, with the checksum of the name that it belongs to. */
const UNICODE_PATH = 0x7075;

export interface EntryNameOptions {
  /** The entry says that its name is in UTF-8. */
  readonly isUnicode: boolean;
  /** Made by a program of Unix, whose names are in no code page of DOS. */
  readonly isUnix: boolean;
  /** The entry's additional fields by their number. */
  readonly extra: ReadonlyMap<number, Uint8Array>;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function unicodePath(name: Uint8Array, field: Uint8Array | undefined): string | null {
  if (!field || field.length < 6 || field[0] !== 1) return null;
  const checksum = Buffer.from(field.buffer, field.byteOffset, field.length).readUInt32LE(1);
  return checksum === crc32(name) ? decodeUtf8(field.subarray(5)) : null;
}

/** The name of an entry: UTF-8 where it is, or is declared, else as programs of its system write names. Never fails. */
export function decodeEntryName(
  name: Uint8Array,
  { isUnicode, isUnix, extra }: EntryNameOptions,
): string {
  const unicode = unicodePath(name, extra.get(UNICODE_PATH)) ?? decodeUtf8(name);
  if (unicode !== null) return unicode;
  if (isUnicode) return new TextDecoder().decode(name);
  return isUnix ? new TextDecoder('windows-1252').decode(name) : decodeCodePage(name);
}
