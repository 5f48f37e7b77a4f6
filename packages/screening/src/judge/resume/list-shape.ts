import { headingKind, type ListKind } from '../../facts/skills/skills-headings.js';
import { termWeight } from '../../text/language/term-weight.js';
import { tokenize } from '../../text/words/tokens.js';

/** Under a heading of skills a line of more words says what was done. */
const MAX_ITEM_WORDS = 6;
const SEPARATOR = /[,;|•·]/;
/** Rows of at least so many items, of fewer words than these on average. */
const LIST = { items: 4, words: 3 } as const;
const ROW = { items: 4, words: 6 } as const;
/** In a sentence about work a share of the words, of at least so many, are articles, prepositions and the like. */
const SENTENCE = { words: 5, small: 0.25 } as const;
/** In a row of nouns hardly any are. */
const SMALL_IN_ROW = 0.12;

function smallShare(
  text: string,
  code: string,
): { readonly words: number; readonly small: number } {
  const tokens = tokenize(text);
  const small = tokens.filter(({ stem }) => termWeight(stem, code) === 0).length;
  return { words: tokens.length, small: tokens.length > 0 ? small / tokens.length : 0 };
}

/** True for a sentence, and not for a row of nouns; `code` (ISO 639-1) is its language. */
export function isSentence(text: string, code: string): boolean {
  const { words, small } = smallShare(text, code);
  return words >= SENTENCE.words && small >= SENTENCE.small;
}

function isRowOf(
  { items, words }: { readonly items: number; readonly words: number },
  text: string,
) {
  const count = text.split(SEPARATOR).length;
  return count >= items && text.split(/\s/).length / count < words;
}

/** True for a statement that only lists words: 'PLC, Siemens S7, inverters, FMCG'. */
export const isList = (text: string): boolean => isRowOf(LIST, text);

/** True for a row of longer items without a word that makes a sentence: 'Crown reductions, storm damage clearance, …'. */
export function isRow(text: string, code: string): boolean {
  return isList(text) || (isRowOf(ROW, text) && smallShare(text, code).small < SMALL_IN_ROW);
}

/** True for an item of a list, or several whose lines were joined, with or without their heading. */
export function isItem(text: string): boolean {
  return text.split('\n').every((line) => line.trim().split(/\s+/).length <= MAX_ITEM_WORDS);
}

/** The first line of a statement, which may be a heading, and what stands before its colon. */
export function headingsOf(text: string): readonly [line: string, label: string] {
  const [line = ''] = text.split('\n', 1);
  return [line, line.split(':', 1)[0] ?? ''];
}

/** The kind of list that a statement opens; null for no heading. */
export function openedKind(text: string): ListKind | null {
  const [line, label] = headingsOf(text);
  return headingKind(line) ?? headingKind(label);
}
