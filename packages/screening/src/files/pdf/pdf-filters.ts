import { brotliDecompressSync, constants, inflateSync } from 'node:zlib';
import { UnreadableError } from '../document/unreadable.js';

/** Unpacks bytes; throws UnreadableError `memory` when more than `limit` bytes come out. Damage ends the output early. */
export type PdfFilter = (packed: Buffer, limit: number) => Buffer;

const LZW_CLEAR = 256;
const LZW_END = 257;
const LZW_CODES = 4096;
const NOTHING = Buffer.alloc(0);

/** Collects output and refuses it past the limit. */
function createOutput(limit: number) {
  let bytes = Buffer.alloc(Math.min(limit, 64 * 1024));
  let length = 0;
  return {
    push(byte: number): void {
      if (length === limit) throw new UnreadableError('memory');
      if (length === bytes.length) {
        const larger = Buffer.alloc(Math.min(limit, bytes.length * 2));
        bytes.copy(larger);
        bytes = larger;
      }
      bytes[length] = byte;
      length += 1;
    },
    take: () => bytes.subarray(0, length),
  };
}

/** True for the two bytes a deflate stream must start with; the PDF reader unpacks no other. */
export function looksDeflated(bytes: Buffer): boolean {
  const [method = 0, flags = 0] = bytes;
  return bytes.length > 2 && (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0;
}

function guarded(unpack: () => Buffer): Buffer {
  try {
    return unpack();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new UnreadableError('memory', undefined, error);
    // Damaged or packed in a way of its own: the PDF reader decides about it, under the memory watch.
    return NOTHING;
  }
}

const flate: PdfFilter = (packed, limit) =>
  guarded(() =>
    inflateSync(packed, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH }),
  );

const brotli: PdfFilter = (packed, limit) =>
  guarded(() => brotliDecompressSync(packed, { maxOutputLength: limit }));

const hex: PdfFilter = (packed) => {
  const digits =
    packed
      .toString('latin1')
      .split('>', 1)[0]
      ?.replace(/[^0-9a-f]/gi, '') ?? '';
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex');
};

const ascii85: PdfFilter = (packed, limit) => {
  const output = createOutput(limit);
  let group: number[] = [];
  const flush = (kept: number) => {
    const value = [0, 1, 2, 3, 4].reduce((sum, at) => sum * 85 + (group[at] ?? 84), 0);
    for (let at = 0; at < kept; at += 1) output.push(Math.floor(value / 256 ** (3 - at)) % 256);
    group = [];
  };
  for (const byte of packed) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && group.length === 0) {
      group = [0, 0, 0, 0, 0];
      flush(4);
    } else if (byte >= 0x21 && byte <= 0x75) {
      group.push(byte - 0x21);
      if (group.length === 5) flush(4);
    }
  }
  if (group.length > 1) flush(group.length - 1);
  return output.take();
};

const runLength: PdfFilter = (packed, limit) => {
  const output = createOutput(limit);
  for (let at = 0; at < packed.length;) {
    const length = packed[at] ?? 128;
    if (length === 128) break;
    const run = length > 128;
    const count = run ? 257 - length : length + 1;
    for (let step = 0; step < count; step += 1) output.push(packed[at + 1 + (run ? 0 : step)] ?? 0);
    at += run ? 2 : count + 1;
  }
  return output.take();
};

/** LZW as PDF packs it: codes of 9 to 12 bits that grow one code early. */
const lzw: PdfFilter = (packed, limit) => {
  const output = createOutput(limit);
  const table: Buffer[] = Array.from({ length: LZW_END + 1 }, (_, byte) =>
    Buffer.from([byte & 255]),
  );
  let previous: Buffer | null = null;
  let bits = 0;
  let held = 0;
  let width = 9;
  for (const byte of packed) {
    held = ((held << 8) | byte) & 0xfffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === LZW_END) break;
    if (code === LZW_CLEAR) {
      table.length = LZW_END + 1;
      width = 9;
      previous = null;
      continue;
    }
    const first: Buffer | undefined = code < table.length ? table[code] : (previous ?? undefined);
    if (first === undefined) break;
    const entry: Buffer =
      code < table.length ? first : Buffer.concat([first, first.subarray(0, 1)]);
    for (const value of entry) output.push(value);
    if (previous && table.length < LZW_CODES)
      table.push(Buffer.concat([previous, entry.subarray(0, 1)]));
    previous = entry;
    width = table.length >= 2047 ? 12 : table.length >= 1023 ? 11 : table.length >= 511 ? 10 : 9;
  }
  return output.take();
};

/** The filters that pack streams of text and drawing, under both names each has. */
export const pdfFilters: ReadonlyMap<string, PdfFilter> = new Map([
  ['FlateDecode', flate],
  ['Fl', flate],
  ['BrotliDecode', brotli],
  ['LZWDecode', lzw],
  ['LZW', lzw],
  ['ASCII85Decode', ascii85],
  ['A85', ascii85],
  ['ASCIIHexDecode', hex],
  ['AHx', hex],
  ['RunLengthDecode', runLength],
  ['RL', runLength],
]);

/** Unpacks a deflate stream. */
export const inflateStream = flate;
