/** A month counted from year 0, so that spans can be compared and merged. */
type Month = number;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAME = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const YEAR = '(?:19[5-9]\\d|20[0-4]\\d)';
const DATE = `(?:(?<NAME>${MONTH_NAME})\\s*(?:\\d{1,2}(?:st|nd|rd|th)?,\\s*)?,?\\s*['’]?(?<NAMED_YEAR>${YEAR}|(?<=['’])\\d\\d)|(?<NUMBER>0?[1-9]|1[0-2])\\s?[/.-]\\s?(?<NUMBERED_YEAR>${YEAR})|(?<ISO_YEAR>${YEAR})[-/](?<ISO_MONTH>0[1-9]|1[0-2])|(?<YEAR>${YEAR}))`;
const NOW = '(?<now>present|current(?:ly)?|now|today|to date|till date|date|ongoing|continuing)';

/** Named groups can't repeat, so each date of a span gets its own suffix. */
function named(suffix: string): string {
  return DATE.replace(/\(\?<([A-Z_]+)>/g, (_, name: string) => `(?<${name}_${suffix}>`);
}

const SPAN = new RegExp(
  `(?<![\\p{L}\\p{N}])${named('A')}\\s*(?:-{1,2}|–|—|−|to|until|till|through|~|→|>)\\s*(?:the\\s+)?(?:${named('B')}|${NOW}\\b)`,
  'giu',
);
/** Being registered or a member since a year is not work. */
const SINCE = new RegExp(
  `(?<!(?:regist|certif|licen|member|qualif|resid|citizen)[^\\n.;]{0,25})\\bsince\\s+${named('A')}(?!\\s*(?:-|–|to\\b))`,
  'giu',
);
const STATED =
  /(?<![\p{L}\p{N}.])(\d{1,2})(?:\.\d)?\s*\+?\s*(?:\(\p{L}+\)\s*)?(?:or more |plus )?(?:years?|yrs?)['’]?\s*(?:\+\s*)?(?:of\s+)?(?:[\p{L}-]+\s+(?:and\s+)?){0,4}?(?:experience|expertise|background|in\b|as\b|working|practice|career)/giu;
const STATED_AFTER =
  /\bexperience\b[^.\n]{0,25}?(?<![\p{N}.])(\d{1,2})\s*\+?\s*(?:years?|yrs?)\b/giu;
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};
const STATED_IN_WORDS = new RegExp(
  `\\b(${Object.keys(NUMBER_WORDS).join('|')})\\s+(?:\\(\\d{1,2}\\)\\s+)?years?['’]?\\s+(?:of\\s+)?(?:[\\p{L}-]+\\s+){0,4}?(?:experience|expertise|in\\b|as\\b)`,
  'giu',
);

const YEARS_ASKED =
  /(?<![\p{L}\p{N}.])(\d{1,2})\s*(?:\+|(?:-|–|to)\s*\d{1,2})?\s*(?:or more |plus )?(?:years?|yrs?)\b(?!\s+(?:old|of age))/iu;
const YEARS_ASKED_IN_WORDS = new RegExp(
  `\\b(${Object.keys(NUMBER_WORDS).join('|')})\\s+(?:or more\\s+)?years?\\b`,
  'i',
);

const EDUCATION_HEADING =
  /^(?:academic|education|educational|qualifications?|training|certifications?|studies|university|schools?|courses?)\b/i;
const OTHER_HEADING =
  /^(?:professional\s+|work\s+|employment\s+|career\s+|relevant\s+|clinical\s+|teaching\s+)?(?:experience|history|employment|career|work|positions?|background|profile|summary|skills?|projects?|interests?|languages?|references?|voluntee?r\w*|publications?|awards?)\b/i;
const EDUCATION_LINE =
  /\b(?:university|college|school|bachelor|master|b\.?sc|m\.?sc|b\.?a\b|m\.?b\.?a|ph\.?d|diploma|degree|a-levels?|gcse|institute of technology|graduated|academy)\b/i;
const JOB_LINE =
  /\b(?:manager|engineer|teacher|nurse|lecturer|assistant|officer|director|developer|consultant|analyst|coordinator|administrator|technician|lead|head|intern|tutor|professor|supervisor|clerk|representative|specialist|worker|chef|driver|librarian|researcher)\b/i;
const MAX_YEARS = 60;

function monthOf(groups: Record<string, string | undefined>, suffix: string): Month | null {
  const get = (name: string) => groups[`${name}_${suffix}`];
  const twoDigits = (year: string) =>
    year.length === 2 ? (Number(year) > 50 ? 1900 : 2000) + Number(year) : Number(year);
  const name = get('NAME');
  if (name !== undefined) {
    return (
      twoDigits(get('NAMED_YEAR') ?? '') * 12 + MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
    );
  }
  if (get('NUMBERED_YEAR') !== undefined)
    return Number(get('NUMBERED_YEAR')) * 12 + Number(get('NUMBER'));
  if (get('ISO_YEAR') !== undefined) return Number(get('ISO_YEAR')) * 12 + Number(get('ISO_MONTH'));
  // A bare year counts from its January, so that 2018–2020 is two years and not three.
  if (get('YEAR') !== undefined) return Number(get('YEAR')) * 12 + 1;
  return null;
}

/** The text without its education: study is not work experience. Lines keep their number. */
export function withoutEducation(text: string): string {
  const kept: string[] = [];
  let inEducation = false;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const heading = line.replace(/^[•\s]+|[\s:]+$/g, '');
    if (heading.length < 50 && !/\d{4}/.test(heading)) {
      if (EDUCATION_HEADING.test(heading) && !/experience|history/i.test(heading))
        inEducation = true;
      else if (OTHER_HEADING.test(heading)) inEducation = false;
    }
    const around = `${lines[index - 1] ?? ''} ${line}`;
    const isStudy = EDUCATION_LINE.test(line) && !JOB_LINE.test(around);
    kept.push(inEducation || isStudy ? '' : line);
  }
  return kept.join('\n');
}

