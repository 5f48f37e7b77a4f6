import { area, type Box, intersect, unite } from '../page/box.js';
import type { Fragment } from '../page/fragments.js';
import type { PageView } from '../page/page-view.js';
import type { Pdfium } from '../page/pdfium.js';
import { brightness, contrast, seenFrom } from './contrast.js';
import { frameOf, mapOwners, type Trace, traceOf } from './ink.js';
import { isUnreadablySmall } from './legibility.js';
import { traceMixed } from './overlaps.js';
import { createPainter, type Painter, type Picture, sectionOf } from './render.js';
import { groupRepeats, type Word } from './repeats.js';
import { separateScanned } from './scanned.js';

/** Pixels a point, and pixels of a page at least: enough to see that a word is there. A large drawing is looked at from further away. */
const USUAL_SCALE = 0.8;
const USUAL_PIXELS = 300_000;
const MAX_PIXELS = 1_500_000;
/** At four pixels a point the strokes of the thinnest fonts fill a pixel. */
const CLOSE_SCALE = 4;
const MAX_CLOSE_PIXELS = 4_000_000;
/** Words this far below each other, in points, are looked at apart. */
const STRETCH_GAP = 30;

export interface SeenPage {
  readonly visible: readonly Fragment[];
  readonly hidden: readonly Fragment[];
  /** No text is seen on it, but something else is painted. */
  readonly hasPaint: boolean;
}

function isBlankText({ text }: Fragment): boolean {
  return text.trim() === '';
}

/** A font that is not in the file and has no shape here for these letters would be shown by another program: its colour decides. */
function isSeenByColor(bare: Picture, { style, box }: Fragment): boolean {
  const { left, top, right, bottom } = frameOf(bare, box);
  if (!style.isPainted || right <= left || bottom <= top) return false;
  if (style.color === null) return true;
  const [red = 0, green = 0, blue = 0, opacity = 255] = style.color;
  const at = ((top + bottom) >> 1) * bare.width + ((left + right) >> 1);
  const difference = contrast((red << 16) | (green << 8) | blue, bare.pixels()[at] ?? 0);
  return (difference * opacity) / 255 >= seenFrom(style.size);
}

/** Darker than this is paint, not paper. */
const PAPER_BRIGHTNESS = 240;

function hasPaint(picture: Picture): boolean {
  return picture.pixels().some((color) => brightness(color) < PAPER_BRIGHTNESS);
}

/** Where to look closer: stretches of the page from top to bottom, so that a whole page is not painted for its first and last line. */
function stretchesOf(words: readonly Word[], whole: Box): readonly Box[] {
  const stretches: Box[] = [];
  for (const { box } of [...words].sort((a, b) => a.box.top - b.box.top)) {
    const inside = intersect(box, whole);
    const last = stretches.at(-1);
    if (last && inside.top - last.bottom < STRETCH_GAP)
      stretches[stretches.length - 1] = unite(last, inside);
    else stretches.push(inside);
  }
  return stretches;
}

/** Traces of all words, at a second look where the first was not sure. */
function traceWords(
  painter: Painter,
  whole: Box,
  words: readonly Word[],
  pointers: ReadonlySet<number>,
): { readonly traces: ReadonlyMap<Word, Trace>; readonly bare: Picture } {
  const usual = Math.sqrt(USUAL_PIXELS / Math.max(1, area(whole)));
  const section = sectionOf(whole, Math.max(USUAL_SCALE, usual), MAX_PIXELS);
  const seen = painter.paint(section);
  const bare = painter.paint(section, { without: pointers });
  const owners = mapOwners(seen, words);
  const traces = new Map(words.map((word) => [word, traceOf(seen, bare, word, owners)]));
  const having = (wanted: Trace) => words.filter((word) => traces.get(word) === wanted);
  for (const [word, trace] of traceMixed(painter, seen, words, having('mixed')))
    traces.set(word, trace);
  const faint = having('faint').filter(({ fragment }) => !isUnreadablySmall(fragment));
  for (const box of stretchesOf(faint, whole)) {
    const near = sectionOf(box, CLOSE_SCALE, MAX_CLOSE_PIXELS);
    const seenNear = painter.paint(near);
    const bareNear = painter.paint(near, { without: pointers });
    const inside = faint.filter((word) => area(intersect(word.box, box)) > 0);
    const ownersNear = mapOwners(seenNear, words);
    for (const word of inside) traces.set(word, traceOf(seenNear, bareNear, word, ownersNear));
  }
  return { traces, bare };
}

/** Parts what a person sees on a page from what only a machine reads, by what taking text away changes on it. */
export function separateHidden(
  pdfium: Pdfium,
  page: number,
  view: PageView,
  fragments: readonly Fragment[],
): SeenPage {
  const whole: Box = { left: 0, top: 0, right: view.width, bottom: view.height };
  const pointers = new Set(fragments.flatMap((fragment) => [...fragment.pointers]));
  const words = groupRepeats(fragments.filter((fragment) => !isBlankText(fragment)));
  const painter = createPainter(pdfium, page, view);
  try {
    const { traces, bare } = traceWords(painter, whole, words, pointers);
    const visible: Fragment[] = fragments.filter(isBlankText);
    const unpainted: Fragment[] = [];
    const hidden: Fragment[] = [];
    for (const word of words) {
      const { fragment } = word;
      const trace = traces.get(word);
      const lacksShapes = fragment.isShapeless && !fragment.style.isEmbedded;
      if (isUnreadablySmall(fragment)) hidden.push(fragment);
      else if (trace === 'shown') visible.push(fragment);
      else if (lacksShapes && isSeenByColor(bare, fragment)) visible.push(fragment);
      else if (trace === 'outside') hidden.push(fragment);
      else unpainted.push(fragment);
    }
    const scanned = separateScanned(painter, view, pointers, unpainted);
    visible.push(...scanned.visible);
    hidden.push(...scanned.hidden);
    return { visible, hidden, hasPaint: visible.every(isBlankText) && hasPaint(bare) };
  } finally {
    painter.close();
  }
}
