import { inflateSync } from 'node:zlib';
import { UnreadableError } from '../../document/unreadable.js';

/** The form in which a PNG stores its pixels. */
export interface PngForm {
  readonly width: number;
  readonly height: number;
  /** Samples of a pixel, each of so many bits: 1, 2, 4, 8 or 16. */
  readonly samples: number;
  readonly bits: number;
  /** Stored in seven passes, each of which has more of the pixels (Adam7). */
  readonly hasPasses: boolean;
}

/** First pixel of a pass and the steps to its next ones, across and down. */
type Pass = readonly [left: number, top: number, across: number, down: number];

const WHOLE: readonly Pass[] = [[0, 0, 1, 1]];
const ADAM7: readonly Pass[] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

function paeth(left: number, up: number, corner: number): number {
  const a = Math.abs(up - corner);
  const b = Math.abs(left - corner);
  const c = Math.abs(left + up - 2 * corner);
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** The value that a filter takes away from a byte. */
function guess(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return paeth(left, up, corner);
    default:
      return 0;
  }
}

/** Undoes the filters of the rows; `step` is the bytes of a pixel, at least one. */
function unfilter(rows: Uint8Array, height: number, rowBytes: number, step: number): Uint8Array {
  const pixels = new Uint8Array(height * rowBytes);
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (rowBytes + 1)] ?? 0;
    const start = y * rowBytes;
    for (let x = 0; x < rowBytes; x += 1) {
      const raw = rows[y * (rowBytes + 1) + 1 + x] ?? 0;
      const left = x >= step ? (pixels[start + x - step] ?? 0) : 0;
      const up = y > 0 ? (pixels[start + x - rowBytes] ?? 0) : 0;
      const corner = x >= step && y > 0 ? (pixels[start + x - rowBytes - step] ?? 0) : 0;
      pixels[start + x] = raw + guess(filter, left, up, corner);
    }
  }
  return pixels;
}

/** The sample at `index` of a row: of 16 bits the upper 8, of fewer than 8 as it is. */
function sampleAt(pixels: Uint8Array, row: number, index: number, bits: number): number {
  if (bits >= 8) return pixels[row + (index * bits) / 8] ?? 0;
  const byte = pixels[row + ((index * bits) >> 3)] ?? 0;
  return (byte >> (8 - bits - ((index * bits) & 7))) & ((1 << bits) - 1);
}

/** All samples of a picture, row by row, a byte each. Throws UnreadableError `corrupt`. */
export function unpackSamples(data: Uint8Array, form: PngForm): Uint8Array {
  const { width, height, samples, bits, hasPasses } = form;
  const passes = (hasPasses ? ADAM7 : WHOLE).map((pass) => {
    const [left, top, across, down] = pass;
    const columns = Math.max(0, Math.ceil((width - left) / across));
    const rows = columns === 0 ? 0 : Math.max(0, Math.ceil((height - top) / down));
    return { pass, columns, rows, rowBytes: Math.ceil((columns * samples * bits) / 8) };
  });
  const size = passes.reduce((sum, { rows, rowBytes }) => sum + rows * (rowBytes + 1), 0);
  let packed: Buffer;
  try {
    packed = inflateSync(data, { maxOutputLength: size });
  } catch (error) {
    throw new UnreadableError('corrupt', undefined, error);
  }
  const unpacked = new Uint8Array(width * height * samples);
  let start = 0;
  for (const { pass, columns, rows, rowBytes } of passes) {
    const [left, top, across, down] = pass;
    const end = start + rows * (rowBytes + 1);
    const pixels = unfilter(
      packed.subarray(start, end),
      rows,
      rowBytes,
      Math.ceil((samples * bits) / 8),
    );
    start = end;
    for (let y = 0; y < rows; y += 1) {
      for (let x = 0; x < columns; x += 1) {
        const to = ((top + y * down) * width + left + x * across) * samples;
        for (let at = 0; at < samples; at += 1)
          unpacked[to + at] = sampleAt(pixels, y * rowBytes, x * samples + at, bits);
      }
    }
  }
  return unpacked;
}
