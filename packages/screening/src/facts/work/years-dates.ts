import { languages, wordsOfAll } from '../../text/language/language-data.js';
import { withPlainDigits } from '../../text/words/digits.js';
import { createPhraseTable, type LineToken, splitLine } from '../../text/words/phrases.js';
import {
  adjoins,
  APOSTROPHES,
  DASHES,
  dateAt,
  isDay,
  isMonthNumber,
  type Month,
  month,
  plainYear,
  shortYear,
  type WrittenDate,
  yearOf,
} from './years-written-date.js';

/** A stretch of time as a line writes it. */
export interface DatedSpan {
  /** Its position in the line. */
  readonly start: number;
  readonly end: number;
  readonly first: Month;
  /** Its last month; Infinity when it is ongoing. */
  readonly last: Month;
  /** Written as 'since …' or as the only season: no pair of dates. */
  readonly form: 'pair' | 'since' | 'season';
}

const flag = (words: Iterable<string>) => [...words].map((word) => [word, true] as const);
const present = createPhraseTable(flag(wordsOfAll('present')));
const until = createPhraseTable(flag(wordsOfAll('until')));
const since = createPhraseTable(flag(wordsOfAll('since')));
const starting = createPhraseTable(flag(languages.flatMap((each) => each.starting)));

/** The number of tokens of a 'to' at a place; 0 when there is none. */
function connectorAt(tokens: readonly LineToken[], at: number): number {
  const word = until.at(tokens, at);
  // 'From: May 2018 To: June 2021'
  if (word) return word.length + (tokens[at + word.length]?.raw === ':' ? 1 : 0);
  let length = 0;
  while (length < 2 && DASHES.has(tokens[at + length]?.raw ?? '')) length += 1;
  // '2019 – bis heute', '2019 - to present'
  const behind = length > 0 ? until.at(tokens, at + length) : null;
  return behind && present.at(tokens, at + length) === null ? length + behind.length : length;
}

/** True where nothing of the statement follows: at the end of the line, its column or its bracket. */
function endsHere(line: string, tokens: readonly LineToken[], at: number): boolean {
  const token = tokens[at];
  const from = tokens[at - 1]?.end ?? 0;
  if (!token) return true;
  return /^[)\]|,;•·]$/.test(token.raw) || /\t| {3}/.test(line.slice(from, token.start));
}

type Span = { first: Month; last: Month; next: number };

/** The end of a stretch that the next line brings: a date, or a word for the present, behind its own connector. */
function endOnNextLine(nextLine: string, needsConnector: boolean): Month | null {
  const rest = splitLine(withPlainDigits(nextLine.slice(0, 40)));
  const length = connectorAt(rest, 0);
  if (needsConnector && length === 0) return null;
  const end = dateAt(rest, length);
  if (end) return end.kind === 'month-only' ? null : end.last;
  return (length > 0 || !needsConnector) && present.at(rest, length) ? Infinity : null;
}

/**
 * The end of a stretch that begins its line and breaks after its dash in a narrow left column, as moderncv sets it: 'Mar 2019 – Engineer'
 * above 'Present Led a team'. A date that begins a stretch itself is no end.
 */
function endInLeftColumn(nextLine: string, start: WrittenDate): Month | null {
  if (start.kind !== 'month') return null;
  const rest = splitLine(withPlainDigits(nextLine.slice(0, 40)));
  if (present.at(rest, 0)) return Infinity;
  const end = dateAt(rest, 0);
  const isEnd = end?.kind === 'month' && connectorAt(rest, end.length) === 0;
  return isEnd && end.last >= start.first ? end.last : null;
}

/** Two dates, or a date and a word for the present, side by side without a mark between them. */
function unconnected(
  line: string,
  tokens: readonly LineToken[],
  start: WrittenDate,
  to: number,
  nextLine: string,
): Span | null {
  if (start.kind !== 'month' && start.kind !== 'year') return null;
  const { first } = start;
  if (tokens[to] === undefined) {
    const last = endOnNextLine(nextLine, true);
    return last === null ? null : { first, last, next: to };
  }
  const now = present.at(tokens, to);
  if (now) {
    const next = to + now.length;
    const isHead = start.kind === 'month' && /^[^\p{Ll}\p{N}]/u.test(tokens[next]?.raw ?? '');
    return endsHere(line, tokens, next) || isHead ? { first, last: Infinity, next } : null;
  }
  const end = dateAt(tokens, to);
  const gap = line.slice(tokens[to - 1]?.end, tokens[to].start);
  const isColumn = /\t| {3}/.test(gap);
  const isPair = end?.kind === start.kind && (isColumn || (start.kind === 'month' && gap !== ''));
  if (!end || !isPair || end.last < first) return null;
  const next = to + end.length;
  return dateAt(tokens, next) ? null : { first, last: end.last, next };
}

