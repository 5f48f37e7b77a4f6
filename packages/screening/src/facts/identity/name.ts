import { sectionOf, wordsOfAll } from '../../text/language/language-data.js';
import { foldText } from '../../text/words/fold.js';
import { createPhraseTable, splitLine } from '../../text/words/phrases.js';
import {
  beginsName,
  isGivenName,
  isNoName,
  isParticle,
  isPostNominal,
  isRole,
  isShortFamilyName,
  isWording,
  tidyCase,
} from './identity-words.js';

const flag = (words: Iterable<string>) => [...words].map((word) => [word, true] as const);
/** Single letters are initials rather than titles. */
const honorifics = createPhraseTable(
  flag([...wordsOfAll('honorifics')].filter((word) => word.length > 1)),
);
const documentHeadings = createPhraseTable(flag(wordsOfAll('documentHeadings')));
const placeholders = wordsOfAll('namePlaceholders');
const MAX_LINE = 200;
const MAX_NAME = 60;
const SOLID = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]{2,8}$/u;
/** Short honorifics may be words of names and count only with a dot; these also count without one. */
const DOTLESS = new Set(['dr', 'mr', 'ms', 'mx', 'mrs', 'pr', 'lt']);

/** A piece of a line shaped like a name, and its words. */
export interface NameShape {
  readonly text: string;
  readonly words: readonly string[];
}

