/**
 * How different two colours look, 0–255: by brightness, or by half as much as by tint, which the eye resolves worse in
 * letters (the reason pictures and films store tint at half the resolution). Weights of ITU-R BT.601.
 */
export function contrast(
  red: number,
  green: number,
  blue: number,
  otherRed: number,
  otherGreen: number,
  otherBlue: number,
): number {
  const byRed = red - otherRed;
  const byBlue = blue - otherBlue;
  const byBrightness = 0.299 * byRed + 0.587 * (green - otherGreen) + 0.114 * byBlue;
  return Math.max(
    Math.abs(byBrightness),
    Math.abs(0.713 * (byRed - byBrightness)) / 2,
    Math.abs(0.564 * (byBlue - byBrightness)) / 2,
  );
}

/**
 * From here ink is seen: #e7e7e7 on white, a contrast ratio of 1.24 by WCAG 2. The palest grey in use for dates and rules (#d9d9d9)
 * is well above, what is meant not to be seen (#f4f4f4 and paler) well below.
 */
const SEEN = 24;
/** Strokes several points wide are seen at less: pale watermarks and numerals are set so. */
const SEEN_IN_LARGE_LETTERS = 8;
const LARGE_POINTS = 32;

/** The contrast from which letters of this size, in points, are seen. */
export function seenFrom(size: number): number {
  return size >= LARGE_POINTS ? SEEN_IN_LARGE_LETTERS : SEEN;
}
