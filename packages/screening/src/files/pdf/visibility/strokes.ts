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
  const inked = new Uint8Array(COLUMNS * ROWS);
  for (let y = 0; y < height; y += ROW_STEP) {
    const row = Math.floor((y * ROWS) / height) * COLUMNS;
    for (let column = 0; column < COLUMNS; column += 1) {
      if (inked[row + column] === 1) continue;
      const from = Math.floor((column * width) / COLUMNS);
      const until = Math.floor(((column + 1) * width) / COLUMNS);
      const turns = countTurns(pixels.subarray(y * width + from, y * width + until));
      if (turns >= MIN_TURNS) inked[row + column] = 1;
    }
  }
  return inked.reduce((sum, each) => sum + each, 0) / inked.length;
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
