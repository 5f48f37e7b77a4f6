import type { GreyPicture } from './grey-picture.js';

/** Squares in which paper is looked for, across the width of a picture: each is higher than a line of text. */
const SQUARES = 48;
/** Of a square's pixels, the brightest tenth is its paper. */
const PAPER_SHARE = 0.9;
/** Paper in a shadow is at least so bright beside the brightest; darker squares are coloured areas and stay as they are. */
const MIN_PAPER = 0.4;

function percentile(counts: Uint32Array, all: number, share: number): number {
  let seen = 0;
  for (let level = 0; level < counts.length; level += 1) {
    seen += counts[level] ?? 0;
    if (seen >= all * share) return level;
  }
  return 255;
}

interface Squares {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  readonly papers: Float32Array;
}

function readPapers({ width, height, levels }: GreyPicture): Squares {
  const size = Math.max(8, Math.ceil(width / SQUARES));
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)];
  const papers = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0);
      let all = 0;
      for (let y = row * size; y < Math.min(height, (row + 1) * size); y += 1) {
        const end = y * width + Math.min(width, (column + 1) * size);
        for (let at = y * width + column * size; at < end; at += 1) {
          const level = levels[at] ?? 0;
          counts[level] = (counts[level] ?? 0) + 1;
          all += 1;
        }
      }
      papers[row * columns + column] = percentile(counts, all, PAPER_SHARE);
    }
  }
  return { columns, rows, size, papers };
}

/** Each square's paper as the mean of the bright squares around it, so that letters of a headline do not count as paper. */
function smooth({ columns, rows, size, papers }: Squares): Squares {
  const brightest = papers.reduce((most, paper) => Math.max(most, paper), 1);
  const smoothed = new Float32Array(papers.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const own = papers[row * columns + column] ?? 0;
      if (own < brightest * MIN_PAPER) continue;
      let [sum, count] = [0, 0];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
          const paper = papers[y * columns + x] ?? 0;
          if (paper < brightest * MIN_PAPER) continue;
          sum += paper;
          count += 1;
        }
      }
      smoothed[row * columns + column] = sum / count;
    }
  }
  return { columns, rows, size, papers: smoothed };
}

/** Lights a picture evenly: shadows and the grey of photographed paper become white, and dark areas stay as they are. */
export function evenLight(picture: GreyPicture): GreyPicture {
  const { width, height, levels } = picture;
  const { columns, rows, size, papers } = smooth(readPapers(picture));
  const even = new Uint8Array(levels.length);
  for (let y = 0; y < height; y += 1) {
    const row = Math.max(0, Math.min(rows - 1, (y + 0.5) / size - 0.5));
    const top = Math.floor(row);
    const bottom = Math.min(rows - 1, top + 1);
    const down = row - top;
    for (let x = 0; x < width; x += 1) {
      const column = Math.max(0, Math.min(columns - 1, (x + 0.5) / size - 0.5));
      const left = Math.floor(column);
      const right = Math.min(columns - 1, left + 1);
      const along = column - left;
      const a = papers[top * columns + left] ?? 0;
      const b = papers[top * columns + right] ?? 0;
      const c = papers[bottom * columns + left] ?? 0;
      const d = papers[bottom * columns + right] ?? 0;
      const at = y * width + x;
      const level = levels[at] ?? 0;
      // At the edge of a dark area paper is not known on all sides.
      const paper =
        Math.min(a, b, c, d) === 0
          ? (papers[Math.round(row) * columns + Math.round(column)] ?? 0)
          : (a * (1 - along) + b * along) * (1 - down) + (c * (1 - along) + d * along) * down;
      even[at] = paper === 0 ? level : Math.min(255, (level * 255) / paper);
    }
  }
  return { width, height, levels: even };
}
