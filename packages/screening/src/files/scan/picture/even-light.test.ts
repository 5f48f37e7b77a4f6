import { expect, it } from 'vitest';
import { evenLight } from './even-light.js';
import type { GreyPicture } from './grey-picture.js';

function draw(level: (x: number, y: number) => number): GreyPicture {
  const [width, height] = [480, 600];
  const levels = Uint8Array.from({ length: width * height }, (_, at) =>
    level(at % width, Math.floor(at / width)),
  );
  return { width, height, levels };
}

it('makes paper in a shadow white and keeps its letters dark', () => {
  const isInk = (x: number, y: number) => x % 9 < 2 && y % 20 < 8;
  const even = evenLight(draw((x, y) => (isInk(x, y) ? 0.2 : 1) * (230 - x / 4)));
  const [paper, ink]: [number[], number[]] = [[], []];
  for (let x = 40; x < 440; x += 1) {
    for (let y = 40; y < 560; y += 1)
      (isInk(x, y) ? ink : paper).push(even.levels[y * even.width + x] ?? 0);
  }
  expect(Math.min(...paper.slice(0, 50_000))).toBeGreaterThan(235);
  expect(Math.max(...ink.slice(0, 50_000))).toBeLessThan(70);
});

it('leaves a dark column with light letters as it is', () => {
  const page = draw((x, y) => (x > 240 ? 245 : x % 9 < 2 && y % 20 < 8 ? 250 : 50));
  const even = evenLight(page);
  for (let x = 20; x < 200; x += 1) {
    const change = (even.levels[x] ?? 0) - (page.levels[x] ?? 0);
    expect(Math.abs(change)).toBeLessThan(8);
  }
});
