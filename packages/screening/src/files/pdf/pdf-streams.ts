import { UnreadableError } from '../document/unreadable.js';
import { inflateStream, looksDeflated, pdfFilters } from './pdf-filters.js';

/** No page or table of a resume unpacks to more; 6 MB of drawing operators are half a million. */
const MAX_STREAM_BYTES = 6 * 1024 * 1024;
const MAX_FONT_BYTES = 40 * 1024 * 1024;
/** All streams but fonts together. */
const MAX_CONTENT_BYTES = 30 * 1024 * 1024;
const MAX_TOTAL_BYTES = 120 * 1024 * 1024;
/** Packing what is packed already makes nothing smaller; beyond this it is there to hide its size. */
const MAX_LAYERS = 4;
/** Longest dictionary looked at before a stream. */
const DICTIONARY_BYTES = 2048;

/** Names of the filters a stream's dictionary declares, in the order of unpacking; none when they stand elsewhere in the file. */
function declaredFilters(dictionary: string): readonly string[] {
  const value = /\/(?:Filter|F)\s*(\[[^\]]*\]|\/[^\s/<>[\]()]+)/.exec(dictionary)?.[1] ?? '';
  return [...value.matchAll(/\/([^\s/<>[\]()]+)/g)].map(([, name = '']) =>
    name.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  );
}

/**
 * Size of a stream unpacked layer by layer: first as its dictionary says, then as long as deflated bytes come out, so
 * that a dictionary that is silent about its filters hides nothing.
 */
function unpackedSize(packed: Buffer, filters: readonly string[], limit: number): number {
  if (filters.length > MAX_LAYERS) throw new UnreadableError('memory');
  let bytes = packed;
  let layers = 0;
  for (const name of filters) {
    const filter = pdfFilters.get(name);
    if (!filter) return layers === 0 ? 0 : bytes.length;
    bytes = filter(bytes, limit);
    layers += 1;
  }
  while (looksDeflated(bytes)) {
    const inner = inflateStream(bytes, limit);
    if (inner.length === 0) break;
    layers += 1;
    if (layers > MAX_LAYERS) throw new UnreadableError('memory');
    bytes = inner;
  }
  return layers === 0 ? 0 : bytes.length;
}

/** Where a stream's bytes end: its own end mark may stand in the middle of them, so a stated length counts when it is larger. */
function endOf(file: Buffer, start: number, dictionary: string): number {
  const mark = file.indexOf('endstream', start);
  const stated = /\/Length\s+(\d{1,9})(?!\s+\d+\s+R)\b/.exec(dictionary)?.[1];
  const end = Math.max(mark, start + Number(stated ?? 0));
  return mark === -1 ? file.length : Math.min(end, file.length);
}

/**
 * Refuses a PDF whose streams unpack to far more than any resume needs, before the reader unpacks them all in memory.
 * Pictures are left out: they are not unpacked to read text. Throws UnreadableError `memory`.
 */
export function checkStreams(file: Buffer): void {
  let fonts = 0;
  let contents = 0;
  for (let at = file.indexOf('stream'); at !== -1; at = file.indexOf('stream', at + 6)) {
    const isStart = file[at - 1] !== 0x64 && (file[at + 6] === 0x0a || file[at + 6] === 0x0d);
    if (!isStart) continue;
    const before = file.subarray(Math.max(0, at - DICTIONARY_BYTES), at).toString('latin1');
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    if (/\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    const start = at + (file[at + 6] === 0x0d && file[at + 7] === 0x0a ? 8 : 7);
    const packed = file.subarray(start, endOf(file, start, dictionary));
    const filters = declaredFilters(dictionary);
    if (/\/Length[123]\b|\/Type1C|\/OpenType|\/CIDFontType0C/.test(dictionary))
      fonts += unpackedSize(packed, filters, MAX_FONT_BYTES);
    else contents += unpackedSize(packed, filters, MAX_STREAM_BYTES);
    if (contents > MAX_CONTENT_BYTES || contents + fonts > MAX_TOTAL_BYTES)
      throw new UnreadableError('memory');
  }
}
