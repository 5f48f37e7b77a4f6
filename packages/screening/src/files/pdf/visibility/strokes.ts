import { brightness } from './contrast.js';
import type { Picture } from './render.js';

/** A cell as high as a line of text and a few letters wide, in points. */
const CELL_WIDTH = 30;
const CELL_HEIGHT = 12;
/** Every other row is enough to meet a letter. */
const ROW_STEP = 2;
/** Difference of brightness, 0–255, between a stroke and its ground. */
const MIN_CONTRAST = 40;

/** Share of the picture's cells in which something is drawn: writing covers much of a page, a line or a logo little. */
export function inkedShare(picture: Picture): number {
  const { width, height, scale } = picture;
  const pixels = picture.pixels();
  const columns = Math.max(1, Math.ceil(width / (CELL_WIDTH * scale)));
  const rows = Math.max(1, Math.ceil(height / (CELL_HEIGHT * scale)));
  const darkest = new Uint8Array(columns * rows).fill(255);
  const lightest = new Uint8Array(columns * rows);
  const columnOf = Uint16Array.from({ length: width }, (_, x) => Math.floor((x * columns) / width));
  for (let y = 0; y < height; y += ROW_STEP) {
    const row = Math.floor((y * rows) / height) * columns;
    let last = -1;
    let level = 0;
    for (let x = 0; x < width; x += 1) {
      const cell = row + (columnOf[x] ?? 0);
      const color = pixels[y * width + x] ?? 0;
      // Most pixels are like the one before them.
      if (color !== last) {
        last = color;
        level = brightness(color);
      }
      if (level < (darkest[cell] ?? 0)) darkest[cell] = level;
      if (level > (lightest[cell] ?? 0)) lightest[cell] = level;
    }
  }
  const inked = darkest.reduce(
    (count, dark, cell) => count + ((lightest[cell] ?? 0) - dark >= MIN_CONTRAST ? 1 : 0),
    0,
  );
  return inked / (columns * rows);
}
