import type { Box } from '../page/box.js';
import { brightness } from './contrast.js';
import { frameOf } from './ink.js';
import type { Picture } from './render.js';

/** Ink and paper of a scan differ by at least this much brightness, 0–255. */
const MIN_CONTRAST = 40;
/** Strokes that a line through a word crosses, for each of its characters: "ill" has one, "m" three; scans lose and add some. */
const MIN_STROKES = 0.45;
const MAX_STROKES = 6;
/** Of a word's width, letters leave less than this blank. */
const MIN_WIDTH_WITH_INK = 0.45;

/** Content under a box: `writing` of about so many characters, `blank`, or `other` paint. */
export type Ground = 'writing' | 'blank' | 'other';

/** Looks whether about as much writing as `length` characters is painted in the box. */
export function groundUnder(picture: Picture, box: Box, length: number): Ground {
  const { left, top, right, bottom } = frameOf(picture, box);
  const [width, height] = [right - left, bottom - top];
  if (width < 1 || height < 1) return 'blank';
  const pixels = picture.pixels();
  const levels = new Float32Array(width * height);
  let darkest = 255;
  let lightest = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const level = brightness(pixels[(top + y) * picture.width + left + x] ?? 0);
      levels[y * width + x] = level;
      darkest = Math.min(darkest, level);
      lightest = Math.max(lightest, level);
    }
  }
  if (lightest - darkest < MIN_CONTRAST) return 'blank';
  const middle = (darkest + lightest) / 2;
  const dark = levels.reduce((count, level) => count + (level < middle ? 1 : 0), 0);
  // The rarer of the two is the ink, so that light letters on a dark ground count as well.
  const isInkDark = dark * 2 <= levels.length;
  const isInk = (x: number, y: number) => (levels[y * width + x] ?? 0) < middle === isInkDark;
  const inkedColumns = new Set<number>();
  let strokes = 0;
  for (let y = 0; y < height; y += 1) {
    let inRow = 0;
    for (let x = 0; x < width; x += 1) {
      if (!isInk(x, y)) continue;
      inkedColumns.add(x);
      if (x === 0 || !isInk(x - 1, y)) inRow += 1;
    }
    strokes = Math.max(strokes, inRow);
  }
  const perCharacter = strokes / length;
  return perCharacter >= MIN_STROKES &&
    perCharacter <= MAX_STROKES &&
    inkedColumns.size >= width * MIN_WIDTH_WITH_INK
    ? 'writing'
    : 'other';
}
