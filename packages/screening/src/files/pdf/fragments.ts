import { unite, type Box } from './box.js';
import type { Character } from './characters.js';
import type { TextObject } from './text-objects.js';
import { isRightToLeft, visualUnits } from './bidi.js';

/** A gap of this many font sizes parts words: fonts set their space at 0.2 and more, and kerning moves letters by less. */
export const WORD_GAP = 0.13;
/** Longer runs without a space (Chinese, Japanese, rules of underscores) are cut, so that each part is looked at for itself. */
const MAX_CHARACTERS = 16;
/** Letters set apart by less than this, in font sizes, are not letter-spaced. */
const MIN_TRACKING = 0.05;
const RIGHT_ANGLE = 90;
/** Width taken for letters set at an angle whose boxes say nothing of it, in font sizes. */
const LETTER_WIDTH = 0.5;

/** Part of a line that stays together: a word or a blank, drawn by one object. */
export interface Fragment {
  /** In reading order. */
  readonly text: string;
  /** Its parts from left to right; right-to-left letters each for itself. */
  readonly units: readonly string[];
  readonly object: TextObject;
  /** Place along and below its own line's direction, in points. */
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** Around its ink on the shown page; around its cells when the font draws nothing. */
  readonly box: Box;
  /** Width or height of its largest letter's ink; 0 when it has no ink. */
  readonly inkSize: number;
  readonly length: number;
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
  const { cell, origin, object } = character;
  const turn = (-object.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const baseline = origin[0] * sin + origin[1] * cos;
  if (object.angle % RIGHT_ANGLE !== 0) {
    const left = origin[0] * cos - origin[1] * sin;
    return { character, left, right: left + LETTER_WIDTH * object.size, baseline };
  }
  const ends = [cell.left * cos - cell.top * sin, cell.right * cos - cell.bottom * sin];
  return { character, left: Math.min(...ends), right: Math.max(...ends), baseline };
}

function gapBetween(a: Placed, b: Placed): number {
  return Math.max(b.left - a.right, a.left - b.right);
}

/** The space that letter-spaced text sets between all its letters; 0 for ordinary text. */
function trackingOf(run: readonly Placed[]): number {
  const gaps: number[] = [];
  for (const [index, placed] of run.entries()) {
    const previous = run[index - 1];
    if (previous && previous.character.text.trim() !== '' && placed.character.text.trim() !== '')
      gaps.push(gapBetween(previous, placed));
  }
  if (gaps.length < 3) return 0;
  const usual = gaps.sort((a, b) => a - b)[gaps.length >> 2] ?? 0;
  const size = run[0]?.character.object.size ?? 0;
  return usual > MIN_TRACKING * size ? usual : 0;
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
    object: first.character.object,
    left: Math.min(...run.map(({ left }) => left)),
    right: Math.max(...run.map(({ right }) => right)),
    baseline: first.baseline,
    box: (inked.length > 0
      ? inked.map(({ character }) => character.ink)
      : run.map(({ character }) => character.cell)
    ).reduce(unite),
    inkSize: Math.max(0, ...sizes),
    length: run.length,
    isShapeless: inked.length * 2 < run.length,
    order,
  };
}

/** Parts the characters of a page into words and blanks. */
export function toFragments(characters: readonly Character[]): readonly Fragment[] {
  const fragments: Fragment[] = [];
  const push = (run: readonly Placed[]) => {
    const fragment = toFragment(run, fragments.length);
    if (fragment && fragment.text !== '') fragments.push(fragment);
  };
  const pushObject = (run: readonly Placed[]) => {
    const size = run[0]?.character.object.size ?? 0;
    const tracking = trackingOf(run);
    let open: Placed[] = [];
    for (const placed of run) {
      const last = open.at(-1);
      const isBlank = placed.character.text.trim() === '';
      const continues =
        last &&
        (last.character.text.trim() === '') === isBlank &&
        open.length < MAX_CHARACTERS &&
        gapBetween(last, placed) <= tracking + WORD_GAP * size &&
        Math.abs(placed.baseline - last.baseline) <= size / 2;
      if (last && !continues) {
        push(open);
        open = [];
      }
      open.push(placed);
    }
    push(open);
  };
  let run: Placed[] = [];
  for (const character of characters) {
    if (run[0] && run[0].character.object !== character.object) {
      pushObject(run);
      run = [];
    }
    run.push(alongLine(character));
  }
  pushObject(run);
  return fragments;
}
