import { stemmer } from 'stemmer';
import { foldLookalikes } from './confusables.js';

/** One word of a text: as written in lower case, its stem, and where it stands. */
export interface Token {
  readonly lower: string;
  readonly stem: string;
  /** As written in lower case, give or take a plural; 'electronics' is none. */
  readonly singular: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /\.net\b|[\p{L}\p{N}]+(?:['’]\p{L}+)?(?:\+{1,2}|#)?/giu;
/** An article or preposition joined to the next word: "l'anglais", "dell'inglese", "d'équipe". */
const ELIDED = /^(?:[cdjlmnst]|qu|un|all|dall|dell|nell|sull|quell|quest)['’](?=\p{L}{2})/iu;
const DIACRITIC = /\p{M}+/gu;
const MAX_WORD = 40;
const MAX_CACHED_WORDS = 50_000;
const stems = new Map<string, string>();

/** Properties of a word in any text. */
type Word = Omit<Token, 'start' | 'end'>;
const words = new Map<string, Word>();

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
  // A longer string is no word, and would only fill the memory.
  if (lower.length > MAX_WORD) return stem;
  if (stems.size >= MAX_CACHED_WORDS) stems.clear();
  stems.set(lower, stem);
  return stem;
}

function singularOf(lower: string): string {
  return lower.length > 4 && /[^s]s$/.test(lower) && !lower.endsWith('ics')
    ? lower.slice(0, -1)
    : lower;
}

function readWord(written: string): Word {
  const known = words.get(written);
  if (known) return known;
  const lower = foldLookalikes(written.toLowerCase());
  const word = { lower, stem: stemOf(lower), singular: singularOf(lower) };
  if (written.length > MAX_WORD) return word;
  if (words.size >= MAX_CACHED_WORDS) words.clear();
  words.set(written, word);
  return word;
}

/** The words of a text in order, with their offsets, without what is joined to them. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const [whole] = match;
    const joined = ELIDED.exec(whole)?.[0].length ?? 0;
    const { lower, stem, singular } = readWord(joined > 0 ? whole.slice(joined) : whole);
    const start = match.index + joined;
    tokens.push({ lower, stem, singular, start, end: match.index + whole.length });
  }
  return tokens;
}
