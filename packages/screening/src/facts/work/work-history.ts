import { readEmployer, readEmployerAfterAt, readTitle } from './work-words.js';
import type { ResumeLine } from './years-lines.js';
import { readSpans } from './years-work.js';

const MAX_HEADING = 140;
const MAX_JOBS = 20;
const PARTS = /\t|\s{3}|\s[|•·–—-]{1,2}\s|[|·]|,\s|;\s|\s\(|\)/;
const AT = /\s(?:at|@|bei|chez|presso|bij)\s/;

/** One job of a resume, as far as it is known with certainty. */
export interface Job {
  readonly title: string | null;
  readonly employer: string | null;
  /** True when the resume says that it is ongoing. */
  readonly isCurrent: boolean;
  /** The month it ends; Infinity when it is ongoing. */
  readonly last: number;
}

function partsOf(heading: string): { title: string | null; employer: string | null } {
  let title: string | null = null;
  let employer: string | null = null;
  for (const stretch of heading.split(/\t|\s{3}|\s[|–—]\s/)) {
    const [before = '', ...after] = stretch.split(AT);
    if (after.length === 1 && readTitle(before.split(PARTS)[0] ?? '')) {
      title ??= readTitle(before.split(PARTS)[0] ?? '');
      employer ??= readEmployerAfterAt((after[0] ?? '').split(PARTS)[0] ?? '');
      continue;
    }
    for (const part of stretch.split(PARTS)) {
      // 'School' makes no employer of what ends like a title: 'School Nurse' stays a title.
      const asTitle = readTitle(part);
      if (asTitle) title ??= asTitle;
      else employer ??= readEmployer(part);
    }
  }
  return { title, employer };
}

/** True for a line that can be part of a job's heading: short, no bullet, no sentence, no dates of its own. */
function isHeadingLine(line: ResumeLine | undefined): line is ResumeLine {
  return (
    line !== undefined &&
    line.tokens.length > 0 &&
    line.text.length <= MAX_HEADING &&
    !line.isHeading &&
    !/^\s?[•*–—-]\s/.test(line.text) &&
    !/[!?:]$|[^.\s]{4}\.$/.test(line.text.trimEnd()) &&
    line.spans.length === 0
  );
}

/**
 * The jobs of a resume by their dates, in the order of its text. Titles and employers come from the line of the dates
 * and adjacent lines; what is uncertain is left out.
 */
export function findJobs(lines: readonly ResumeLine[]): readonly Job[] {
  const jobs: Job[] = [];
  const used = new Set<number>();
  const dated = new Set<number>();
  for (const span of readSpans(lines)) {
    if (jobs.length === MAX_JOBS) break;
    const { line: index, kind } = span;
    const own = lines[index];
    if (!own || kind !== 'work' || dated.has(index)) continue;
    dated.add(index);
    if (own.text.length > MAX_HEADING || /^\s?[•*]\s/.test(own.text)) continue;
    let { title, employer } = partsOf(
      `${own.text.slice(0, span.start)}\t${own.text.slice(span.end)}`,
    );
    const isAlone = title === null && employer === null;
    const around = isAlone ? [index - 1, index - 2, index + 1, index + 2] : [index - 1, index + 1];
    for (const at of around) {
      if (title !== null && employer !== null) break;
      const beside = lines[at];
      if (used.has(at) || !isHeadingLine(beside)) continue;
      // A line two away counts only across a line of the same heading.
      if (Math.abs(at - index) === 2 && !isHeadingLine(lines[(at + index) / 2])) continue;
      const more = partsOf(beside.text);
      // A line beside must be wholly what is missing: a skill line with a title in it is not the heading.
      const gives = (title === null && more.title) || (employer === null && more.employer);
      if (!gives) continue;
      used.add(at);
      title ??= more.title;
      employer ??= more.employer;
    }
    if (title === null && employer === null) continue;
    jobs.push({ title, employer, isCurrent: span.last === Infinity, last: span.last });
  }
  return jobs;
}

/** The ongoing job, else the one that ended last; the first in the text among equals. */
export function latestJob(jobs: readonly Job[]): Job | undefined {
  return jobs
    .filter((job) => job.title !== null)
    .reduce<Job | undefined>(
      (best, job) => (best && best.last >= job.last ? best : job),
      undefined,
    );
}
