import { tidyText } from '../../text/words/tidy.js';
import type { PageWord } from './scanned-text.js';

/** Characters behind the last word within which the next one is looked for: columns may be written in another order. */
const REACH = 200;

/** A word with its offsets in the text; the end is exclusive. */
export interface PlacedWord extends PageWord {
  readonly start: number;
  readonly end: number;
}

/** Finds the words of a page in its tidy text, one after the other. A word that tidying has changed beyond its hyphen is left out. */
export function placeWords(text: string, words: readonly PageWord[]): readonly PlacedWord[] {
  const placed: PlacedWord[] = [];
  const isTaken = new Uint8Array(text.length);
  let cursor = 0;
  const find = (wanted: string, from: number, to: number) => {
    for (let at = text.indexOf(wanted, from); at !== -1 && at <= to;) {
      if (isTaken[at] === 0) return at;
      at = text.indexOf(wanted, at + 1);
    }
    return -1;
  };
  for (const word of words) {
    const tidy = tidyText(word.text).trim();
    for (const wanted of [tidy, tidy.replace(/-$/, '')]) {
      if (wanted === '') continue;
      const near = find(wanted, cursor, cursor + REACH);
      const start = near === -1 ? find(wanted, 0, cursor) : near;
      if (start === -1) continue;
      const end = start + wanted.length;
      isTaken.fill(1, start, end);
      placed.push({ ...word, start, end });
      cursor = end;
      break;
    }
  }
  return placed;
}
