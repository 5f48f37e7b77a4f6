import { languages, otherLanguages } from '../../text/language/language-data.js';
import { createPhraseTable, type LineToken } from '../../text/words/phrases.js';

/** A month counted from year 0, so that stretches of time can be compared and merged. */
export type Month = number;

/** A date as written at a position in a line. */
export interface WrittenDate {
  /** Its number of tokens. */
  readonly length: number;
  readonly first: Month;
  readonly last: Month;
  /** True when the year has four digits, so that it can be nothing but a date beside another. */
  readonly kind: 'month' | 'year' | 'season' | 'month-only' | 'short';
}

const everywhere = [...languages, otherLanguages];
const months = createPhraseTable(
  everywhere.flatMap((language) =>
    language.months.flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
  ),
);
/** First month of each season in the northern hemisphere, where most resumes come from; each lasts three. */
const SEASONS = { spring: 3, summer: 6, autumn: 9, winter: 12 } as const;
const seasons = createPhraseTable(
  languages.flatMap((language) =>
    (['spring', 'summer', 'autumn', 'winter'] as const).flatMap((season) =>
      language.seasons[season].map((word) => [word, SEASONS[season]] as const),
    ),
  ),
);
/** Marks that stand for 'to'. */
export const DASHES = new Set([
  '-',
  '–',
  '—',
  '−',
  '‐',
  '‑',
  '―',
  '－',
  '~',
  '～',
  '〜',
  '→',
  '>',
  '➔',
  'ー',
]);
/** Marks before a year of two digits. */
export const APOSTROPHES = new Set(["'", '’', '‘', '`', '´', 'ʼ']);
/** Between a day or a month and its year: 'March of 2019', 'enero de 2019', 'March, 2019'. */
const OF = new Set(['of', 'de', 'del', 'do', ',', '.', '/', '-', '‑', '‐']);
const ORDINALS = new Set(['st', 'nd', 'rd', 'th', 'er', 'º', '°', 'ª', '.', 'e']);
const CURRENCY = new Set(['$', '€', '£', '¥', '₹', '#', '+', '%', '№']);
/** Units that follow numbers which are not years. */
const UNITS = new Set(
  'eur usd gbp pln chf inr k m km kg g l mm cm m2 m² w kw mw v hz rpm units people users employees staff pcs psi sqm sqft sq tons tonnes hours hrs customers students patients items'.split(
    ' ',
  ),
);
/** Two-digit years above this belong to the last century. */
const PIVOT = 50;

/** True when nothing separates two tokens. */
export function adjoins(a: LineToken | undefined, b: LineToken | undefined): boolean {
  return a !== undefined && b !== undefined && a.end === b.start;
}

function isNumber(token: LineToken | undefined, digits: number): token is LineToken {
  return token !== undefined && token.raw.length === digits && /^\d+$/.test(token.raw);
}

/** A year of four digits between 1950 and 2049. */
export function yearOf(token: LineToken | undefined): number | null {
  if (!isNumber(token, 4)) return null;
  const year = Number(token.raw);
  return year >= 1950 && year < 2050 ? year : null;
}

/** The year that two digits stand for. */
export function shortYear(token: LineToken | undefined): number | null {
  if (!isNumber(token, 2)) return null;
  const year = Number(token.raw);
  return year + (year > PIVOT ? 1900 : 2000);
}

/** A four-digit year that is not part of a price, version, number or code. */
export function plainYear(tokens: readonly LineToken[], at: number): number | null {
  const [before, token, next, after] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  const year = yearOf(token);
  if (year === null) return null;
  if (
    before &&
    (CURRENCY.has(before.raw) ||
      (adjoins(before, token) && /[\p{L}.,:_\d]/u.test(before.raw) && !/[年년]/.test(before.raw)))
  ) {
    // '(2019' and '–2019' are years; 'ISO9001', '9001:2015' and '1,2015' are not.
    if (CURRENCY.has(before.raw) || !DASHES.has(before.raw)) return null;
  }
  if (next && (CURRENCY.has(next.raw) || UNITS.has(next.key))) return null;
  if (
    adjoins(token, next) &&
    next &&
    /[,.:]/.test(next.raw) &&
    adjoins(next, after) &&
    /^\d/.test(after?.raw ?? '')
  )
    return null;
  return year;
}

