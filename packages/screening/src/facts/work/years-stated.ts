import { languages, wordsOfAll } from '../../text/language/language-data.js';
import { createPhraseTable, type LineToken, splitLine } from '../../text/words/phrases.js';
import { type ResumeLine, tag } from './years-lines.js';

/** A number of years that a text names. */
export interface StatedYears {
  readonly years: number;
  /** 'Over', 'more than', '+': the number is a minimum. */
  readonly isAtLeast: boolean;
  /** True when it covers the whole working life, not one thing in it ('5 years of Java experience'). */
  readonly isWhole: boolean;
}

const numbers = createPhraseTable(
  languages.flatMap((language) => Object.entries(language.numbers)),
);
const flag = (words: Iterable<string>) => [...words].map((word) => [word, true] as const);
const yearWords = createPhraseTable(flag(wordsOfAll('yearWords')));
const experience = createPhraseTable(flag(wordsOfAll('experienceWords')));
/** Words after the years for what they were spent in or as. */
const SPENT = new Set(
  'in as als im en comme como come jako w nel nella em na no bei con with'.split(' '),
);
const AT_LEAST = new Set(
  'over than least minimum min about almost nearly über mehr mindestens plus moins más menos oltre almeno meer minstens mais pelo ponad co'.split(
    ' ',
  ),
);
/** Words after the years for an age, a moment, or what many people have together. */
const NOT_STATED = new Set(
  'old age ago alt combined collective warranty guarantee contract prison sentence row'.split(' '),
);
const MAX_BETWEEN = 7;
const MAX_YEARS = 60;
const SENTENCE_END = new Set(['.', ';', '!', '?', '•', '|']);

interface NamedYears {
  readonly years: number;
  readonly isAtLeast: boolean;
  /** The token after the word for years. */
  readonly next: number;
}

function numberAt(
  tokens: readonly LineToken[],
  at: number,
): { value: number; length: number } | null {
  const raw = tokens[at]?.raw ?? '';
  if (/^\d{1,2}$/.test(raw)) return { value: Number(raw), length: 1 };
  const word = numbers.at(tokens, at);
  return word && { value: word.value, length: word.length };
}

/** 'N years' at a token, also as '10+ years', '5-7 years', 'seven (7) years', '10 or more years'. */
function namedYears(tokens: readonly LineToken[], start: number): NamedYears | null {
  const number = numberAt(tokens, start);
  const before = tokens[start - 1];
  // '1.5', '$10', 'section 2-3': part of something longer.
  if (
    !number ||
    number.value > MAX_YEARS ||
    (before && /^[.,$€£\d]$/.test(before.raw) && before.end === tokens[start]?.start)
  ) {
    return null;
  }
  let at = start + number.length;
  let isAtLeast = AT_LEAST.has(before?.key ?? '');
  if (tokens[at]?.raw === '.' && /^\d$/.test(tokens[at + 1]?.raw ?? '')) at += 2;
  for (let skipped = 0; skipped < 5; skipped += 1) {
    const year = yearWords.at(tokens, at);
    if (year) {
      const next = at + year.length;
      const behind = tokens[next]?.raw === '-' ? next + 1 : next;
      const isAge =
        NOT_STATED.has(tokens[behind]?.key ?? '') ||
        tokens.slice(behind, behind + 4).some(({ key }) => key === 'combined' || key === 'age');
      return isAge ? null : { years: number.value, isAtLeast, next };
    }
    const token = tokens[at];
    if (!token) return null;
    if (/^(?:\+|plus|more|mehr|mas|mais|piu|meer|wiecej)$/.test(token.key)) isAtLeast = true;
    else if (
      !/^(?:[-–()]|to|bis|or|oder|ou|o|of|lub|a|à|\d{1,2})$/.test(token.key) &&
      !numbers.at(tokens, at)
    )
      return null;
    at += 1;
  }
  return null;
}

/** The number of years a requirement names, in digits or words; null when it names none. */
export function readYearsAsked(text: string): number | null {
  const tokens = splitLine(text);
  for (let at = 0; at < tokens.length; at += 1) {
    const named = namedYears(tokens, at);
    if (named && named.years > 0) return named.years;
  }
  return null;
}

/** How many tokens later a word for experience follows in the same sentence; -1 when none does. */
function experienceBehind(tokens: readonly LineToken[], from: number): number {
  for (let at = from; at < Math.min(tokens.length, from + MAX_BETWEEN); at += 1) {
    if (SENTENCE_END.has(tokens[at]?.raw ?? '')) return -1;
    if (experience.at(tokens, at)) return at - from;
  }
  return -1;
}

function experienceBefore(tokens: readonly LineToken[], to: number): boolean {
  for (let at = to - 1; at >= Math.max(0, to - MAX_BETWEEN); at -= 1) {
    if (SENTENCE_END.has(tokens[at]?.raw ?? '')) return false;
    if (experience.at(tokens, at)) return true;
  }
  return false;
}

/** The largest number of years of experience that the lines state explicitly; null when they state none. */
export function findStatedYears(lines: readonly ResumeLine[]): StatedYears | null {
  let best: StatedYears | null = null;
  for (const { tokens, section, tags } of lines) {
    if (section === 'education' || section === 'references') continue;
    const atTop = (section === null || section === 'summary') && (tags & tag.role) !== 0;
    for (let at = 0; at < tokens.length; at += 1) {
      const named = namedYears(tokens, at);
      if (!named || named.years === 0 || (best && best.years >= named.years)) continue;
      const behind = experienceBehind(tokens, named.next);
      let next = named.next;
      while (/^['’+)]$/.test(tokens[next]?.raw ?? '')) next += 1;
      const isSpent = SPENT.has(tokens[next]?.key ?? '');
      // 'Maintenance electrician, 10 yrs': in English only, since '32 ans' is an age.
      const isTerse = atTop && /^y(?:ea)?rs$/.test(tokens[named.next - 1]?.key ?? '');
      if (behind === -1 && !isSpent && !isTerse && !experienceBefore(tokens, at)) continue;
      best = {
        years: named.years,
        isAtLeast: named.isAtLeast,
        isWhole: behind >= 0 && behind <= 3,
      };
    }
  }
  return best;
}
