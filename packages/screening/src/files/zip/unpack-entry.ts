import { crc32, inflateRawSync } from 'node:zlib';
import { UnreadableError } from '../document/unreadable.js';

const LOCAL_HEADER = 0x04034b50;
/** Fixed fields of a local header; a name and additional fields follow. */
export const LOCAL_HEADER_BYTES = 30;
export const STORED = 0;
export const DEFLATED = 8;

/** Declared form of an entry of an archive, to unpack it by. */
export interface Packing {
  readonly method: typeof STORED | typeof DEFLATED;
  /** Size after unpacking, in bytes: not one byte more is unpacked. */
  readonly size: number;
  readonly crc: number;
}

function inflate(packed: Uint8Array, size: number): Uint8Array {
  if (size === 0) return new Uint8Array();
  try {
    return inflateRawSync(packed, { maxOutputLength: size });
  } catch (error) {
    throw new UnreadableError('corrupt', undefined, error);
  }
}

/**
 * Unpacks an entry; `bytes` begin with its local header and may go on after it. Throws UnreadableError `corrupt` unless exactly what
 * was declared comes out.
 */
export function unpackEntry(bytes: Uint8Array, { method, size, crc }: Packing): Uint8Array {
  const header = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (header.length < LOCAL_HEADER_BYTES || header.readUInt32LE(0) !== LOCAL_HEADER)
    throw new UnreadableError('corrupt');
  const start = LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = bytes.subarray(start);
  const content = method === STORED ? packed.subarray(0, size) : inflate(packed, size);
  if (content.length !== size || crc32(content) !== crc) throw new UnreadableError('corrupt');
  return content;
}
