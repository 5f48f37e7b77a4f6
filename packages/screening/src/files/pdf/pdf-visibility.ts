import { area, contains, covers, intersect, type Box } from './geometry.js';
import type { PaintedPage, PaintedText } from './painted-page.js';
import { UnreadableError } from '../document/unreadable.js';

/** Letters smaller than this can't be read, in points. */
const MIN_POINTS = 3;
const MIN_OPACITY = 0.1;
/** Colours closer than this in every channel (0–255) look the same. */
const MIN_DIFFERENCE = 24;
/** Every text is held against every painted area: more pairs than this take seconds. */
const MAX_PAIRS = 400_000_000;
const PAPER = '#ffffff';
const INVISIBLE_MODES = new Set([3, 7]);
/** A page whose only text is invisible and lies on an image this large (share of the page) is a scan with its recognised text. */
const SCAN_SHARE = 0.5;

function channels(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function looksSame(a: string, b: string): boolean {
  const other = channels(b);
  return channels(a).every(
    (value, index) => Math.abs(value - (other[index] ?? 0)) < MIN_DIFFERENCE,
  );
}

function middle(box: Box): readonly [number, number] {
  return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
}

/** Colour under a text: of the last area painted there before it; null when that is a picture or a pattern. */
function colorUnder(text: PaintedText, page: PaintedPage): string | null {
  const [x, y] = middle(text.box);
  let under: string | null = PAPER;
  for (const painted of page.areas) {
    if (painted.order > text.order) break;
    if (contains(painted.box, x, y)) under = painted.color;
  }
  return under;
}

function isCovered(text: PaintedText, page: PaintedPage): boolean {
  return page.areas.some(
    (painted) => painted.order > text.order && painted.opaque && covers(painted.box, text.box),
  );
}

function isOutside(text: PaintedText): boolean {
  const own = area(text.box);
  return own > 0 && area(intersect(text.box, text.clip)) < own * 0.1;
}

function blends(text: PaintedText, under: string | null): boolean {
  if (under === null) return false;
  const inks =
    text.mode === 1
      ? [text.strokeColor]
      : text.mode === 2
        ? [text.color, text.strokeColor]
        : [text.color];
  return inks.every((ink) => ink !== null && looksSame(ink, under));
}

/** True when a person looking at the page would not see the text. */
function isHidden(text: PaintedText, page: PaintedPage): boolean {
  return (
    text.layerOff ||
    INVISIBLE_MODES.has(text.mode) ||
    text.opacity < MIN_OPACITY ||
    text.fontSize < MIN_POINTS ||
    isOutside(text) ||
    blends(text, colorUnder(text, page)) ||
    isCovered(text, page)
  );
}

function isScan(page: PaintedPage, pageBox: Box): boolean {
  const image = page.areas
    .filter(({ kind }) => kind === 'image')
    .reduce((largest, { box }) => Math.max(largest, area(box)), 0);
  return (
    image > area(pageBox) * SCAN_SHARE &&
    page.texts.every(({ mode, text }) => INVISIBLE_MODES.has(mode) || text.trim() === '')
  );
}

export interface SeenPage {
  readonly visible: readonly PaintedText[];
  readonly hidden: readonly PaintedText[];
}

/**
 * Parts what a person sees on a page from what only a machine reads.
 * Throws UnreadableError `timeout` for a page of so many texts and areas that this would take too long.
 */
export function separateHidden(page: PaintedPage, pageBox: Box): SeenPage {
  if (page.texts.length * page.areas.length > MAX_PAIRS) throw new UnreadableError('timeout');
  if (isScan(page, pageBox)) return { visible: page.texts, hidden: [] };
  const visible: PaintedText[] = [];
  const hidden: PaintedText[] = [];
  for (const text of page.texts) (isHidden(text, page) ? hidden : visible).push(text);
  return { visible, hidden };
}
