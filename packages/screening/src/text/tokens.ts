import { stemmer } from 'stemmer';
import { foldLookalikes } from './confusables.js';

/** One word of a text: as written in lower case, its stem, and where it stands. */
export interface Token {
  readonly lower: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /\.net\b|[\p{L}\p{N}]+(?:['’]\p{L}+)?(?:\+{1,2}|#)?/giu;
const DIACRITIC = /\p{M}+/gu;
const MAX_WORD = 40;
const MAX_CACHED_STEMS = 50_000;
const stems = new Map<string, string>();

/** British and other spellings that Porter's stemmer keeps apart, brought to one. */
function foldSpelling(word: string): string {
  return word
    .replace(/isation/g, 'ization')
    .replace(/(?<=[a-z]{3})is(e|ed|es|ing|er|ers)$/, 'iz$1')
    .replace(/our(s|ed|ing|able|al)?$/, 'or$1')
    .replace(/^(p)aediatr/, '$1ediatr')
    .replace(/^an(a)esth/, 'anesth')
    .replace(/programme/, 'program')
    .replace(/^licenc/, 'licens');
}

function makeStem(lower: string): string {
  const plain = lower
    .normalize('NFD')
    .replace(DIACRITIC, '')
    .replace(/['’]s?$/, '')
    .slice(0, MAX_WORD);
  return /^[a-z]{3,}$/.test(plain) ? stemmer(foldSpelling(plain)) : plain;
}

/** Stem of a lower-case word (Porter 1980, after folding accents and British spelling). */
export function stemOf(lower: string): string {
  const cached = stems.get(lower);
  if (cached !== undefined) return cached;
  const stem = makeStem(lower);
  // What is longer is no word, and would only fill the memory.
  if (lower.length > MAX_WORD) return stem;
  if (stems.size >= MAX_CACHED_STEMS) stems.clear();
  stems.set(lower, stem);
  return stem;
}

/** The words of a text in order, with their offsets. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const lower = foldLookalikes(match[0].toLowerCase());
    tokens.push({
      lower,
      stem: stemOf(lower),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return tokens;
}
