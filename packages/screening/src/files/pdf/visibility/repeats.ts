import type { Box } from '../page/box.js';
import type { Fragment } from '../page/fragments.js';
import type { Target } from './ink.js';

/** Bold and shadow are made by setting the same word again this near, in font sizes. */
const MAX_SHIFT = 0.12;

/** A fragment to be looked at. */
export interface Word extends Target {
  readonly fragment: Fragment;
}

function isNear(a: Box, b: Box, shift: number): boolean {
  return Math.abs(a.left - b.left) <= shift && Math.abs(a.top - b.top) <= shift;
}

/** Words of the page; a word set twice in the same place is one: neither would be missed without the other. */
export function groupRepeats(fragments: readonly Fragment[]): readonly Word[] {
  const byText = new Map<string, { readonly box: Box; readonly group: number }[]>();
  let groups = 0;
  return fragments.map((fragment) => {
    const { text, box, style } = fragment;
    const known = byText.get(text) ?? [];
    if (known.length === 0) byText.set(text, known);
    // Only the latest are compared: repeats follow each other, and a page may hold one word a hundred thousand times.
    const repeated = known
      .slice(-8)
      .find((other) => isNear(other.box, box, MAX_SHIFT * style.size));
    const group = repeated?.group ?? (groups += 1);
    if (!repeated) known.push({ box, group });
    return { fragment, box, size: style.size, group };
  });
}
