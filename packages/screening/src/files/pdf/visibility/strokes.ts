import type { PageView } from '../page/page-view.js';
import type { Pdfium } from '../page/pdfium.js';
import { brightness } from './contrast.js';
import { createPainter, type Picture, sectionOf } from './render.js';

/** Pixels of a painted page: enough for the strokes of its smallest writing. */
const PIXELS = 500_000;
/** On A4 a cell is as high as a line of text and a few letters wide; on a scan of any other size likewise. */
const COLUMNS = 20;
const ROWS = 70;
/** Every other row is enough to meet a letter. */
const ROW_STEP = 2;
/** Difference of brightness, 0–255, between a stroke and its ground. */
const MIN_CONTRAST = 40;
/** Letters turn from light to dark and back within a cell; the edge of a shape or of something on a photo does it once. */
const MIN_TURNS = 3;
/** Writing leaves most of its ground free; what is on a photo, such as leaves or waves, has every brightness. */
const MIN_GROUND = 0.5;
/** Brightness of the ground may differ by this many sixteenths, as in the shadow on a photographed sheet. */
const GROUND_STEPS = 3;

/** Share of the page, 0–1, where something but `text` is written: writing covers much of a page, a photo or a logo little. */
export function inkedShare(
  pdfium: Pdfium,
  page: number,
  view: PageView,
  text: ReadonlySet<number>,
): number {
  const whole = { left: 0, top: 0, right: view.width, bottom: view.height };
  const painter = createPainter(pdfium, page, view);
  try {
    return shareOfWriting(painter.paint(sectionOf(whole, Infinity, PIXELS), { without: text }));
  } finally {
    painter.close();
  }
}

function shareOfWriting({ width, height, pixels: read }: Picture): number {
  const pixels = read();
  const edges = (count: number, size: number) =>
    Array.from({ length: count + 1 }, (_, at) => Math.floor((at * size) / count));
  const [xs, ys] = [edges(COLUMNS, width), edges(ROWS, height)];
  let written = 0;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const lines: Uint32Array[] = [];
      for (let y = ys[row] ?? 0; y < (ys[row + 1] ?? 0); y += ROW_STEP) {
        lines.push(
          pixels.subarray(y * width + (xs[column] ?? 0), y * width + (xs[column + 1] ?? 0)),
        );
      }
      if (lines.some((line) => countTurns(line) >= MIN_TURNS) && hasGround(lines)) written += 1;
    }
  }
  return written / (COLUMNS * ROWS);
}

/** True where most pixels are about as bright as each other. */
function hasGround(lines: readonly Uint32Array[]): boolean {
  const counts = Array.from({ length: 16 }, () => 0);
  let all = 0;
  for (const line of lines) {
    all += line.length;
    for (const color of line) {
      const step = Math.floor(brightness(color)) >> 4;
      counts[step] = (counts[step] ?? 0) + 1;
    }
  }
  return counts.some((_, from) => {
    const near = counts.slice(from, from + GROUND_STEPS).reduce((sum, each) => sum + each, 0);
    return near >= all * MIN_GROUND;
  });
}

/** How often these pixels turn from light to dark or back. */
function countTurns(pixels: Uint32Array): number {
  let [darkest, lightest, turns] = [255, 0, 0];
  let direction = 0;
  let last = -1;
  for (const color of pixels) {
    // Most pixels are like the one before them.
    if (color === last) continue;
    last = color;
    const level = brightness(color);
    darkest = Math.min(darkest, level);
    lightest = Math.max(lightest, level);
    const next = level - darkest >= MIN_CONTRAST ? 1 : lightest - level >= MIN_CONTRAST ? -1 : 0;
    if (next === 0 || next === direction) continue;
    direction = next;
    turns += 1;
    [darkest, lightest] = [level, level];
  }
  return turns;
}
