/** Colours are numbers with blue in the lowest byte, then green and red, as PDFium paints them. */
function blueOf(color: number): number {
  return color & 0xff;
}

function greenOf(color: number): number {
  return (color >> 8) & 0xff;
}

function redOf(color: number): number {
  return (color >> 16) & 0xff;
}

/**
 * How different two colours look, 0–255: by brightness, or by half as much as by tint, which the eye resolves worse in
 * letters (the reason pictures and films store tint at half the resolution). Weights of ITU-R BT.601.
 */
export function contrast(color: number, other: number): number {
  const byRed = redOf(color) - redOf(other);
  const byBlue = blueOf(color) - blueOf(other);
  const byBrightness = 0.299 * byRed + 0.587 * (greenOf(color) - greenOf(other)) + 0.114 * byBlue;
  return Math.max(
    Math.abs(byBrightness),
    Math.abs(0.713 * (byRed - byBrightness)) / 2,
    Math.abs(0.564 * (byBlue - byBrightness)) / 2,
  );
}

/** Brightness of a colour, 0–255, with the same weights. */
export function brightness(color: number): number {
  return 0.299 * redOf(color) + 0.587 * greenOf(color) + 0.114 * blueOf(color);
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