/** The contents of a line's columns, each once, without addresses and telephone numbers. */
export function piecesOf(line: string): readonly string[] {
  if (line.length > MAX_LINE) return [];
  const bare = line
    .replace(/\S{1,80}@\S{1,80}|(?:https?:\/\/|www\.)\S{1,100}/gi, '\t')
    .replace(/\(?\+?\d[\d\s().\-–/]{5,25}/g, '\t');
  const pieces = bare.split(/\t|\s{3}|\s[|•·–—-]\s|[|•·]|[:：]\s/).map((piece) => piece.trim());
  const parts = new Set([...pieces, ...pieces.flatMap((piece) => piece.split(/\s{2}/))]);
  return [...parts].filter((piece) => piece !== '');
}

function behindHeading(text: string): string {
  const tokens = splitLine(text);
  const heading = documentHeadings.at(tokens, 0);
  if (!heading) return text;
  let at = heading.length;
  while (/^(?:of|for|von|de|du|di|van|da|do|-|–|—|:|\/|\|)$/.test(tokens[at]?.key ?? '')) at += 1;
  return tokens[at] ? text.slice(tokens[at]?.start) : '';
}

function beforeHeading(text: string): string {
  const tokens = splitLine(text);
  const at = tokens.findIndex(
    (token, index) =>
      /^[-–—,:|]$/.test(token.raw) && documentHeadings.at(tokens, index + 1) !== null,
  );
  return at > 0 ? text.slice(0, tokens[at]?.start).trim() : text;
}

/** Strips 'Dipl.-Ing.', 'Prof. Dr.', 'mgr inż.' and the like; a longer one without a dot only if two words remain. */
function withoutHonorifics(text: string): string {
  let rest = text;
  for (let round = 0; round < 5; round += 1) {
    const tokens = splitLine(rest);
    const found = honorifics.at(tokens, 0);
    if (!found) return rest;
    let at = found.length;
    const key = tokens[at - 1]?.key ?? '';
    const hasDot = tokens[at]?.raw === '.';
    while (/^[.\-,]$/.test(tokens[at]?.raw ?? '')) at += 1;
    const behind = rest.slice(tokens[at]?.start ?? rest.length);
    const isMarked =
      hasDot || DOTLESS.has(key) || (key.length > 2 && behind.trim().split(/\s+/).length >= 2);
    if (!isMarked || behind === '') return rest;
    rest = behind;
  }
  return rest;
}

/** The name of 'Anna Hill, RN, BSN', 'HILL, Anna' and 'Anna Hill RN'. */
function withoutLetters(text: string): string {
  const [head = '', ...tail] = text
    .replace(/\s?\([^()]{0,30}\)/g, '')
    .replace(/\bPh\.? ?D\b/i, 'PhD')
    .split(',')
    .map((part) => part.trim());
  let words = head.split(/\s+/);
  while (
    words.length > 2 &&
    isPostNominal(words.at(-1) ?? '') &&
    !/^\p{Lu}\.$/u.test(words.at(-1) ?? '')
  )
    words = words.slice(0, -1);
  const name = words.join(' ');
  const [second = ''] = tail;
  const rest = tail.filter((part) => !part.split(/\s+/).every(isPostNominal));
  if (second === '' || rest.length === 0) return name;
  // 'ANNA HILL, Data Engineer'
  const isTrade = second.split(/\s+/).some((word) => !isGivenName(word) && isRole(word));
  if (isTrade) return name;
  // 'Hill, Anna', 'DE LA CRUZ, María José'; 'Anna Hill, Leeds' is already in order.
  const isSurname =
    words.filter((word) => !isParticle(word)).length === 1 ||
    (name === name.toUpperCase() && second !== second.toUpperCase());
  if (!isSurname) return name;
  return rest.length === 1 && /^[\p{L}\p{M}'’. -]{2,40}$/u.test(second) ? `${second} ${name}` : '';
}

/** 'KOWALSKA Anna' is written surname first. */
function inOrder(words: readonly string[]): readonly string[] {
  const isShouted = (word: string) => /^\p{Lu}[\p{Lu}'’-]+$/u.test(word);
  const given = words.findIndex((word) => /^\p{Lu}\p{Ll}/u.test(word));
  const surname = words.slice(0, given);
  const isSwapped =
    given > 0 &&
    surname.every((word) => isShouted(word) || isParticle(word)) &&
    surname.some((word) => isShouted(word) && (word.length > 2 || isShortFamilyName(word)));
  return isSwapped && words.slice(given).every((word) => /^\p{Lu}\p{Ll}/u.test(word))
    ? [...words.slice(given), ...surname]
    : words;
}

/** Irish names change how the next word begins: 'Mac an tSaoi', 'Ó hUiginn'. */
const IRISH = /^(?:mac|mag|mic|mhic|nic|ní|uí|ua|ó|an|na)$/iu;
const CHANGED = /^(?:bh|ts|[tnhmbgd])-?\p{Lu}[\p{Ll}\p{M}]+$/u;

function isNameWord(word: string, index: number, words: readonly string[]): boolean {
  if (isParticle(word)) return true;
  if (CHANGED.test(word) && IRISH.test(words[index - 1] ?? '')) return true;
  return (
    /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word) ||
    /^[\p{Lo}\p{M}-]+$/u.test(word) ||
    /^(?:al|el|d|l|o)['’-]\p{Lu}[\p{L}\p{M}'’-]*$/iu.test(word)
  );
}

/** 'Anna Hill' of 'Chef Anna Hill' and 'Senior Data Engineer Anna Hill'; the words as they are without such a title. */
function behindTrade(words: readonly string[]): readonly string[] {
  const given = words.findIndex(isGivenName);
  const isTitled = given > 0 && given <= 3 && isRole(words[given - 1] ?? '');
  return isTitled && words.length - given >= 2 ? words.slice(given) : words;
}

/** The part of a piece of a line that is shaped like a name, whatever its words mean; null when there is none. */
export function readShape(piece: string): NameShape | null {
  const named = withoutHonorifics(
    beforeHeading(behindHeading(piece.replace(/^[•*#\s]+/, '').slice(0, MAX_LINE))).trim(),
  );
  const text = withoutHonorifics(withoutLetters(named))
    .replace(/[.,;:]{1,3}$/, '')
    .trim();
  if (text.length < 2 || text.length > MAX_NAME || /[\d@/\\<>{}_=+[\]&%!?]/.test(text)) return null;
  const compact = text.replace(/[\s・·]/g, '');
  if (SOLID.test(compact))
    return documentHeadings.at(splitLine(text), 0) ? null : { text, words: [text] };
  const words = behindTrade(inOrder(text.split(/\s+/)));
  if (words.length < 2 || words.length > 6 || !words.every(isNameWord)) return null;
  const last = words.at(-1) ?? '';
  // 'Do' and 'Le' are family names, 'Ben' a given one; 'do' and 'le' end no name.
  const isOpen = isParticle(last) && !/^\p{Lu}\p{L}/u.test(last);
  const full = words.filter(
    (word, index) =>
      (!isParticle(word) || (index === 0 ? beginsName(word) : index === words.length - 1)) &&
      word.replace(/\./g, '').length > 1,
  );
  const hasInitial = words.some((word) => /^\p{Lu}\.?$/u.test(word));
  if (isOpen || full.length < (hasInitial ? 1 : 2) || full.length > 5) return null;
  return { text: words.join(' '), words };
}

/** True for what templates have in place of a name. */
export function isPlaceholder(text: string): boolean {
  return placeholders.has(foldText(text));
}

/** True when the shape is a name, not a heading, title, place or placeholder. */
function isName({ text, words }: NameShape): boolean {
  if (isPlaceholder(text) || sectionOf(text) !== null) return false;
  return !words.some((word) => isNoName(word) && !isParticle(word)) && !isWording(text, words);
}

/** Reads one piece of a line as a name; null when it is something else. */
export function nameFromLine(line: string): string | null {
  const shape = readShape(line);
  return shape && isName(shape) ? tidyCase(shape.text) : null;
}
