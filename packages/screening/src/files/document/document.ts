import { hiddenTagText, tidyText } from '../../text/words/tidy.js';
import type { ScannedText } from '../../types.js';
import { placeWords } from '../scan/place-words.js';
import type { RecognisedPages } from '../scan/scanned-text.js';

/** A reader's result: text page by page, and the text that a person would not see. */
export interface RawDocument {
  readonly pages: readonly string[];
  readonly hiddenText: readonly string[];
  /** Addresses of its mailto links. */
  readonly mailtos?: readonly string[];
  /** Words and places of pages that were read from pictures. */
  readonly scan?: RecognisedPages;
}

export interface TidyDocument {
  readonly text: string;
  readonly pageStarts: readonly number[];
  readonly hiddenText: readonly string[];
  /** Absent where there are none. */
  readonly mailtos?: readonly string[];
  /** Absent where the text was not read from pictures. */
  readonly scan?: ScannedText;
}

/** More text than any resume has; what is beyond is a mistake or an attack, and every later step would pay for it. */
export const MAX_TEXT_CHARACTERS = 400_000;
/** Of one page, before it is tidied: as much again may be blanks. */
const MAX_PAGE_CHARACTERS = 2 * MAX_TEXT_CHARACTERS;
const MAX_HIDDEN_PIECES = 20;
const MAX_HIDDEN_CHARACTERS = 2_000;

/** The words of a text with a blank around each, so that no part of a word is found in another. */
function spaced(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Hidden text that is also visible elsewhere hides nothing from a person. */
function tidyHidden(pieces: readonly string[], visible: string): readonly string[] {
  const seen = new Set<string>();
  const seeable = pieces.length > 0 ? spaced(visible) : '';
  for (const piece of pieces) {
    const text = tidyText(piece).replace(/\s+/g, ' ').trim().slice(0, MAX_HIDDEN_CHARACTERS);
    if (/[\p{L}\p{N}]/u.test(text) && !seeable.includes(spaced(text))) seen.add(text);
    if (seen.size === MAX_HIDDEN_PIECES) break;
  }
  return [...seen];
}

/** The words of a scan where they are in the joined text, and where on their pages. */
function placeScan(
  { pages, unreadPages }: RecognisedPages,
  text: string,
  pageStarts: readonly number[],
): ScannedText {
  const words = pages.flatMap(({ words: own }, index) => {
    const start = pageStarts[index] ?? text.length;
    const page = text.slice(start, pageStarts[index + 1]);
    return placeWords(page, own).map(({ box, confidence, ...place }) => ({
      start: start + place.start,
      end: start + place.end,
      page: index + 1,
      box,
      confidence,
    }));
  });
  return { pages: pages.map(({ width, height }) => ({ width, height })), words, unreadPages };
}

/** Joins the pages into one text that quotes and places refer to. */
export function tidyDocument(raw: RawDocument): TidyDocument {
  const hidden = [...raw.hiddenText, ...raw.pages.flatMap((page) => hiddenTagText(page))];
  const pageStarts: number[] = [];
  let text = '';
  for (const page of raw.pages) {
    if (text.length >= MAX_TEXT_CHARACTERS) break;
    const tidy = tidyText(page.slice(0, MAX_PAGE_CHARACTERS));
    if (text !== '' && tidy !== '') text += '\n\n';
    pageStarts.push(text.length);
    text += tidy.slice(0, MAX_TEXT_CHARACTERS - text.length);
  }
  const { mailtos = [], scan } = raw;
  return {
    text,
    pageStarts: pageStarts.length > 0 ? pageStarts : [0],
    hiddenText: tidyHidden(hidden, text),
    ...(mailtos.length > 0 && { mailtos }),
    ...(scan && { scan: placeScan(scan, text, pageStarts) }),
  };
}
