import { area, intersect, uniteAll, type Box } from './box.js';
import { contrast, seenFrom } from './contrast.js';
import type { Fragment } from './fragments.js';
import { frameOf, mapOwners, traceOf, type Trace } from './ink.js';
import { isUnreadablySmall } from './legibility.js';
import { traceMixed } from './overlaps.js';
import type { PageView } from './page-view.js';
import type { Pdfium } from './pdfium.js';
import { render, sectionOf, without, type Picture } from './render.js';
import { groupRepeats, type Word } from './repeats.js';
import { separateScanned } from './scanned.js';

/** One pixel a point shows most text plainly; a large drawing is looked at from further away, a small one from nearer. */
const MAX_PIXELS = 1_500_000;
const USUAL_PIXELS = 500_000;
/** At four pixels a point the strokes of the thinnest fonts fill a pixel. */
const CLOSE_SCALE = 4;
const MAX_CLOSE_PIXELS = 5_000_000;

export interface SeenPage {
  readonly visible: readonly Fragment[];
  readonly hidden: readonly Fragment[];
  /** Something other than text is painted. */
  readonly hasPaint: boolean;
}

/** The page painted with and without its text. */
interface Look {
  readonly seen: Picture;
  readonly bare: Picture;
}

function isBlankText({ text }: Fragment): boolean {
  return text.trim() === '';
}

/** A font that is not in the file and has no shape here for these letters would be shown by another program: its colour decides. */
function isSeenByColor(bare: Picture, { object, box }: Fragment): boolean {
  const { left, top, right, bottom } = frameOf(bare, box);
  if (!object.isPainted || right <= left || bottom <= top) return false;
  if (object.color === null) return true;
  const [red = 0, green = 0, blue = 0, opacity = 255] = object.color;
  const at = (((top + bottom) >> 1) * bare.width + ((left + right) >> 1)) * 4;
  const ground = [2, 1, 0].map((channel) => bare.pixels[at + channel] ?? 255);
  const [groundRed = 255, groundGreen = 255, groundBlue = 255] = ground;
  const difference = contrast(red, green, blue, groundRed, groundGreen, groundBlue);
  return (difference * opacity) / 255 >= seenFrom(object.size);
}

function hasPaint({ pixels }: Picture): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at] ?? 255) + (pixels[at + 1] ?? 255) + (pixels[at + 2] ?? 255) < 3 * 240)
      return true;
  }
  return false;
}

/** Parts what a person sees on a page from what only a machine reads, by what taking text away changes on it. */
export function separateHidden(
  pdfium: Pdfium,
  page: number,
  view: PageView,
  fragments: readonly Fragment[],
): SeenPage {
  const whole: Box = { left: 0, top: 0, right: view.width, bottom: view.height };
  const usual = Math.sqrt(USUAL_PIXELS / Math.max(1, area(whole)));
  const pointers = new Set(fragments.map(({ object }) => object.pointer));
  const look = (box: Box, scale: number, maxPixels: number): Look => {
    const section = sectionOf(box, scale, maxPixels);
    return {
      seen: render(pdfium, page, view, section),
      bare: without(pdfium, pointers, () => render(pdfium, page, view, section)),
    };
  };
  const words = groupRepeats(fragments.filter((fragment) => !isBlankText(fragment)));
  const first = look(whole, Math.max(1, usual), MAX_PIXELS);
  const owners = mapOwners(first.seen, words);
  const traces = new Map<Word, Trace>(
    words.map((word) => [word, traceOf(first.seen, first.bare, word, owners)]),
  );
  const having = (wanted: Trace) => words.filter((word) => traces.get(word) === wanted);

  for (const [word, trace] of traceMixed(pdfium, page, view, first.seen, words, having('mixed')))
    traces.set(word, trace);

  const faint = having('faint').filter((word) => !isUnreadablySmall(word.fragment));
  const around = uniteAll(faint.map(({ box }) => intersect(box, whole)));
  if (around) {
    const close = look(around, CLOSE_SCALE, MAX_CLOSE_PIXELS);
    const closeOwners = mapOwners(close.seen, words);
    for (const word of faint) traces.set(word, traceOf(close.seen, close.bare, word, closeOwners));
  }

  const visible: Fragment[] = [];
  const unpainted: Fragment[] = [];
  const hidden: Fragment[] = [];
  for (const word of words) {
    const { fragment } = word;
    const isShapeless = fragment.isShapeless && !fragment.object.isEmbedded;
    if (isUnreadablySmall(fragment)) hidden.push(fragment);
    else if (traces.get(word) === 'shown') visible.push(fragment);
    else if (isShapeless && isSeenByColor(first.bare, fragment)) visible.push(fragment);
    else if (traces.get(word) === 'outside') hidden.push(fragment);
    else unpainted.push(fragment);
  }
  const scanned = separateScanned(pdfium, page, view, pointers, unpainted);
  return {
    visible: [...visible, ...scanned.visible],
    hidden: [...hidden, ...scanned.hidden],
    hasPaint: hasPaint(first.bare),
  };
}
