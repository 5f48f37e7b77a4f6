import { beginsWith, findPhrases, isWholly, wordsOf } from './document-kind-words.js';

/** Characters that are examined: a document has long shown its kind by then. */
const MAX_CHARACTERS = 20_000;
/** Lines within which a document's title is expected. */
const HEAD_LINES = 12;
const MAX_HEADING_WORDS = 6;
const MAX_TITLE_WORDS = 10;
const MAX_HEADING_CHARACTERS = 60;
const JOINED = /[&/|,+]|\b(?:and|und|et|y|en)\b/iu;

const sections = ['experience', 'education', 'skills', 'person'] as const;

/** Counted signs of a text's kind. */
export interface DocumentSigns {
  readonly words: number;
  /** Sections of a resume that have a heading: experience, education, skills, personal details. */
  readonly sections: ReadonlySet<string>;
  /** Stretches of time such as '2015 – 2019' or 'since 2015'. */
  readonly spans: number;
  readonly hasContact: boolean;
  /** True when an email address is near the top. */
  readonly startsWithContact: boolean;
  /** Amounts of money: to the cent, or with a currency. */
  readonly amounts: number;
  /** Lines with text on them. */
  readonly lines: number;
  /** Lines with a label and a blank to fill in. */
  readonly blanks: number;
  /** Distinct placeholders in brackets. */
  readonly holes: readonly string[];
  /** True when a greeting is followed by a closing. */
  readonly isLetter: boolean;
  readonly hasTitle: (kind: string) => boolean;
  readonly distinct: (of: string) => readonly string[];
  readonly count: (of: string) => number;
}

const SPAN =
  /(?:19[5-9]\d|20[0-4]\d)[).]?\s{0,3}(?:[-–—−~/]|\b(?:to|till|until|through|bis|au|à|a|al|hasta|tot|do|até|ao)\b)(.{0,24})/giu;
/** Matches 'Oct 09 - Mar 23'. */
const SHORT_SPAN = /[ '’]\d{2}\s?(?:[-–—−]|to)\s?\p{L}{3}/gu;
/** Two months with their years, whatever a broken font made of the dash between them. */
const MONTH_PAIR = /\d{1,2}[./](?:19[5-9]|20[0-4])\d[^\d\n]{1,8}\d{1,2}[./](?:19[5-9]|20[0-4])\d/g;
const SINCE =
  /\b(?:since|seit|depuis|desde|dal|sinds|od)\s{1,3}(?:\S{1,12}\s)?(?:19[5-9]|20[0-4])\d/giu;
const YEAR = /(?:19[5-9]|20[0-4])\d/;
const AMOUNT = /\d[.,]\d{2}(?!\d|[.,/]\d)/g;
const PRICE = /[€$£]\s?\d|\d\s?(?:€|£|\$|zł|(?:EUR|USD|GBP|CHF|PLN|BRL)\b)/g;
/** The rest of '2024-05-01' after its year. */
const ISO_DAY = /^\d{2}-\d{2}(?!\d)/;
/** A stretch between two days of one year, such as the period of an invoice. */
const DAY_BEFORE = /\d{1,2}[./]\d{1,2}[./]$/;
const DAY_AFTER = /^\s{0,3}\d{1,2}[./]\d{1,2}[./]((?:19|20)\d\d)/;
const EMAIL = /[\w.+-]@[\w-]{1,63}\./u;
const PHONE = /(?:\d[\s().-]{0,3}){9,15}/;
const BLANK = /_{3,}|\.{6,}|…{2,}|[☐□❑▢◻]|\[\s{1,20}\]/u;
const HOLE = /\[([^[\]\n]{2,60})\]|<([^<>\n]{2,60})>|\{([^{}\n]{2,60})\}|«([^«»\n]{2,60})»/gu;

function countSpans(text: string): number {
  const ranges = [...text.matchAll(SPAN)].filter((match) => {
    const [whole, after = ''] = match;
    if (ISO_DAY.test(after)) return false;
    const isOfDays = DAY_BEFORE.test(text.slice(Math.max(0, match.index - 6), match.index));
    if (isOfDays && DAY_AFTER.exec(after)?.[1] === whole.slice(0, 4)) return false;
    return (
      YEAR.test(after) || beginsWith(wordsOf(after)).has('resume until') || /^\s*$/.test(after)
    );
  });
  const short = text.match(SHORT_SPAN)?.length ?? 0;
  const pairs = text.match(MONTH_PAIR)?.length ?? 0;
  return Math.max(ranges.length, pairs) + (text.match(SINCE)?.length ?? 0) + short;
}

/** 'E X P E R I E N C E' as one word. */
function joinLetters(words: string[]): string[] {
  const isSpaced = words.length > 3 && words.every((word) => word.length === 1);
  return isSpaced ? [words.join('')] : words;
}

/** The sections that a line is the heading of: the whole line, before a colon, or two joined by 'and'. */
function sectionsOf(line: string): readonly string[] {
  const [head = ''] = line.slice(0, MAX_HEADING_CHARACTERS).split(':', 1);
  if (head.length === MAX_HEADING_CHARACTERS) return [];
  const parts = head.split(JOINED);
  return (parts.length > 1 ? [head, ...parts] : parts).flatMap((part) => {
    const words = joinLetters(wordsOf(part).filter((word) => !/^\d+$/.test(word)));
    if (words.length === 0 || words.length > MAX_HEADING_WORDS) return [];
    const whole = isWholly(words);
    return sections.filter((section) => whole.has(`resume ${section}`));
  });
}

function findHoles(text: string): readonly string[] {
  const holes = [...text.matchAll(HOLE)].flatMap(([, ...inside]) => inside.filter(Boolean));
  const named = holes
    .map((hole) => wordsOf(hole))
    .filter((words) => beginsWith(words).has('blank-template hole'));
  return [...new Set(named.map((words) => words.join(' ')))];
}

function isLetter(lines: readonly (readonly string[])[]): boolean {
  const starts = lines.map((line) => beginsWith(line));
  const greeting = starts.findIndex((start) => start.has('cover-letter greeting'));
  const closing = starts.findLastIndex((start) => start.has('cover-letter closing'));
  return greeting >= 0 && closing > greeting + 1;
}

/** Reads the signs of a text's kind. Time grows linearly with the text. */
export function readSigns(whole: string): DocumentSigns {
  const text = whole.slice(0, MAX_CHARACTERS);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const lineWords = lines.map(wordsOf);
  const words = lineWords.flat();
  const head = lineWords
    .slice(0, HEAD_LINES)
    .map(joinLetters)
    .filter((line) => line.length <= MAX_TITLE_WORDS);
  const titles = new Set(head.flatMap((line) => [...beginsWith(line)]));
  return {
    words: words.length,
    sections: new Set(lines.flatMap(sectionsOf)),
    spans: countSpans(text),
    hasContact: EMAIL.test(text) || PHONE.test(text),
    startsWithContact: EMAIL.test(lines.slice(0, HEAD_LINES).join('\n')),
    amounts: Math.max(text.match(AMOUNT)?.length ?? 0, text.match(PRICE)?.length ?? 0),
    lines: lines.length,
    blanks: lines.filter((line) => BLANK.test(line) && /\p{L}/u.test(line)).length,
    holes: findHoles(text),
    isLetter: isLetter(lineWords),
    hasTitle: (kind) => titles.has(`${kind} title`),
    ...findPhrases(words),
  };
}
