import { loadAbbreviations } from '../../data/judging.js';
import { type Token, tokenize } from '../../text/words/tokens.js';

/** The initials of some words that follow each other, with the roots of those words. */
export interface Initials {
  readonly letters: string;
  readonly roots: ReadonlySet<string>;
}

/** Abbreviations have so many letters: of fewer, too many things have the same. */
const LEAST = 3;
const MOST = 5;
/** Words that abbreviations leave out. */
const SMALL =
  /^(?:and|of|the|for|in|on|to|a|an|with|de|la|le|des|du|et|und|der|die|das|für|y|e|di|del|van|en|i)$/;

interface Run {
  readonly letters: string;
  readonly words: readonly Token[];
}

const isWord = ({ lower }: Token) => /^\p{L}/u.test(lower);

/** Letters that a word has in an abbreviation: its first, or all where it is one itself: 'CBCT' for 'cone beam CT'. */
function lettersIn({ lower, start, end }: Token, text: string): string {
  const isShort = /^\p{Lu}{2,3}$/u.test(text.slice(start, end));
  return isShort ? lower : lower.charAt(0);
}

function runsOf(words: readonly Token[], text: string): readonly Run[] {
  const runs: Run[] = [];
  for (let start = 0; start + LEAST <= words.length; start += 1) {
    for (let length = LEAST; length <= MOST && start + length <= words.length; length += 1) {
      const run = words.slice(start, start + length);
      const letters = run.map((word) => lettersIn(word, text)).join('');
      runs.push({ letters, words: run.filter(({ lower }) => !SMALL.test(lower)) });
    }
  }
  return runs;
}

/** The initials, in lower case, of every run of three to five words of a text, without the small ones among them. */
export function initialsOf(tokens: readonly Token[], text: string): readonly Run[] {
  const all = tokens.filter(isWord);
  const words = all.filter(({ lower }) => !SMALL.test(lower));
  const runs = runsOf(words, text);
  // 'EPOS' writes the small word of 'electronic point of sale', 'CAPA' that of 'corrective and preventive action'.
  return words.length === all.length ? runs : [...runs, ...runsOf(all, text)];
}

/** An abbreviation as texts write it: 'IPL', 'KYC'. */
const ABBREVIATION = /^\p{Lu}{3,5}s?$/u;
/** 'KPIs' are a 'KPI', 'PTS' is no 'PT'. */
const lettersOf = (word: string) => word.replace(/(?<=..)s$/u, '').toLowerCase();

/** The letters of a word that is written as an abbreviation, in lower case; null for any other word. */
export function abbreviationOf(word: string): string | null {
  return ABBREVIATION.test(word) || written.has(word) ? lettersOf(word) : null;
}

interface LongName {
  readonly letters: string;
  readonly stems: readonly string[];
}

const plainLetters = (abbreviation: string) =>
  abbreviation.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const stemsOf = (name: string) =>
  tokenize(name).flatMap(({ lower, stem }) => (SMALL.test(lower) ? [] : stem));

const longNames = loadAbbreviations().flatMap((world) =>
  Object.entries(world).flatMap(([abbreviation, names]) =>
    names.map((name: string): LongName => ({
      letters: plainLetters(abbreviation),
      stems: stemsOf(name),
    })),
  ),
);
const knownLetters = new Set(longNames.map(({ letters }) => letters));
/** True for the letters, in lower case, of a known abbreviation: 'api' is short for nothing else. */
export const isKnownAbbreviation = (letters: string) => knownLetters.has(letters);

const byFirst = new Map<string, LongName[]>();
for (const name of longNames) {
  const [first = ''] = name.stems;
  byFirst.set(first, [...(byFirst.get(first) ?? []), name]);
}
/** As they are written, so that a word in lower case is none: 'must' is no 'MUST'. */
const written = new Set(loadAbbreviations().flatMap((world) => Object.keys(world)));

/** The known names in full among some words, with the abbreviation that each has. */
export function longNamesIn(tokens: readonly Token[]): readonly Run[] {
  if (!tokens.some(({ stem }) => byFirst.has(stem))) return [];
  const words = tokens.filter(({ lower }) => !SMALL.test(lower));
  return words.flatMap(({ stem }, at) =>
    (byFirst.get(stem) ?? [])
      .filter(({ stems }) => stems.every((each, offset) => words[at + offset]?.stem === each))
      .map(({ letters, stems }) => ({ letters, words: words.slice(at, at + stems.length) })),
  );
}

/** The abbreviations among the words of a statement, in lower case; none where it writes several words in capitals, as headings do. */
export function abbreviationsIn(tokens: readonly Token[], text: string): readonly string[] {
  const words = tokens.map(({ start, end }) => text.slice(start, end));
  if (words.length > 1 && !words.some((word) => /^\p{Lu}?\p{Ll}{3}/u.test(word))) return [];
  return words.flatMap((word) => abbreviationOf(word) ?? []);
}

/** Runs of words that a text writes as one name: each with a capital, and nothing but blanks between them. */
export function namedRuns(tokens: readonly Token[], text: string): readonly (readonly Token[])[] {
  const runs: Token[][] = [];
  let last: Token | undefined;
  for (const token of tokens) {
    const isSmall = SMALL.test(token.lower);
    const isCapital = /^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.start + 2));
    const isNext = last && /^[\s-]$/u.test(text.slice(last.end, token.start));
    if (isSmall || isCapital) {
      if (isNext) runs.at(-1)?.push(token);
      else runs.push([token]);
    }
    last = isSmall || isCapital ? token : undefined;
  }
  return runs;
}
