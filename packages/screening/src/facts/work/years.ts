import { loadWords } from '../../data/load.js';
import { wordsOfAll } from '../../text/language/language-data.js';
import { foldText } from '../../text/words/fold.js';
import { createPhraseTable } from '../../text/words/phrases.js';
import { readLines, type ResumeLine, tag } from './years-lines.js';
import { findStatedYears, type StatedYears } from './years-stated.js';
import { type ReadSpan, readSpans } from './years-work.js';
import type { Month } from './years-written-date.js';

export { readYearsAsked } from './years-stated.js';

/** Words beside a duration that say only that it is one. */
const periodLabels = new Set(
  loadWords('period-labels').flatMap((label) => foldText(label).split(' ')),
);
const MAX_MONTHS = 60 * 12;
/** Longer lines are not headings of jobs. */
const MAX_HEADING = 140;

/** Years of work experience: as the dates add up, as the resume states them, and what follows from both. */
export interface YearsOfExperience {
  /** Whole years that the dates of work add up to; null without such dates. */
  readonly computed: number | null;
  /** The months that `computed` is based on. */
  readonly months: number | null;
  readonly stated: number | null;
  /**
   * Years shown to a person: from the dates, which can be checked; where they add up to less than a year or are
   * missing, the statement. Null is unknown and never 0.
   */
  readonly years: number | null;
  /** For comparison with what a job asks: the larger of both, as each can be incomplete; 0 when unknown. */
  readonly claimed: number;
  /** True when a person should know that statement and dates disagree. */
  readonly differs: boolean;
}

/** Months of the union of stretches, both ends counted. */
function mergedMonths(spans: readonly (readonly [Month, Month])[]): number {
  let months = 0;
  let reached = -Infinity;
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    months += Math.max(0, end - Math.max(start - 1, reached));
    reached = Math.max(reached, end);
  }
  return months;
}

/** A job without the breaks wholly inside it; one at its edge is already reflected in its dates. */
function withoutBreaks(
  [start, end]: readonly [Month, Month],
  breaks: readonly (readonly [Month, Month])[],
): readonly (readonly [Month, Month])[] {
  const parts: [Month, Month][] = [];
  let from = start;
  for (const [away, back] of [...breaks].sort((a, b) => a[0] - b[0])) {
    if (away <= start || back >= end) continue;
    if (away > from) parts.push([from, away - 1]);
    from = Math.max(from, back + 1);
  }
  if (from <= end) parts.push([from, end]);
  return parts;
}

function bounded(spans: readonly ReadSpan[], kind: ReadSpan['kind'], now: Month) {
  return spans
    .filter((span) => span.kind === kind)
    .map(({ first, last }) => [first, Math.min(last, now)] as const)
    .filter(([first, last]) => first <= last && last - first <= MAX_MONTHS);
}

const units = createPhraseTable(
  ['yearWords', 'monthWords'].flatMap((list) =>
    [...wordsOfAll(list as 'yearWords' | 'monthWords')].map(
      (word) => [word, list === 'yearWords' ? 12 : 1] as const,
    ),
  ),
);

/** The months of a duration in a line ('3 yrs 2 mos'), and whether the line says nothing else. */
function durationIn({ tokens }: ResumeLine): { months: number; isAll: boolean } {
  let months = 0;
  let others = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const number = tokens[at]?.raw ?? '';
    // '3.5 years' and '3,5 Jahre'
    const half = /^[.,]$/.test(tokens[at + 1]?.raw ?? '') && tokens[at + 2]?.raw === '5' ? 2 : 0;
    const unit = /^\d{1,2}$/.test(number) ? units.at(tokens, at + 1 + half) : null;
    if (unit) {
      months += Number(number) * unit.value + (half > 0 && unit.value === 12 ? 6 : 0);
      at += half + unit.length;
    } else if (/^[\p{L}\p{N}]/u.test(number) && !periodLabels.has(foldText(number))) others += 1;
  }
  return { months, isAll: months > 0 && others === 0 };
}

