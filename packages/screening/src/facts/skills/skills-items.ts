import { loadWords } from '../../data/load.js';
import { isPersonalRemark } from './personal-lines.js';

/** One entry of a list as the person wrote it, with its place. */
export interface ListItem {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const levels: ReadonlySet<string> = new Set(loadWords('skill-levels'));
const MAX_WORDS = 6;
/** The most characters that the words of an entry may have, on average. */
const MAX_WORD = 12;
const MAX_CATEGORY = 40;
const SEPARATOR = /[,;|•·▪●◦‣➢✓\t]|\s{3,}|\s[–—-]\s|\s\/\s|\*\s/gu;
const RATING = /[●○★☆◐◯■□▪⬤✩✭█░]{2,}|\b\d{1,2}\s?\/\s?(?:5|10)\b|\b\d{1,3}\s?%/gu;
const YEARS =
  /\(?\b\d{1,2}(?:[.,]\d)?\s?\+?\s?(?:years?|yrs?|months?|jahre?n?|ans|années|años|anni|jaar|lat|lata|anos)\b(?: of)?(?: experience)?\)?/giu;
const LEAD =
  /^(?:(?:very|highly|fully|strong|excellent|good|solid|proven|advanced|basic|intermediate|extensive|sound|proficien(?:t|cy)|skilled|experienced?|expert|expertise|fluent|familiar(?:ity)?|competent|knowledge(?:able)?|working|understanding|use|usage|proficiently|hands-on|capable|including|and|or|also|etc|skills?)\s+(?:(?:in|of|with|at|on|using|the|use of)\s+)*)+/i;
const SENTENCE =
  /\b(?:I|my|me|we|our|was|were|is|are|has|have|had|will|can|who|which|that|am|been)\b/;
const NOT_A_SKILL =
  /@|https?:|www\.|\d{5,}|^(?:\p{L}{3,9}\.? )?(?:19|20)\d\d\b|\b(?:references?|available upon request)\b/iu;
const BEGINS_LOOSE = /^(?:a|an|the|my|and|or|of|in|on|for|to|with)\s/i;
const ENDS_LOOSE = /\s(?:and|or|of|in|on|for|to|with|through|by|the|a|an|etc)$/i;
const DOING = /^\p{Lu}?\p{Ll}+ed\b/u;

/** Without blanks and marks on either side; marks that belong to a name ('.NET', 'C++', 'F#') stay. */
function trimmed(text: string, start: number, end: number): ListItem {
  let from = start;
  while (from < end && /[^\p{L}\p{N}.(]/u.test(text.charAt(from))) from += 1;
  let to = end;
  while (to > from && /[\s.:;,*•|–—-]/u.test(text.charAt(to - 1))) to -= 1;
  return { text: text.slice(from, to), start: from, end: to };
}

/** Removes ratings, years and words of level from an entry; the result may be empty. */
function withoutLevel(text: string): string {
  const bare = text.replace(RATING, ' ').replace(YEARS, ' ').replace(/\s+/g, ' ').trim();
  const isLevel = (words: string) =>
    levels.has(words.toLowerCase()) || /^(?:native|level)?\s?[abc][12]\+?$/i.test(words);
  if (isLevel(bare.replace(/^\(|\)$/g, ''))) return '';
  const bracket = bare.lastIndexOf('(');
  const closed = bare.endsWith(')') && bracket > 0;
  if (closed && isLevel(bare.slice(bracket + 1, -1).trim())) return bare.slice(0, bracket).trim();
  return /[:=–—-]$/.test(bare) ? bare.slice(0, -1).trim() : bare;
}

function isItem(text: string, maxWords: number): boolean {
  const words = text.split(/\s+/);
  return (
    /\p{L}/u.test(text) &&
    (text.length > 1 || /^[RC]$/.test(text)) &&
    text.length <= maxWords * MAX_WORD &&
    words.length <= maxWords &&
    !SENTENCE.test(text) &&
    !NOT_A_SKILL.test(text) &&
    !isPersonalRemark(text) &&
    !BEGINS_LOOSE.test(text) &&
    !ENDS_LOOSE.test(text) &&
    !/[.!?]\s+\p{Lu}/u.test(text) &&
    !(
      DOING.test(text) &&
      (words.length > 3 || /^(?:an?|the|my|all|new|up|\d+)$/i.test(words[1] ?? ''))
    )
  );
}

/** The brackets of a stretch: separators inside them do not split it. */
function bracketsOf(text: string): readonly (readonly [open: number, close: number])[] {
  const brackets: [number, number][] = [];
  let open = -1;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === '(') open = index;
    else if (char === ')' && open >= 0) {
      brackets.push([open, index]);
      open = -1;
    }
  }
  return brackets;
}

function piecesOf(text: string, start: number, end: number): readonly ListItem[] {
  const stretch = text.slice(start, end);
  const brackets = bracketsOf(stretch);
  const pieces: ListItem[] = [];
  let from = 0;
  const add = (to: number) => {
    pieces.push(trimmed(text, start + from, start + to));
  };
  for (const match of stretch.matchAll(SEPARATOR)) {
    if (brackets.some(([open, close]) => match.index > open && match.index < close)) continue;
    add(match.index);
    from = match.index + match[0].length;
  }
  add(stretch.length);
  return pieces.filter((piece) => piece.text !== '');
}

/** The entries of a bracketed list: 'PLC (Siemens, Allen-Bradley)'. */
function withBrackets(text: string, piece: ListItem): readonly ListItem[] {
  const open = piece.text.indexOf('(');
  const close = piece.text.indexOf(')', open);
  if (open <= 0 || close < 0) return [piece];
  const inside = piecesOf(text, piece.start + open + 1, piece.start + close);
  const head = trimmed(text, piece.start, piece.start + open);
  return inside.length > 1 ? [head, ...inside] : [piece];
}

/** Where the content of 'Category: a, b' begins; the start of the line when it has no category. */
function contentStart(text: string, start: number, end: number): number {
  const colon = text.slice(start, Math.min(end, start + MAX_CATEGORY)).indexOf(':');
  return colon > 0 && text.slice(start + colon + 1, end).trim() !== '' ? start + colon + 1 : start;
}

/** The entries of one line of a list, without levels, years, ratings, sentences, addresses and the like. */
export function readItems(
  text: string,
  start: number,
  end: number,
  maxWords = MAX_WORDS,
): readonly ListItem[] {
  return piecesOf(text, contentStart(text, start, end), end)
    .flatMap((piece) => withBrackets(text, piece))
    .flatMap((piece) => {
      const bare = withoutLevel(piece.text);
      const content = bare.replace(LEAD, '').replace(/\s+/g, ' ').trim();
      const shown = content === '' || levels.has(content.toLowerCase()) ? '' : content;
      return isItem(shown, maxWords) ? [{ ...piece, text: shown }] : [];
    });
}

/** True when an entry counts: statements that the analysis left out have no tokens. */
export function hasToken(
  { start, end }: Pick<ListItem, 'start' | 'end'>,
  starts: ReadonlySet<number>,
): boolean {
  for (let at = start; at < end; at += 1) if (starts.has(at)) return true;
  return false;
}
