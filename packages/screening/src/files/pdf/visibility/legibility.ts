import type { Fragment } from '../page/fragments.js';

/** Letters smaller than this can't be read, in points. */
const MIN_POINTS = 3;
/** Height of small letters and of capitals in nearly all fonts, in font sizes. */
const SMALL_LETTER = 0.45;
const CAPITAL = 0.7;
/** Letters squeezed to less than this on average, in font sizes, can't be told apart; the narrowest fonts set "illi" at 0.2. */
const MIN_ADVANCE = 0.08;
const MIN_SQUEEZED_LETTERS = 3;

/**
 * Font size that the letters look like, in points. A font may state any size and draw its letters as large as it likes, so where
 * the ink disagrees with the stated size, the ink counts.
 */
function apparentSize({ inkSize, style }: Fragment): number {
  if (inkSize > style.size * 1.5) return inkSize / CAPITAL;
  if (inkSize > 0 && inkSize < style.size * 0.15) return inkSize / SMALL_LETTER;
  return style.size;
}

/** True for text that is seen as dust or lines at most: too small, or squeezed into each other. */
export function isUnreadablySmall(fragment: Fragment): boolean {
  const { advance, length, style } = fragment;
  return (
    apparentSize(fragment) < MIN_POINTS ||
    (length >= MIN_SQUEEZED_LETTERS && advance < MIN_ADVANCE * style.size)
  );
}
