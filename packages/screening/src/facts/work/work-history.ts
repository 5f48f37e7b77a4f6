import { findLayout, type JobHeading, readByLayout, type ReadHeading } from './heading-layout.js';
import { readParts } from './heading-parts.js';
import { type Columns, readColumns } from './job-labels.js';
import { readRow } from './job-table.js';
import { isConnector, type ResumeLine } from './years-lines.js';
import { type ReadSpan, readSpans } from './years-work.js';
import type { Month } from './years-written-date.js';

const MAX_HEADING = 140;
const MAX_JOBS = 20;

/** One job of a resume, as far as it is known with certainty. */
export interface Job {
  readonly title: string | null;
  readonly employer: string | null;
  /** True when the resume says that it is ongoing. */
  readonly isCurrent: boolean;
  /** The month it ends; Infinity when it is ongoing. */
  readonly last: Month;
}

interface DatedHeading extends JobHeading {
  readonly span: ReadSpan;
  /** Contents of a table's columns; null outside of tables. */
  readonly row: ReadHeading | null;
}

function isSentence(text: string): boolean {
  return /[!?:]$|[^.\s]{4}\.$/.test(text.trimEnd());
}

/** True for a line that can be part of a job's heading: short, no bullet, no sentence, no dates of its own. */
function isHeadingLine(line: ResumeLine | undefined): line is ResumeLine {
  return (
    line !== undefined &&
    line.tokens.length > 0 &&
    line.text.length <= MAX_HEADING &&
    !line.isHeading &&
    !/^\s?[•*–—-]\s/.test(line.text) &&
    !isSentence(line.text) &&
    line.spans.length === 0
  );
}

/** True for a line of prose, in which dates are mentioned and head nothing. */
function isProse(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const long = words.filter((word) => word.length > 3);
  const isSmall = long.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > long.length;
  return words.length > 8 && (isSmall || /(?:^|\s)(?:I|my|we)\s/.test(text));
}

function headingOf(
  lines: readonly ResumeLine[],
  span: ReadSpan,
  columns: Columns | null,
): DatedHeading {
  const { line: index, start, end } = span;
  const text = lines[index]?.text ?? '';
  const own = readParts(`${text.slice(0, start)}\t${text.slice(end)}`);
  const isNamed = own.some(({ title, employer }) => title !== null || employer !== null);
  const around = isNamed ? [-1, 1] : [-1, -2, 1, 2];
  // 'June 2015', 'to', 'January 2016' take three lines.
  const last = isConnector(lines[index + 1]?.text) ? index + 2 : index;
  const lineAt = (offset: number) => lines[(offset > 0 ? last : index) + offset];
  const beside = around.flatMap((offset) => {
    const line = lineAt(offset);
    // A line two away counts only across a line of the same heading.
    const isNear = Math.abs(offset) === 1 || isHeadingLine(lineAt(offset / 2));
    return isNear && isHeadingLine(line) ? [[offset, readParts(line.text)] as const] : [];
  });
  const row = columns && readRow(text, columns);
  return { span, row, lines: new Map([[0, own] as const, ...beside]) };
}

function findHeadings(lines: readonly ResumeLine[]): readonly DatedHeading[] {
  const spans = new Map<number, ReadSpan>();
  for (const span of readSpans(lines)) {
    if (span.kind === 'work' && !spans.has(span.line)) spans.set(span.line, span);
  }
  const headings: DatedHeading[] = [];
  let columns: Columns | null = null;
  for (const [index, line] of lines.entries()) {
    if (headings.length === MAX_JOBS) break;
    columns = line.isHeading ? null : (readColumns(line.text) ?? columns);
    const span = spans.get(index);
    if (!span || line.text.length > MAX_HEADING || /^\s?[•*]\s/.test(line.text)) continue;
    if (isProse(line.text)) continue;
    headings.push(headingOf(lines, span, columns));
  }
  return headings;
}

/** A heading without the lines that are part of another job's. */
function withoutUsed(heading: DatedHeading, used: ReadonlySet<number>): DatedHeading {
  const { line } = heading.span;
  return {
    ...heading,
    lines: new Map([...heading.lines].filter(([offset]) => !used.has(line + offset))),
  };
}

/**
 * The dated jobs of a resume in the order of its text, also those of which neither title nor employer is known. Titles
 * and employers come from the line of the dates and adjacent lines; what is uncertain is left out.
 */
export function readJobs(lines: readonly ResumeLine[]): readonly Job[] {
  const headings = findHeadings(lines);
  const layout = findLayout(headings);
  const used = new Set<number>();
  return headings.map((heading) => {
    const { span, row } = heading;
    const { title, employer, from } = row ?? readByLayout(withoutUsed(heading, used), layout);
    for (const offset of from) if (offset !== 0) used.add(span.line + offset);
    return { title, employer, isCurrent: span.last === Infinity, last: span.last };
  });
}

/** True for a job of which the title or the employer is known. */
export function isKnown({ title, employer }: Job): boolean {
  return title !== null || employer !== null;
}

/**
 * The ongoing job, else the one that ended last; the first in the text among equals. Its title may be unknown: an older
 * job is never taken in its place.
 */
export function latestJob(jobs: readonly Job[]): Job | undefined {
  return jobs.reduce<Job | undefined>(
    (best, job) => (best && best.last >= job.last ? best : job),
    undefined,
  );
}
