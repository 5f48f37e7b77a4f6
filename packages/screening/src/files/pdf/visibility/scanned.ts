import { uniteAll } from '../page/box.js';
import type { Fragment } from '../page/fragments.js';
import type { PageView } from '../page/page-view.js';
import { type Painter, sectionOf } from './render.js';
import { groundUnder } from './writing.js';

/** Two pixels a point keep the strokes of writing apart. */
const SCALE = 2.5;
const MAX_PIXELS = 4_000_000;
/** Recognised text where this share of its characters lies on writing is the text of a scan. */
const MIN_WRITING = 0.6;

/** Lines of the same object or the same height: recognised words are judged together, as one may lie askew. */
function toLines(fragments: readonly Fragment[]): readonly (readonly Fragment[])[] {
  const lines = new Map<string, Fragment[]>();
  for (const fragment of fragments) {
    const key = `${fragment.style.angle} ${Math.round(fragment.baseline / 4)}`;
    const line = lines.get(key) ?? [];
    lines.set(key, line);
    line.push(fragment);
  }
  return [...lines.values()];
}

function count(fragments: readonly Fragment[]): number {
  return fragments.reduce((sum, { length }) => sum + length, 0);
}

/**
 * Text that paints nothing counts as seen where about as much writing is painted by other means: the recognised text of a scan, or
 * letters drawn as shapes. Over blank ground, or over paint that is no writing, it is hidden.
 */
export function separateScanned(
  painter: Painter,
  view: PageView,
  pointers: ReadonlySet<number>,
  fragments: readonly Fragment[],
): { readonly visible: readonly Fragment[]; readonly hidden: readonly Fragment[] } {
  const box = uniteAll(
    fragments.map((fragment) => ({
      left: Math.max(0, fragment.box.left),
      top: Math.max(0, fragment.box.top),
      right: Math.min(view.width, fragment.box.right),
      bottom: Math.min(view.height, fragment.box.bottom),
    })),
  );
  if (!box) return { visible: [], hidden: [] };
  const ground = painter.paint(sectionOf(box, SCALE, MAX_PIXELS), { without: pointers });
  const visible: Fragment[] = [];
  const hidden: Fragment[] = [];
  for (const line of toLines(fragments)) {
    const onWriting = line.filter(
      (fragment) => groundUnder(ground, fragment.box, fragment.length) === 'writing',
    );
    (count(onWriting) >= count(line) * MIN_WRITING ? visible : hidden).push(...line);
  }
  return { visible, hidden };
}