/** True for the heading of a job in the section of work. */
function headsJob(line: ResumeLine | undefined): boolean {
  if (line?.section !== 'experience' || line.isHeading || line.text.length > MAX_HEADING)
    return false;
  const { tags } = line;
  if ((tags & (tag.study | tag.away | tag.apprenticeship | tag.volunteering)) !== 0) return false;
  return (tags & (tag.role | tag.organisation)) !== 0 && !/[.!?]\s*$/.test(line.text);
}

/** 'Nurse, City Hospital (3 years 2 months)': the total duration of jobs where none has dates. */
function writtenDurations(lines: readonly ResumeLine[]): number {
  let months = 0;
  for (const [index, line] of lines.entries()) {
    const own = durationIn(line);
    // The duration may have a line of its own below the job's.
    const isJob = headsJob(line) || (own.isAll && headsJob(lines[index - 1]));
    if (isJob && own.months <= MAX_MONTHS) months += own.months;
  }
  return months;
}

/**
 * Statements are rounded ('over 20 years') and bare years lose up to a year at each end of a job, so more over a longer
 * career: two years or 15 % are no difference. An 'over', and years of one thing in a career, may fall short of the
 * whole.
 */
function isDifference(stated: StatedYears | null, computed: number | null): boolean {
  if (stated === null || computed === null) return false;
  const tolerance = Math.max(2, 0.15 * Math.max(stated.years, computed));
  const gap = computed - stated.years;
  if (gap <= 0) return -gap > tolerance;
  return stated.isWhole && gap > tolerance + (stated.isAtLeast ? 3 : 0);
}

/** Years of a resume, independent of the day on which it is read. */
export interface YearsReading {
  readonly spans: readonly ReadSpan[];
  /** The months that jobs without dates took, as stated. */
  readonly written: number;
  readonly stated: StatedYears | null;
}

/** Reads what the lines say of years, for `yearsAsOf`. */
export function readYears(lines: readonly ResumeLine[]): YearsReading {
  return {
    spans: readSpans(lines),
    written: writtenDurations(lines),
    stated: findStatedYears(lines),
  };
}

/** Years of work experience. `asOf` ('YYYY-MM') is what 'present' means, so that the answer never changes by itself. */
export function yearsAsOf(reading: YearsReading, asOf: string): YearsOfExperience {
  const [year = 0, month = 1] = asOf.split('-').map(Number);
  const now = year * 12 + month;
  const { spans, stated } = reading;
  const breaks = bounded(spans, 'away', now);
  const work = bounded(spans, 'work', now).flatMap((span) => withoutBreaks(span, breaks));
  const written = work.length > 0 ? 0 : reading.written;
  const months =
    work.length > 0 || written > 0 ? Math.min(MAX_MONTHS, mergedMonths(work) + written) : null;
  const computed = months === null ? null : Math.floor(months / 12);
  const shown = computed === null || computed === 0 ? (stated?.years ?? computed) : computed;
  return {
    computed,
    months,
    stated: stated?.years ?? null,
    years: shown,
    claimed: Math.max(computed ?? 0, stated?.years ?? 0),
    differs: isDifference(stated, computed),
  };
}

/** The years of a text, see `yearsAsOf`. */
export function findYears(text: string, asOf: string): YearsOfExperience {
  return yearsAsOf(readYears(readLines(text)), asOf);
}

/**
 * Years as a card shows them: 'N years', 'Not found' when nothing is known. Whole years are completed ones, as
 * everywhere; below one, the months follow the 0, so that it can't be read as none.
 */
export function describeYears({ years, months }: YearsOfExperience): string {
  if (years === null) return 'Not found';
  if (years === 0) return `0 years (${months ?? 0} month${months === 1 ? '' : 's'})`;
  return years === 1 ? '1 year' : `${years} years`;
}
