import { type GreyPicture, levelAt, shrink } from './grey-picture.js';

/** Width of the picture in which the tilt is looked for: lines of text are some pixels high. */
const LOOK_WIDTH = 700;
/** Larger tilts are no scanner's, in degrees. */
const MAX_TILT = 8;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.1;
/** A tilt below this changes nothing for reading. */
const MIN_TILT = 0.15;
/** Dark pixels among those looked at; more would only take time. */
const MAX_DOTS = 60_000;
/** A pixel this much darker than the paper is ink. */
const INK = 90;

interface Dots {
  readonly xs: Float32Array;
  readonly ys: Float32Array;
  readonly height: number;
}

/** Upper edges of ink: a page's lines show as many of them at one height. */
function findDots({ width, height, levels }: GreyPicture): Dots {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let y = 1; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if ((levels[at] ?? 255) >= 255 - INK || (levels[at - width] ?? 0) < 255 - INK) continue;
      xs.push(x - width / 2);
      ys.push(y);
    }
  }
  const step = Math.max(1, Math.ceil(xs.length / MAX_DOTS));
  const picked = (values: readonly number[]) =>
    Float32Array.from(values.filter((_, at) => at % step === 0));
  return { xs: picked(xs), ys: picked(ys), height };
}

/** How much the dots gather at some heights when the picture is turned by `degrees`. */
function gathering({ xs, ys, height }: Dots, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const reach = Math.ceil(height * 0.5);
  const counts = new Float32Array(height + 2 * reach);
  for (let at = 0; at < xs.length; at += 1) {
    const row = Math.round((ys[at] ?? 0) - (xs[at] ?? 0) * slope) + reach;
    counts[row] = (counts[row] ?? 0) + 1;
  }
  return counts.reduce((sum, count) => sum + count * count, 0);
}

/** How the lines of text run. */
export interface Lines {
  /** In degrees, positive where they fall to the right; 0 where no tilt is sure. */
  readonly tilt: number;
  /** How clearly there are lines at all, as a multiple of ink that is spread evenly. */
  readonly clearness: number;
}

/** Looks for level lines of text in a picture. */
export function findLines(picture: GreyPicture): Lines {
  const factor = Math.max(1, Math.floor(Math.min(picture.width, picture.height) / LOOK_WIDTH));
  const dots = findDots(shrink(picture, factor));
  const { length } = dots.xs;
  if (length === 0) return { tilt: 0, clearness: 0 };
  const best = (from: number, to: number, step: number) => {
    let found = { degrees: 0, value: -1 };
    for (let degrees = from; degrees <= to + step / 2; degrees += step) {
      const value = gathering(dots, degrees);
      if (value > found.value) found = { degrees, value };
    }
    return found;
  };
  const coarse = best(-MAX_TILT, MAX_TILT, COARSE_STEP);
  const { degrees, value } = best(
    coarse.degrees - COARSE_STEP,
    coarse.degrees + COARSE_STEP,
    FINE_STEP,
  );
  const isSure = Math.abs(coarse.degrees) < MAX_TILT && Math.abs(degrees) >= MIN_TILT;
  return { tilt: isSure ? degrees : 0, clearness: (value * dots.height) / length ** 2 };
}

/** A turned picture, and the place in the original of each of its places. */
export interface Turned {
  readonly picture: GreyPicture;
  origin(x: number, y: number): readonly [number, number];
}

/** Turns the picture about its middle, so that lines which fall by `degrees` to the right are level. */
export function turnBack(picture: GreyPicture, degrees: number): Turned {
  if (degrees === 0) return { picture, origin: (x, y) => [x, y] };
  const { width, height } = picture;
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [middleX, middleY] = [width / 2, height / 2];
  const origin = (x: number, y: number): readonly [number, number] => {
    const [dx, dy] = [x - middleX, y - middleY];
    return [middleX + dx * cos - dy * sin, middleY + dx * sin + dy * cos];
  };
  const levels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = origin(x, y);
      levels[y * width + x] = levelAt(picture, u, v);
    }
  }
  return { picture: { width, height, levels }, origin };
}

/** Turns the picture by so many quarters, clockwise. */
export function turnQuarters(picture: GreyPicture, quarters: number): Turned {
  const { width, height, levels } = picture;
  const times = ((quarters % 4) + 4) % 4;
  if (times === 0) return { picture, origin: (x, y) => [x, y] };
  const isAcross = times % 2 === 1;
  const [columns, rows] = isAcross ? [height, width] : [width, height];
  const origin = (x: number, y: number): readonly [number, number] => {
    if (times === 1) return [y, height - x];
    if (times === 2) return [width - x, height - y];
    return [width - y, x];
  };
  const turned = new Uint8Array(levels.length);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const [u, v] = origin(x + 0.5, y + 0.5);
      turned[y * columns + x] = levels[Math.floor(v) * width + Math.floor(u)] ?? 0;
    }
  }
  return { picture: { width: columns, height: rows, levels: turned }, origin };
}