function mergedMonths(spans: readonly (readonly [Month, Month])[]): number {
  let months = 0;
  let reached = -Infinity;
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    months += Math.max(0, end - Math.max(start - 1, reached));
    reached = Math.max(reached, end);
  }
  return months;
}

function spansOf(text: string, now: Month): readonly (readonly [Month, Month])[] {
  const spans: [Month, Month][] = [];
  const add = (start: Month | null, end: Month | null) => {
    if (start === null || end === null) return;
    const last = Math.min(end, now);
    if (start <= last && last - start <= MAX_YEARS * 12) spans.push([start, last]);
  };
  for (const { groups = {} } of text.matchAll(SPAN)) {
    add(monthOf(groups, 'A'), groups['now'] ? now : monthOf(groups, 'B'));
  }
  for (const { groups = {} } of text.matchAll(SINCE)) add(monthOf(groups, 'A'), now);
  return spans;
}

function statedYears(text: string): number {
  const digits = [...text.matchAll(STATED), ...text.matchAll(STATED_AFTER)].map((match) =>
    Number(match[1]),
  );
  const words = [...text.matchAll(STATED_IN_WORDS)].map(
    (match) => NUMBER_WORDS[(match[1] ?? '').toLowerCase()] ?? 0,
  );
  return Math.max(0, ...[...digits, ...words].filter((years) => years <= MAX_YEARS));
}

export interface DatedSpan {
  /** Where the span stands in the line. */
  readonly start: number;
  readonly end: number;
  /** Month it ends, or Infinity when it goes on. */
  readonly last: number;
}

/** The first span of dates of a line ('2018 – 2020', 'since 2021'); null when it has none. */
export function findSpan(line: string): DatedSpan | null {
  const span = line.matchAll(SPAN).next().value;
  const since = span ? undefined : line.matchAll(SINCE).next().value;
  const match = span ?? since;
  if (!match) return null;
  const { groups = {} } = match;
  const goesOn = since !== undefined || groups['now'] !== undefined;
  return {
    start: match.index,
    end: match.index + match[0].length,
    last: goesOn ? Infinity : (monthOf(groups, 'B') ?? -Infinity),
  };
}

/** The number of years a requirement names, in digits or words; null when it names none. */
export function readYearsAsked(text: string): number | null {
  const digits = YEARS_ASKED.exec(text)?.[1];
  if (digits !== undefined) return Number(digits);
  const word = YEARS_ASKED_IN_WORDS.exec(text)?.[1]?.toLowerCase();
  return word === undefined ? null : (NUMBER_WORDS[word] ?? null);
}

export interface YearsOfExperience {
  /** Whole years shown to a person: from job dates with overlaps merged, else as stated. */
  readonly years: number;
  /** The larger of both, for comparing with what a job asks: a statement is evidence too. */
  readonly claimed: number;
}

/** Years of work experience. `asOf` ('YYYY-MM') is what 'present' means, so that the answer never changes by itself. */
export function findYears(text: string, asOf: string): YearsOfExperience {
  const [year = 0, month = 1] = asOf.split('-').map(Number);
  const now = year * 12 + month;
  const dated = Math.floor(mergedMonths(spansOf(withoutEducation(text), now)) / 12);
  const stated = statedYears(text);
  return { years: dated > 0 ? dated : stated, claimed: Math.max(dated, stated) };
}
