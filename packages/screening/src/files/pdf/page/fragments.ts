import { isRightToLeft, visualUnits } from './bidi.js';
import { type Box, unite } from './box.js';
import type { Character } from './characters.js';
import type { TextStyle } from './text-objects.js';

/** A gap of this many font sizes parts words: fonts set their space at 0.2 and more, and kerning moves letters by less. */
export const WORD_GAP = 0.13;
/** Letters of Arabic and Hebrew words that do not join leave larger gaps. */
export const RTL_WORD_GAP = 0.2;
/** Longer runs without a space (Chinese, Japanese, rules of underscores) are cut, so that each part is looked at for itself. */
const MAX_CHARACTERS = 16;
/** Letters set apart by less than this, in font sizes, are not letter-spaced. */
const MIN_TRACKING = 0.05;
const RIGHT_ANGLE = 90;
/** Width taken for letters set at an angle whose boxes say nothing of it, in font sizes. */
const LETTER_WIDTH = 0.5;

/** Part of a line that stays together: a word or a blank, drawn in one style by one object or several. */
export interface Fragment {
  /** In reading order. */
  readonly text: string;
  /** Its parts from left to right; right-to-left letters each for itself. */
  readonly units: readonly string[];
  readonly style: TextStyle;
  /** PDFium's handles of the objects that draw it. */
  readonly pointers: ReadonlySet<number>;
  /** Place along and below its own line's direction, in points. */
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** Around its ink on the shown page; around its cells when the font draws nothing. */
  readonly box: Box;
  /** Width or height of its largest letter's ink; 0 when it has no ink. */
  readonly inkSize: number;
  readonly length: number;
  /** From one letter's start to the next one's on average, in points; its width for a single letter. */
  readonly advance: number;
  readonly isShapeless: boolean;
  /** Place in the order of painting. */
  readonly order: number;
}

interface Placed {
  readonly character: Character;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
}

/** Turns the page so that the character's line runs to the right. */
function alongLine(character: Character): Placed {
  const { cell, origin, style } = character;
  const turn = (-style.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const baseline = origin[0] * sin + origin[1] * cos;
  if (style.angle % RIGHT_ANGLE !== 0) {
    const left = origin[0] * cos - origin[1] * sin;
    return { character, left, right: left + LETTER_WIDTH * style.size, baseline };
  }
  const ends = [cell.left * cos - cell.top * sin, cell.right * cos - cell.bottom * sin];
  return { character, left: Math.min(...ends), right: Math.max(...ends), baseline };
}

function isBlank({ character }: Placed): boolean {
  return character.text.trim() === '';
}

function gapBetween(a: Placed, b: Placed): number {
  return Math.max(b.left - a.right, a.left - b.right);
}

/** The space that letter-spaced text sets between all its letters; 0 for ordinary text. */
function trackingOf(run: readonly Placed[]): number {
  const gaps: number[] = [];
  for (const [index, placed] of run.entries()) {
    const previous = run[index - 1];
    if (previous && !isBlank(previous) && !isBlank(placed)) gaps.push(gapBetween(previous, placed));
  }
  if (gaps.length < 3) return 0;
  const usual = gaps.sort((a, b) => a - b)[gaps.length >> 2] ?? 0;
  const size = run[0]?.character.style.size ?? 0;
  return usual > MIN_TRACKING * size ? usual : 0;
}

function advanceOf(run: readonly Placed[]): number {
  const steps = run.slice(1).map(({ left }, index) => Math.abs(left - (run[index]?.left ?? left)));
  const [first] = run;
  if (steps.length === 0) return first ? first.right - first.left : 0;
  return steps.reduce((sum, step) => sum + step, 0) / steps.length;
}

function toFragment(run: readonly Placed[], order: number): Fragment | null {
  const [first] = run;
  if (!first) return null;
  const isRtl = run.some(({ character }) => isRightToLeft(character.text));
  const shown = isRtl ? [...run].sort((a, b) => a.left + a.right - b.left - b.right) : run;
  const text = run.map(({ character }) => character.text).join('');
  const inked = run.filter(({ character }) => !character.isShapeless);
  const letters = inked.filter(({ character }) => /[\p{L}\p{N}]/u.test(character.text));
  const sizes = letters.map(({ character: { ink } }) =>
    Math.max(ink.right - ink.left, ink.bottom - ink.top),
  );
  return {
    text,
    units: isRtl ? visualUnits(shown.map(({ character }) => character.text)) : [text],
    style: first.character.style,
    pointers: new Set(run.map(({ character }) => character.pointer)),
    left: Math.min(...run.map(({ left }) => left)),
    right: Math.max(...run.map(({ right }) => right)),
    baseline: first.baseline,
    box: (inked.length > 0
      ? inked.map(({ character }) => character.ink)
      : run.map(({ character }) => character.cell)
    ).reduce(unite),
    inkSize: Math.max(0, ...sizes),
    length: run.length,
    advance: advanceOf(run),
    isShapeless: inked.length * 2 < run.length,
    order,
  };
}

function wordGap(a: Placed, b: Placed): number {
  const isRtl = isRightToLeft(a.character.text) && isRightToLeft(b.character.text);
  return isRtl ? RTL_WORD_GAP : WORD_GAP;
}

/** Parts a stretch of one line and style into words and blanks. */
function splitRun(run: readonly Placed[]): readonly (readonly Placed[])[] {
  const size = run[0]?.character.style.size ?? 0;
  const tracking = trackingOf(run);
  const parts: Placed[][] = [];
  for (const placed of run) {
    const open = parts.at(-1);
    const last = open?.at(-1);
    const continues =
      open !== undefined &&
      last !== undefined &&
      isBlank(last) === isBlank(placed) &&
      open.length < MAX_CHARACTERS &&
      gapBetween(last, placed) <= tracking + wordGap(last, placed) * size;
    if (continues) open.push(placed);
    else parts.push([placed]);
  }
  return parts;
}

/** Parts the characters of a page into words and blanks. */
export function toFragments(characters: readonly Character[]): readonly Fragment[] {
  const runs: Placed[][] = [];
  for (const character of characters) {
    const placed = alongLine(character);
    const run = runs.at(-1);
    const first = run?.[0];
    const continues =
      first?.character.style === character.style &&
      Math.abs(placed.baseline - first.baseline) <= character.style.size / 4;
    if (run && continues) run.push(placed);
    else runs.push([placed]);
  }
  return runs
    .flatMap(splitRun)
    .flatMap((part, order) => toFragment(part, order) ?? [])
    .filter(({ text }) => text !== '');
}
