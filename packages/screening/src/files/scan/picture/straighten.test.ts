import { describe, expect, it } from 'vitest';
import type { GreyPicture } from './grey-picture.js';
import { findLines, turnBack, turnQuarters } from './straighten.js';

/** Lines of dashes on paper, which fall to the right by `degrees`. */
function drawLines(degrees: number): GreyPicture {
  const [width, height] = [800, 1000];
  const levels = new Uint8Array(width * height).fill(250);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let y = 0; y < height; y += 1) {
    for (let x = 80; x < width - 80; x += 1) {
      const row = y - (x - width / 2) * slope;
      const isLine = row > 100 && row < 900 && ((row % 40) + 40) % 40 < 14;
      // Words begin at other places in every line.
      if (isLine && (x + Math.floor(row / 40) * 7) % 23 < 14) levels[y * width + x] = 20;
    }
  }
  return { width, height, levels };
}

describe('findLines', () => {
  it.each([-5, -2.3, 0, 0.6, 3, 5])('finds a tilt of %d degrees', (degrees) => {
    expect(Math.abs(findLines(drawLines(degrees)).tilt - degrees)).toBeLessThan(0.2);
  });

  it('sees lines less clearly on a page that is turned by a quarter', () => {
    const page = drawLines(1);
    const sideways = turnQuarters(page, 1).picture;
    expect(findLines(sideways).clearness).toBeLessThan(findLines(page).clearness / 2);
  });

  it('finds none on a blank page', () => {
    const blank = { width: 90, height: 120, levels: new Uint8Array(90 * 120).fill(255) };
    expect(findLines(blank)).toEqual({ tilt: 0, clearness: 0 });
  });
});

describe('turned pictures', () => {
  it('are level, and know the places of the original', () => {
    const page = drawLines(4);
    const { picture, origin } = turnBack(page, 4);
    expect(findLines(picture).tilt).toBe(0);
    const [x, y] = origin(700, 500);
    expect([Math.round(x), Math.round(y)]).toEqual([699, 521]);
  });

  it.each([1, 2, 3])('by %d quarters have the same pixels', (quarters) => {
    const page = { width: 2, height: 3, levels: Uint8Array.of(1, 2, 3, 4, 5, 6) };
    const { picture, origin } = turnQuarters(page, quarters);
    expect([...picture.levels].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    const [x, y] = origin(0.5, 0.5);
    expect(page.levels[Math.floor(y) * 2 + Math.floor(x)]).toBe(picture.levels[0]);
    expect(turnQuarters(picture, 4 - quarters).picture).toEqual(page);
  });
});