/** The year after a month or season: '2019', "'19", 'of 2019', ', 2019', '19' after a month's name. */
function yearAfter(
  tokens: readonly LineToken[],
  from: number,
  allowsBare: boolean,
): { year: number; next: number } | null {
  let at = from;
  for (let skipped = 0; skipped < 2 && OF.has(tokens[at]?.key ?? ''); skipped += 1) at += 1;
  const full = yearOf(tokens[at]);
  if (full !== null) return { year: full, next: at + 1 };
  if (APOSTROPHES.has(tokens[at]?.raw ?? '')) {
    const short = shortYear(tokens[at + 1]);
    return short === null ? null : { year: short, next: at + 2 };
  }
  const bare = allowsBare ? shortYear(tokens[at]) : null;
  return bare === null ? null : { year: bare, next: at + 1 };
}

/** A month of a year, 1–12. */
export function month(year: number, number: number): Month {
  return year * 12 + number;
}

/** True for 1–12, with a leading zero or without. */
export function isMonthNumber(token: LineToken | undefined): boolean {
  return /^(?:0?[1-9]|1[0-2])$/.test(token?.raw ?? '');
}

/** True for 1–31. */
export function isDay(token: LineToken | undefined): boolean {
  return /^(?:0?[1-9]|[12]\d|3[01])$/.test(token?.raw ?? '');
}

function named(tokens: readonly LineToken[], start: number): WrittenDate | null {
  let at = start;
  // '15 March 2018', '1st of March 2018', '1. März 2018'
  if (isDay(tokens[at])) {
    at += 1;
    for (let skipped = 0; skipped < 2; skipped += 1) {
      const key = tokens[at]?.key ?? '';
      if (ORDINALS.has(key) || key === 'of' || key === 'de' || key === '-') at += 1;
    }
  }
  const name = months.at(tokens, at);
  if (name) {
    at += name.length;
    if (tokens[at]?.raw === '.') at += 1;
    // 'March 15, 2018', 'March 15th 2018'
    if (isDay(tokens[at])) {
      let behind = at + 1;
      if (ORDINALS.has(tokens[behind]?.key ?? '')) behind += 1;
      if (tokens[behind]?.raw === ',') behind += 1;
      const year = yearOf(tokens[behind]);
      if (year !== null) return exact(month(year, name.value), behind + 1 - start);
    }
    const found = yearAfter(tokens, at, true);
    if (found) return exact(month(found.year, name.value), found.next - start);
    return { length: at - start, first: name.value, last: name.value, kind: 'month-only' };
  }
  const season = at === start ? seasons.at(tokens, at) : null;
  const found = season && yearAfter(tokens, at + season.length, false);
  if (!season || !found) return null;
  const first = month(found.year, season.value);
  return { length: found.next - start, first, last: first + 2, kind: 'season' };
}

function exact(value: Month, length: number): WrittenDate {
  return { length, first: value, last: value, kind: 'month' };
}

