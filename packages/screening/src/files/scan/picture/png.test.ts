import { deflateSync, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { rawPng } from '../../../../tests/support/make-scan.js';
import { readPng } from './png.js';

const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A picture that is stored in passes, without filters; `sample` gives the levels of each pixel. */
function interlaced(
  [width, height]: readonly [number, number],
  { type, bits }: { readonly type: number; readonly bits: number },
  sample: (x: number, y: number) => readonly number[],
): Buffer {
  const bytes: number[] = [];
  for (const [left, top, across, down] of passes) {
    for (let y = top; y < height && left < width; y += down) {
      let row = '';
      for (let x = left; x < width; x += across)
        for (const level of sample(x, y)) row += level.toString(2).padStart(bits, '0');
      bytes.push(
        0,
        ...(row.match(/.{1,8}/g) ?? []).map((byte) => parseInt(byte.padEnd(8, '0'), 2)),
      );
    }
  }
  const png = rawPng(width, height, deflateSync(Buffer.from(bytes)), type);
  png[24] = bits;
  png[28] = 1;
  return png;
}

const levelsOf = (png: Buffer) => [...inflateSync(readPng(png).data)];

it.each<readonly [number, number]>([
  [1, 1],
  [3, 2],
  [5, 9],
  [17, 11],
])('reads a picture of %d × %d pixels that is stored in passes', (width, height) => {
  const pixels = Array.from(
    { length: width * height },
    (_, at) => [at % width, Math.floor(at / width)] as const,
  );
  const size = [width, height] as const;
  const grey = (x: number, y: number) => [(x * 16 + y) % 256];
  expect(levelsOf(interlaced(size, { type: 0, bits: 8 }, grey))).toEqual(
    pixels.flatMap(([x, y]) => grey(x, y)),
  );
  const colour = (x: number, y: number) => [x, y, x + y];
  expect(levelsOf(interlaced(size, { type: 2, bits: 8 }, colour))).toEqual(
    pixels.flatMap(([x, y]) => colour(x, y)),
  );
  const ink = (x: number, y: number) => [(x + y) % 2];
  expect(levelsOf(interlaced(size, { type: 0, bits: 1 }, ink))).toEqual(
    pixels.map(([x, y]) => ((x + y) % 2) * 255),
  );
  const clear = (x: number, y: number) => [x, (x + y) % 2 === 0 ? 0 : 255];
  expect(levelsOf(interlaced(size, { type: 4, bits: 8 }, clear))).toEqual(
    pixels.map(([x, y]) => ((x + y) % 2 === 0 ? 255 : x)),
  );
});

it('reads the upper half of levels of 16 bits', () => {
  const png = interlaced([2, 1], { type: 0, bits: 16 }, (x) => [x === 0 ? 0x1234 : 0xff00]);
  expect(levelsOf(png)).toEqual([0x12, 0xff]);
});

it('refuses one of more bytes than its pixels have', () => {
  const png = (bytes: number) => {
    const made = rawPng(8, 8, deflateSync(Buffer.alloc(bytes)));
    made[28] = 1;
    return made;
  };
  expect(() => readPng(png(100_000))).toThrow(expect.objectContaining({ reason: 'corrupt' }));
});
