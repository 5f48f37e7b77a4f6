import { readEmployer, readEmployerAfterAt, readTitle } from './work-words.js';
import { findSpan, withoutEducation } from './years.js';

const MAX_HEADING = 140;
const MAX_JOBS = 20;
const PARTS = /\t|\s{3,}|\s[|•·–—-]+\s|\s*[|·]\s*|,\s+|;\s+|\s+\(|\)\s*/;
const AT = /\s(?:at|@)\s/;

/** One job of a resume, as far as it is surely known. */
export interface Job {
  readonly title: string | null;
  readonly employer: string | null;
  /** True when the resume says that it goes on. */
  readonly isCurrent: boolean;
  /** Month it ends; Infinity when it goes on. */
  readonly last: number;
}

function partsOf(heading: string): { title: string | null; employer: string | null } {
  let title: string | null = null;
  let employer: string | null = null;
  for (const stretch of heading.split(/\t|\s{3,}|\s[|–—]\s/)) {
    const [before = '', ...after] = stretch.split(AT);
    if (after.length === 1 && readTitle(before.split(PARTS)[0] ?? '')) {
      title ??= readTitle(before.split(PARTS)[0] ?? '');
      employer ??= readEmployerAfterAt((after[0] ?? '').split(PARTS)[0] ?? '');
      continue;
    }
    for (const part of stretch.split(PARTS)) {
      // 'School' makes an employer of what ends like a title as little as 'nurse' a title of 'School Nurse'.
      const asTitle = readTitle(part);
      if (asTitle) title ??= asTitle;
      else employer ??= readEmployer(part);
    }
  }
  return { title, employer };
}

/** A line that can belong to the heading of a job: short, no bullet, no sentence, no dates of its own. */
function isHeadingLine(line: string | undefined): line is string {
  return (
    line !== undefined &&
    line.trim() !== '' &&
    line.length <= MAX_HEADING &&
    !/^\s*[•*–—-]\s/.test(line) &&
    !/[.!?:]\s*$/.test(line) &&
    findSpan(line) === null
  );
}

/**
 * The jobs of a resume by their dates, in the order of its text. Titles and employers come from the line of the dates and the
 * lines beside it; what is not surely one is left out.
 */
export function findJobs(text: string): readonly Job[] {
  const lines = withoutEducation(text).split('\n');
  const jobs: Job[] = [];
  const used = new Set<number>();
  for (const [index, line] of lines.entries()) {
    if (jobs.length === MAX_JOBS) break;
    if (line.length > MAX_HEADING || /^\s*[•*]\s/.test(line)) continue;
    const span = findSpan(line);
    if (!span) continue;
    let { title, employer } = partsOf(`${line.slice(0, span.start)}\t${line.slice(span.end)}`);
    const isAlone = title === null && employer === null;
    const around = isAlone ? [index - 1, index - 2, index + 1] : [index - 1, index + 1];
    for (const at of around) {
      if (title !== null && employer !== null) break;
      const beside = lines[at];
      if (used.has(at) || !isHeadingLine(beside)) continue;
      const more = partsOf(beside);
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

/** The job that goes on, else the one that ended last; the first of the text among equals. */
export function latestJob(jobs: readonly Job[]): Job | undefined {
  return jobs
    .filter((job) => job.title !== null)
    .reduce<Job | undefined>(
      (best, job) => (best && best.last >= job.last ? best : job),
      undefined,
    );
}