function numbered(tokens: readonly LineToken[], start: number): WrittenDate | null {
  const [a, sep, b, sep2, c] = [0, 1, 2, 3, 4].map((offset) => tokens[start + offset]);
  if (!a || !/^\d+$/.test(a.raw)) return null;
  const joined = sep !== undefined && /^[/.\-‐‑]$/.test(sep.raw);
  if (joined && sep2?.raw === sep.raw && isDay(a) && isDay(b) && c) {
    // In '31.12.2019' and '12/31/2019' the number over 12 is the day; else the day comes first, as in most countries.
    const year = yearOf(c) ?? shortYear(c);
    const number = isMonthNumber(b) ? Number(b?.raw) : Number(a.raw);
    if (year !== null && number <= 12) return exact(month(year, number), 5);
  }
  if (joined && isMonthNumber(a)) {
    const year = yearOf(b);
    if (year !== null) return exact(month(year, Number(a.raw)), 3);
    const isApostrophe = APOSTROPHES.has(b?.raw ?? '');
    const short = shortYear(isApostrophe ? sep2 : b);
    if (sep.raw === '/' && short !== null && adjoins(a, sep) && adjoins(sep, b)) {
      return { ...exact(month(short, Number(a.raw)), isApostrophe ? 4 : 3), kind: 'short' };
    }
  }
  const tight = joined && adjoins(a, sep) && adjoins(sep, b);
  if (tight && yearOf(a) !== null && isMonthNumber(b) && b?.raw.length === 2) {
    const hasDay = sep2?.raw === sep.raw && isDay(c) && adjoins(b, sep2) && adjoins(sep2, c);
    return exact(month(Number(a.raw), Number(b.raw)), hasDay ? 5 : 3);
  }
  const year = plainYear(tokens, start);
  if (year === null) return null;
  if (sep && /^[年년]$/.test(sep.raw)) {
    const isMonth = isMonthNumber(b) && /^[月월]$/.test(sep2?.raw ?? '');
    if (isMonth) return exact(month(year, Number(b?.raw)), 4);
    return { ...wholeYear(year), length: 2 };
  }
  // '2018/19' is a school or financial year.
  if (tight && sep.raw === '/' && shortYear(b) === year + 1)
    return { ...wholeYear(year), length: 3 };
  return wholeYear(year);
}

/**
 * A bare year begins in January and, as an end, is not counted itself: '2018–2020' is two years, not three, and
 * consecutive jobs with bare years don't overlap.
 */
function wholeYear(year: number): WrittenDate {
  return { length: 1, first: month(year, 1), last: month(year, 0), kind: 'year' };
}

function quarter(tokens: readonly LineToken[], start: number): WrittenDate | null {
  const isQuarter = tokens[start]?.key === 'q' && /^[1-4]$/.test(tokens[start + 1]?.raw ?? '');
  const found = isQuarter ? yearAfter(tokens, start + 2, false) : null;
  if (!found) return null;
  const first = month(found.year, Number(tokens[start + 1]?.raw) * 3 - 2);
  return { length: found.next - start, first, last: first + 2, kind: 'season' };
}

/** 'FY2018', 'FY 2018', 'FY18', 'FY2018/19': a financial year is taken for the year it is called by. */
function fiscalYear(tokens: readonly LineToken[], start: number): WrittenDate | null {
  if (tokens[start]?.key !== 'fy' || /\p{Ll}/u.test(tokens[start].raw)) return null;
  const token = tokens[start + 1];
  const year = yearOf(token) ?? (adjoins(tokens[start], token) ? shortYear(token) : null);
  if (year === null) return null;
  const isPair = tokens[start + 2]?.raw === '/' && shortYear(tokens[start + 3]) === year + 1;
  // As an end, a year written as a pair is over in its second half.
  return isPair
    ? { ...wholeYear(year), last: month(year + 1, 0), length: 4 }
    : { ...wholeYear(year), length: 2 };
}

function apostropheYear(tokens: readonly LineToken[], start: number): WrittenDate | null {
  const isMark =
    APOSTROPHES.has(tokens[start]?.raw ?? '') &&
    (!adjoins(tokens[start - 1], tokens[start]) || DASHES.has(tokens[start - 1]?.raw ?? ''));
  const year = isMark ? shortYear(tokens[start + 1]) : null;
  return year === null ? null : { ...wholeYear(year), length: 2 };
}

/** The date that begins at a token, in any of its forms; null when none does. */
export function dateAt(tokens: readonly LineToken[], at: number): WrittenDate | null {
  return (
    named(tokens, at) ??
    numbered(tokens, at) ??
    quarter(tokens, at) ??
    fiscalYear(tokens, at) ??
    apostropheYear(tokens, at)
  );
}
