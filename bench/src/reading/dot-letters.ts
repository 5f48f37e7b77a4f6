/** Letters of five by seven dots, a row a number, for pictures of writing. */
const DOTS: Readonly<Record<string, readonly number[]>> = {
  a: [0, 0, 14, 1, 15, 17, 15],
  b: [16, 16, 30, 17, 17, 17, 30],
  c: [0, 0, 14, 16, 16, 17, 14],
  d: [1, 1, 15, 17, 17, 17, 15],
  e: [0, 0, 14, 17, 31, 16, 14],
  f: [6, 9, 8, 28, 8, 8, 8],
  g: [0, 15, 17, 17, 15, 1, 14],
  h: [16, 16, 22, 25, 17, 17, 17],
  i: [4, 0, 12, 4, 4, 4, 14],
  j: [2, 0, 6, 2, 2, 18, 12],
  k: [16, 16, 18, 20, 24, 20, 18],
  l: [12, 4, 4, 4, 4, 4, 14],
  m: [0, 0, 26, 21, 21, 17, 17],
  n: [0, 0, 22, 25, 17, 17, 17],
  o: [0, 0, 14, 17, 17, 17, 14],
  p: [0, 0, 30, 17, 30, 16, 16],
  q: [0, 0, 13, 19, 15, 1, 1],
  r: [0, 0, 22, 25, 16, 16, 16],
  s: [0, 0, 14, 16, 14, 1, 30],
  t: [8, 8, 28, 8, 8, 9, 6],
  u: [0, 0, 17, 17, 17, 19, 13],
  v: [0, 0, 17, 17, 17, 10, 4],
  w: [0, 0, 17, 17, 21, 21, 10],
  x: [0, 0, 17, 10, 4, 10, 17],
  y: [0, 0, 17, 17, 15, 1, 14],
  z: [0, 0, 31, 2, 4, 8, 31],
};
const ANY = [14, 17, 1, 6, 4, 0, 4];
const ADVANCE = 6;

/** A picture of lines of writing, each `lineHeight` dots below the other, `zoom` pixels a dot; 255 is paper. */
export function drawWriting(
  lines: readonly string[],
  width: number,
  lineHeight: number,
  zoom: number,
  ink: number,
  paper: number,
) {
  const height = lines.length * lineHeight * zoom;
  const pixels = new Uint8Array(width * height).fill(paper);
  for (const [row, line] of lines.entries()) {
    for (const [column, letter] of [...line.toLowerCase()].entries()) {
      const dots = letter === ' ' ? [] : (DOTS[letter] ?? ANY);
      for (const [y, bits] of dots.entries()) {
        for (let x = 0; x < 5; x += 1) {
          if (((bits >> (4 - x)) & 1) === 0) continue;
          const left = (column * ADVANCE + x) * zoom;
          const top = (row * lineHeight + y) * zoom;
          for (let dy = 0; dy < zoom; dy += 1)
            for (let dx = 0; dx < zoom; dx += 1)
              if (left + dx < width) pixels[(top + dy) * width + left + dx] = ink;
        }
      }
    }
  }
  return { width, height, pixels };
}

/** Dots a letter and the space after it are wide. */
export const DOT_ADVANCE = ADVANCE;
