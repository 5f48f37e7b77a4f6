import type { Fragment } from '../pdf/page/fragments.js';
import { layOutPage } from '../pdf/pdf-layout.js';
import type { RecognisedWord } from './recogniser.js';

/** Height of a capital letter in font sizes. */
const CAPITAL = 0.72;
/** Depth of letters below the baseline in font sizes. */
const DESCENT = 0.21;
const BELOW = /[gjpqyçĄąĘę,;()[\]{}|/@]/u;
const HIGH = /[\p{Lu}\p{N}bdfhklt]/u;
/** A line is as wide as its page has points, so that distances mean the same as in a PDF. */
const PAGE_WIDTH = 595;
/** Private characters, one for each word, that keep the words apart while their order is found. */
const FIRST_PRIVATE = 0xf0000;

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

interface LineSize {
  readonly size: number;
  readonly baseline: number;
}

/** Height of the font and baseline of a line, from boxes that are around the ink of each word only. */
function measureLine(words: readonly RecognisedWord[]): LineSize {
  const lettered = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const own = lettered.length > 0 ? lettered : words;
  const height = median(own.map(({ box }) => box.bottom - box.top));
  const bottoms = own.filter(({ text }) => !BELOW.test(text)).map(({ box }) => box.bottom);
  const baseline =
    bottoms.length > 0
      ? median(bottoms)
      : median(own.map(({ box }) => box.bottom)) - (DESCENT / (CAPITAL + DESCENT)) * height;
  const rises = own
    .filter(({ text }) => HIGH.test(text))
    .map(({ box }) => baseline - box.top)
    .filter((rise) => rise > 0);
  const rise = rises.length > 0 ? median(rises) : height;
  return { size: Math.max(1, rise / CAPITAL), baseline };
}

function toFragments(words: readonly RecognisedWord[], pixelsWide: number): readonly Fragment[] {
  const scale = PAGE_WIDTH / pixelsWide;
  const lines = new Map<number, RecognisedWord[]>();
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  const sizes = new Map([...lines].map(([line, own]) => [line, measureLine(own)]));
  return words.map(({ text, box, line }, order) => {
    const { size, baseline } = sizes.get(line) ?? { size: 1, baseline: box.bottom };
    const [left, right] = [box.left * scale, box.right * scale];
    return {
      text,
      units: [text],
      style: { size: size * scale, angle: 0, isPainted: true, isEmbedded: true, color: null },
      pointers: new Set<number>(),
      left,
      right,
      baseline: baseline * scale,
      box: { left, right, top: box.top * scale, bottom: box.bottom * scale },
      inkSize: (box.bottom - box.top) * scale,
      length: text.length,
      advance: (right - left) / text.length,
      isShapeless: false,
      order,
    };
  });
}

/** The text of a page's words as a page of a PDF is laid out, and the words in its order. */
export function layOutWords<Word extends RecognisedWord>(
  words: readonly Word[],
  pixelsWide: number,
): { readonly text: string; readonly words: readonly Word[] } {
  const fragments = toFragments(words, pixelsWide);
  const coded = fragments.map((fragment, at) => {
    const text = String.fromCodePoint(FIRST_PRIVATE + at);
    return { ...fragment, text, units: [text] };
  });
  const ordered = [...layOutPage(coded)].flatMap(
    (code) => words[(code.codePointAt(0) ?? 0) - FIRST_PRIVATE] ?? [],
  );
  return { text: layOutPage(fragments), words: ordered };
}
