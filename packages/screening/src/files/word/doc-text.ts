import type { RawDocument } from '../document/document.js';
import { UnreadableError } from '../document/unreadable.js';
import { findHiddenRanges, type HiddenRange } from './doc-looks.js';
import { openOle } from './ole.js';

const WORD_97 = 0xa5ec;
const WORD_95 = 0xa5dc;
/** Character counts of the parts of the text: body, footnotes, headers, macros, comments, endnotes, boxes, boxes in headers. */
const PART_COUNTS = 0x4c;
/** Sizes of the tables of anchors, in text and headers. */
const ANCHORS = [0x1de, 0x1e6];
const COMMENTS = 4;
const MACROS = 3;
const PARTS = 8;
const windows1252 = new TextDecoder('windows-1252');

interface Piece {
  /** Place of the first character in the text. */
  readonly from: number;
  readonly to: number;
  /** Byte of the document stream it starts at. */
  readonly offset: number;
  readonly bytesPerCharacter: 1 | 2;
}

/** The table that says where each stretch of text lies ([MS-DOC] 2.9.38). */
function readPieces(table: Buffer, start: number, length: number): readonly Piece[] {
  let at = start;
  while (at < start + length && table[at] === 1) at += 3 + table.readUInt16LE(at + 1);
  if (table[at] !== 2) throw new UnreadableError('corrupt');
  const count = Math.floor((table.readUInt32LE(at + 1) - 4) / 12);
  const base = at + 5;
  return Array.from({ length: count }, (_, index): Piece => {
    const place = table.readUInt32LE(base + (count + 1) * 4 + index * 8 + 2);
    const compressed = (place & 0x40000000) !== 0;
    return {
      from: table.readUInt32LE(base + index * 4),
      to: table.readUInt32LE(base + (index + 1) * 4),
      offset: compressed ? (place & 0x3fffffff) / 2 : place & 0x3fffffff,
      bytesPerCharacter: compressed ? 1 : 2,
    };
  });
}

/* eslint-disable no-control-regex -- Word's own marks in the text are control characters */
/** Field codes stand between two marks and their visible result after the second. */
const FIELD_CODE = /\u0013[^\u0013\u0014\u0015]*(?:\u0014|(?=\u0015))/g;

function plainText(raw: string): string {
  return raw
    .replace(FIELD_CODE, '')
    .replace(/[\u0013-\u0015\u0001\u0008\u001f]/g, '')
    .replace(/\u0007\u0007/g, '\n')
    .replace(/\u0007/g, '\t')
    .replace(/[\r\u000b]/g, '\n')
    .replace(/\u001e/g, '-');
}

/* eslint-enable no-control-regex */

/** Number of the first range that ends after a place; the ranges are in order and, but for damage, apart. */
function firstAfter(ranges: readonly HiddenRange[], place: number): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? Infinity) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Reads a piece character by character, so that hidden ones can be told apart. */
function readPiece(
  document: Buffer,
  piece: Piece,
  hidden: readonly HiddenRange[],
  add: (text: string, isHidden: boolean) => void,
): void {
  const end = piece.offset + (piece.to - piece.from) * piece.bytesPerCharacter;
  const decode = (from: number, to: number) => {
    const bytes = document.subarray(from, to);
    return piece.bytesPerCharacter === 2 ? bytes.toString('utf16le') : windows1252.decode(bytes);
  };
  let at = piece.offset;
  for (let index = firstAfter(hidden, at); index < hidden.length; index += 1) {
    const range = hidden[index];
    if (!range || range.start >= end) break;
    const from = Math.max(at, range.start);
    const to = Math.min(end, range.end);
    if (from >= to) continue;
    add(decode(at, from), false);
    add(decode(from, to), true);
    at = to;
  }
  add(decode(at, end), false);
}

/** True when a document has drawings: anchors in its text or in its headers (fcPlcSpaMom and fcPlcSpaHdr of the FIB). */
function hasDrawings(document: Buffer): boolean {
  return ANCHORS.some((place) => document.length >= place + 4 && document.readUInt32LE(place) > 0);
}

/** Shading below drawings is not read, so that among them only size and marks hide. */
function hiddenRanges(document: Buffer, table: Buffer): readonly HiddenRange[] {
  const all = findHiddenRanges(
    document,
    table,
    document.readUInt32LE(0xfa),
    document.readUInt32LE(0xfe),
  );
  const mayBeSeen = hasDrawings(document);
  return all.filter(({ isPale }) => !(isPale && mayBeSeen)).sort((a, b) => a.start - b.start);
}

function readWord97(document: Buffer, table: Buffer): RawDocument {
  const hidden = hiddenRanges(document, table);
  let text = '';
  // One mark per character, so that the parts can be cut out by character counts afterwards.
  let marks = '';
  for (const piece of readPieces(
    table,
    document.readUInt32LE(0x1a2),
    document.readUInt32LE(0x1a6),
  )) {
    readPiece(document, piece, hidden, (part, isHidden) => {
      text += part;
      marks += (isHidden ? 'h' : 'v').repeat(part.length);
    });
  }
  const pages: string[] = [];
  const hiddenText: string[] = [];
  let at = 0;
  for (let part = 0; part < PARTS; part += 1) {
    const end = at + document.readUInt32LE(PART_COUNTS + part * 4);
    if (part !== COMMENTS && part !== MACROS) {
      for (const [run] of marks.slice(at, end).matchAll(/h+|v+/g)) {
        const slice = text.slice(at, at + run.length);
        if (run.startsWith('h')) hiddenText.push(plainText(slice));
        else pages.push(slice);
        at += run.length;
      }
    }
    at = end;
  }
  return { pages: plainText(pages.join('')).split('\f'), hiddenText };
}

/** Word 6 and 95 keep the text of a simple document in one stretch of single bytes. */
function readWord95(document: Buffer): RawDocument {
  const start = document.readUInt32LE(0x18);
  const text = windows1252.decode(document.subarray(start, start + document.readUInt32LE(0x34)));
  return { pages: plainText(text).split('\f'), hiddenText: [] };
}

/**
 * Text of a legacy Word file with hidden characters set apart, straight from the format; also for Word 6 and 95.
 * Throws UnreadableError `corrupt` on damage.
 */
export function readDocText(file: Buffer): RawDocument {
  const ole = openOle(file);
  const document = ole.stream('WordDocument');
  if (!document || document.length < 0x200) throw new UnreadableError('corrupt');
  const magic = document.readUInt16LE(0);
  if (magic === WORD_95) return readWord95(document);
  const table = ole.stream((document.readUInt16LE(0x0a) & 0x0200) !== 0 ? '1Table' : '0Table');
  if (magic !== WORD_97 || !table) throw new UnreadableError('corrupt');
  return readWord97(document, table);
}