/** 1 for the mark of '05-2018 / 06-2021', else 0. */
function slashAt(tokens: readonly LineToken[], start: WrittenDate, at: number): number {
  const isSlash = tokens[at]?.raw === '/' && !adjoins(tokens[at - 1], tokens[at]);
  return isSlash && start.kind === 'month' && dateAt(tokens, at + 1)?.kind === 'month' ? 1 : 0;
}

function isBare(date: WrittenDate): boolean {
  return date.kind === 'year';
}

/** A whole span that begins at a token, with the token after it; null when none does. */
function spanAt(
  line: string,
  tokens: readonly LineToken[],
  at: number,
  nextLine: string,
): Span | null {
  const start = dateAt(tokens, at);
  const begin = tokens[at];
  if (!start || !begin) return null;
  const to = at + start.length;
  // '2015/2018'
  if (isBare(start) && tokens[to]?.raw === '/' && start.length === 1) {
    const end = plainYear(tokens, to + 1);
    if (end !== null && end > start.first / 12)
      return { first: start.first, last: end * 12, next: to + 2 };
  }
  const now = present.at(tokens, to);
  const hasUntil = until.at(tokens, to);
  // 'to date' and 'bis heute' are one phrase.
  if (
    now &&
    start.kind !== 'month-only' &&
    (hasUntil || now.length > 1 || tokens[to]?.key === 'heute')
  ) {
    return { first: start.first, last: Infinity, next: to + now.length };
  }
  const length = connectorAt(tokens, to) || slashAt(tokens, start, to);
  if (length === 0) return unconnected(line, tokens, start, to, nextLine);
  const isBracketed =
    /^[([]$/.test(tokens[to + length]?.raw ?? '') && present.at(tokens, to + length + 1) !== null;
  const behind = to + length + (isBracketed ? 1 : 0);
  const goesOn = present.at(tokens, behind);
  if (goesOn && start.kind !== 'month-only') {
    return { first: start.first, last: Infinity, next: behind + goesOn.length };
  }
  const end = dateAt(tokens, behind);
  if (!end) {
    if (start.kind === 'month-only' || start.kind === 'short') return null;
    // '2015-18'
    const short = isBare(start) ? shortYear(tokens[behind]) : null;
    // '2018 - 21' ends its statement; '2018 - 21 guests' goes on.
    const isShort =
      adjoins(tokens[behind - 1], tokens[behind]) || endsHere(line, tokens, behind + 1);
    if (short !== null && isShort && short > start.first / 12) {
      return { first: start.first, last: short * 12, next: behind + 1 };
    }
    if (!DASHES.has(tokens[behind - 1]?.raw ?? '')) {
      const last = tokens[behind] ? null : endOnNextLine(nextLine, false);
      return last === null ? null : { first: start.first, last, next: behind };
    }
    const below = at === 0 && tokens[behind] ? endInLeftColumn(nextLine, start) : null;
    if (below !== null) return { first: start.first, last: below, next: behind };
    const isEnd =
      endsHere(line, tokens, behind) ||
      /^\s*(?:\.{1,3}|…)\s*$/.test(line.slice(tokens[behind]?.start));
    // '2021- School': the dash belongs to the year, with which the line begins.
    const isOpen =
      at === 0 &&
      length === 1 &&
      adjoins(tokens[to - 1], tokens[to]) &&
      /^\s\p{Lu}/u.test(line.slice(tokens[to]?.end));
    if (!isEnd && !isOpen) return null;
    // The line breaks after the dash: the rest may be on the next.
    const over = tokens[behind] ? null : endOnNextLine(nextLine, false);
    return { first: start.first, last: over ?? Infinity, next: behind };
  }
  if (end.kind === 'month-only' && tokens[behind + end.length] === undefined) {
    // 'May 2023 - June' with the year on the next line
    const [token] = splitLine(withPlainDigits(nextLine.slice(0, 10)));
    const year = start.kind === 'month' ? yearOf(token) : null;
    if (year !== null)
      return { first: start.first, last: month(year, end.last), next: behind + end.length };
  }
  if (end.kind === 'month-only') return null;
  if (start.kind === 'month-only') {
    // 'Jan–Mar 2019' and 'Nov–Feb 2019', which began the year before
    if (end.kind !== 'month') return null;
    const year = Math.floor((end.last - 1) / 12);
    const first = month(year, start.first);
    return {
      first: first > end.last ? first - 12 : first,
      last: end.last,
      next: behind + end.length,
    };
  }
  if (start.kind === 'short' && end.kind !== 'short') return null;
  return { first: start.first, last: end.last, next: behind + end.length };
}

/** 'MM–MM/YYYY', as '03–09/2018'. */
function numberedMonths(tokens: readonly LineToken[], at: number) {
  const [a, dash, b, slash, y] = [0, 1, 2, 3, 4].map((offset) => tokens[at + offset]);
  const year = yearOf(y);
  if (!isMonthNumber(a) || !isMonthNumber(b) || year === null) return null;
  if (!DASHES.has(dash?.raw ?? '') || !/^[/.]$/.test(slash?.raw ?? '')) return null;
  const [first, last] = [month(year, Number(a?.raw)), month(year, Number(b?.raw))];
  return first < last ? { first, last, next: at + 5 } : null;
}

/** Tokens at which a date can begin: a number, an apostrophe or a word that names a month, a season or 'since'. */
function mayBegin(tokens: readonly LineToken[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (/^\d/.test(token.raw)) {
    // Part of a longer number, such as a telephone number: '020 7946 2015 - 2018'.
    const before = tokens[at - 1];
    return !(
      before &&
      /^\d+$/.test(before.raw) &&
      token.start - before.end <= 1 &&
      before.raw.length < 5 &&
      !isDay(before)
    );
  }
  return APOSTROPHES.has(token.raw) || /^[\p{L}]/u.test(token.raw);
}

/**
 * The stretches of time of a line, in order. `nextLine` continues a line broken after its dash, `tokens` are the line's
 * own. Dates are read in the forms of all languages of `data/languages`; prices, versions, telephone numbers and
 * percentages don't count.
 */
export function findSpans(
  written: string,
  nextLine = '',
  writtenTokens = splitLine(written),
): readonly DatedSpan[] {
  const line = withPlainDigits(written);
  if (!/\d\d/.test(line)) return [];
  const tokens = line === written ? writtenTokens : splitLine(line);
  const spans: DatedSpan[] = [];
  const add = (from: number, next: number, first: Month, last: Month, form: DatedSpan['form']) => {
    spans.push({
      start: tokens[from]?.start ?? 0,
      end: tokens[next - 1]?.end ?? line.length,
      first,
      last: last === Infinity ? last : Math.max(first, last),
      form,
    });
  };
  for (let at = 0; at < tokens.length; at += 1) {
    if (!mayBegin(tokens, at)) continue;
    const whole = numberedMonths(tokens, at) ?? spanAt(line, tokens, at, nextLine);
    if (whole) {
      const runsBack = whole.last !== Infinity && whole.last < whole.first - 1;
      if (!runsBack) add(at, whole.next, whole.first, whole.last, 'pair');
      at = whole.next - 1;
      continue;
    }
    const from = since.at(tokens, at) ?? starting.at(tokens, at);
    const began = from && dateAt(tokens, at + from.length);
    if (from && began && began.kind !== 'month-only' && began.kind !== 'short') {
      const next = at + from.length + began.length;
      // 'Starting in May 2019 cut the costs of transport' says no time of a job.
      const isOpen = since.at(tokens, at) !== null || endsHere(line, tokens, next);
      if (isOpen && spanAt(line, tokens, at + from.length, nextLine) === null) {
        add(at, next, began.first, Infinity, 'since');
        at = next - 1;
      }
      continue;
    }
    const alone = dateAt(tokens, at);
    if (alone?.kind === 'season') add(at, at + alone.length, alone.first, alone.last, 'season');
    if (alone && alone.length > 1) at += alone.length - 1;
  }
  return spans;
}
