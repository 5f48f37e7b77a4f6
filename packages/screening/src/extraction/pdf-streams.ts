import { constants, inflateSync } from 'node:zlib';
import { UnreadableError } from './unreadable.js';

/** No page or table of a resume unpacks to more; 6 MB of drawing operators are half a million. */
const MAX_STREAM_BYTES = 6 * 1024 * 1024;
const MAX_FONT_BYTES = 40 * 1024 * 1024;
const MAX_TOTAL_BYTES = 120 * 1024 * 1024;
/** Longest dictionary looked at before a stream. */
const DICTIONARY_BYTES = 600;

function inflatedSize(packed: Buffer, limit: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH })
      .length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return Infinity;
    // Damaged or packed in a way of its own: the PDF reader decides about it, under the memory watch.
    return 0;
  }
}

/**
 * Refuses a PDF whose streams unpack to far more than any resume needs, before the reader unpacks them all in memory.
 * Pictures are left out: they are not unpacked to read text. Throws UnreadableError `memory`.
 */
export function checkStreams(file: Buffer): void {
  let total = 0;
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at + 6)) {
    const isStart = file[at - 1] !== 0x64 && (file[at + 6] === 0x0a || file[at + 6] === 0x0d);
    if (!isStart) continue;
    const before = file.subarray(Math.max(0, at - DICTIONARY_BYTES), at).toString('latin1');
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    if (!/\/Fl(?:ateDecode)?\b/.test(dictionary) || /\/Subtype\s*\/Image\b/.test(dictionary))
      continue;
    const start = at + (file[at + 6] === 0x0d && file[at + 7] === 0x0a ? 8 : 7);
    const end = file.indexOf('endstream', start);
    const limit = /\/Length[123]\b|\/Type1C|\/OpenType|\/CIDFontType0C/.test(dictionary)
      ? MAX_FONT_BYTES
      : MAX_STREAM_BYTES;
    total += inflatedSize(file.subarray(start, end === -1 ? file.length : end), limit);
    if (total > MAX_TOTAL_BYTES) throw new UnreadableError('memory');
    if (end === -1) return;
    at = end;
  }
}
