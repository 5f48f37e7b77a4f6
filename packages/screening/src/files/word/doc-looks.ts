/** A stretch of the document stream whose characters a person does not see, in bytes. */
export interface HiddenRange {
  readonly start: number;
  readonly end: number;
  /** Hidden by its colour alone, which a drawing below may show. */
  readonly isPale: boolean;
}

/** Property codes of [MS-DOC] 2.6.1. */
const VANISH = 0x083c;
const HALF_POINTS = 0x4a43;
const COLOR_INDEX = 0x2a42;
const COLOR = 0x6870;
const WHITE_INDEX = 8;
const MIN_HALF_POINTS = 6;
const NEAR_WHITE = 0xf0;
/** Codes that shade characters, paragraphs or cells: on them white ink may well be visible. */
const SHADING = [0x4866, 0xca71, 0x442d, 0xc64d, 0xd612, 0xd609, 0xd670, 0x2a0c];
const PAGE = 512;
const OPERAND_SIZES = [1, 1, 2, 4, 2, 2, 0, 3];

interface Look {
  vanish: boolean;
  white: boolean;
  tiny: boolean;
}

function readLook(properties: Buffer): Look {
  const look: Look = { vanish: false, white: false, tiny: false };
  let at = 0;
  while (at + 3 <= properties.length) {
    const code = properties.readUInt16LE(at);
    const kind = code >> 13;
    const size = kind === 6 ? 1 + properties.readUInt8(at + 2) : (OPERAND_SIZES[kind] ?? 1);
    const operand = properties.subarray(at + 2, at + 2 + size);
    if (operand.length < size) break;
    if (code === VANISH) look.vanish = operand[0] === 1;
    else if (code === HALF_POINTS) look.tiny = operand.readUInt16LE(0) < MIN_HALF_POINTS;
    else if (code === COLOR_INDEX) look.white = operand[0] === WHITE_INDEX;
    else if (code === COLOR) {
      look.white =
        operand[3] === 0 && operand.subarray(0, 3).every((channel) => channel >= NEAR_WHITE);
    }
    at += 2 + size;
  }
  return look;
}

function usesShading(document: Buffer): boolean {
  return SHADING.some((code) => document.includes(Buffer.of(code & 0xff, code >> 8)));
}

/**
 * Hidden characters of a Word 97–2003 document: marked as hidden, smaller than 3 pt, or white where the document shades nothing.
 * `document` is the main stream, `table` the table stream with its index of character properties at `start`.
 */
export function findHiddenRanges(
  document: Buffer,
  table: Buffer,
  start: number,
  length: number,
): readonly HiddenRange[] {
  const count = Math.floor((length - 4) / 8);
  const shaded = usesShading(document);
  const ranges: HiddenRange[] = [];
  for (let index = 0; index < count; index += 1) {
    const page = (table.readUInt32LE(start + (count + 1) * 4 + index * 4) & 0x3fffff) * PAGE;
    const runs = document[page + PAGE - 1] ?? 0;
    for (let run = 0; run < runs && page + PAGE <= document.length; run += 1) {
      const place = (document[page + (runs + 1) * 4 + run] ?? 0) * 2;
      if (place === 0) continue;
      const size = document[page + place] ?? 0;
      const look = readLook(document.subarray(page + place + 1, page + place + 1 + size));
      const isPale = look.white && !look.vanish && !look.tiny;
      if (look.vanish || look.tiny || (isPale && !shaded)) {
        ranges.push({
          start: document.readUInt32LE(page + run * 4),
          end: document.readUInt32LE(page + (run + 1) * 4),
          isPale,
        });
      }
    }
  }
  return ranges;
}
