import type { SectionKind } from '../../text/language/language-data.js';
import type { DatedSpan } from './years-dates.js';
import { type ResumeLine, tag } from './years-lines.js';

/** Kind of a dated stretch of a resume. */
export type SpanKind = 'work' | 'away' | 'other';

/** A dated stretch of a resume with its line's number. */
export interface ReadSpan extends DatedSpan {
  readonly line: number;
  readonly kind: SpanKind;
}

/** Dates in these sections never mean paid work. Projects are part of studies or of a job with its own dates. */
const NEVER: ReadonlySet<SectionKind | null> = new Set<SectionKind>([
  'education',
  'certificates',
  'publications',
  'references',
  'memberships',
  'awards',
  'volunteering',
  'projects',
  'interests',
]);
/** In these, often a side column, dates mean work only beside a title or an employer. */
const DOUBTFUL: ReadonlySet<SectionKind | null> = new Set<SectionKind>([
  'skills',
  'languages',
  'contact',
  'personal',
  'summary',
]);
const MAX_BARE = 120;
const MAX_SINCE_WORDS = 12;

function has(tags: number, which: number): boolean {
  return (tags & which) !== 0;
}

/** True when a line says nothing but its dates. */
function isBare({ text, spans }: ResumeLine): boolean {
  if (text.length > MAX_BARE) return false;
  let rest = text;
  for (const { start, end } of [...spans].reverse()) rest = rest.slice(0, start) + rest.slice(end);
  return (rest.match(/\p{L}/gu)?.length ?? 0) < 3;
}

/** A line that can say what the dates beside it refer to. */
function neighbour(line: ResumeLine | undefined): ResumeLine | null {
  return line && line.tokens.length > 0 && line.spans.length === 0 && !line.isHeading ? line : null;
}

function kindOf(
  lines: readonly ResumeLine[],
  index: number,
  span: DatedSpan,
  datesFirst: boolean,
): SpanKind {
  const own = lines[index];
  if (!own || NEVER.has(own.section)) return 'other';
  const [before, after] = [neighbour(lines[index - 1]), neighbour(lines[index + 1])];
  const told = isBare(own) ? ((datesFirst ? (after ?? before) : (before ?? after)) ?? own) : own;
  const around = (before?.tags ?? 0) | own.tags | (after?.tags ?? 0);
  const { tags, firstTag } = told;
  const hasRole = has(tags, tag.role);
  const isAway =
    has(tags, tag.away) && !has(tags, tag.cover) && (!hasRole || has(firstTag, tag.surelyAway));
  if (own.section === 'breaks' || isAway) return 'away';
  // Training on the job ends in the trade: the years an advert asks for begin after it.
  if (has(tags, tag.apprenticeship | tag.volunteering)) return 'other';
  const isWork = own.section === 'experience';
  if (span.form === 'since') {
    const isSentence = own.tokens.length > MAX_SINCE_WORDS;
    // 'Registered nurse since 2019' is a paper; with an employer it is a job.
    const isPaper = has(tags, tag.paper) && !(isWork && hasRole && has(tags, tag.organisation));
    if (isPaper || (isSentence && !isWork)) return 'other';
  }
  if (span.form === 'season' && !hasRole && !isWork) return 'other';
  if (DOUBTFUL.has(own.section) && !has(around, tag.role | tag.organisation)) return 'other';
  if (hasRole) return !isWork && has(firstTag, tag.study) ? 'other' : 'work';
  const besideRole = has(around, tag.role);
  if (has(tags, tag.study))
    return isWork && besideRole && !has(firstTag, tag.study) ? 'work' : 'other';
  if (has(tags, tag.school))
    return besideRole || (isWork && !has(around & ~tags, tag.study)) ? 'work' : 'other';
  if (has(tags, tag.paper)) return isWork && besideRole ? 'work' : 'other';
  return 'work';
}

/** The dated stretches of a resume and what each was, judged by its line, its neighbours and its section. */
export function readSpans(lines: readonly ResumeLine[]): readonly ReadSpan[] {
  const spans: ReadSpan[] = [];
  /** True for sections whose first bare dates follow a heading or blank line: what they refer to is below them. */
  const datesFirst = new Map<SectionKind | null, boolean>();
  for (const [index, line] of lines.entries()) {
    if (line.spans.length === 0) continue;
    if (!datesFirst.has(line.section) && isBare(line)) {
      datesFirst.set(line.section, neighbour(lines[index - 1]) === null);
    }
    const isFirst = datesFirst.get(line.section) ?? false;
    for (const span of line.spans) {
      spans.push({ ...span, line: index, kind: kindOf(lines, index, span, isFirst) });
    }
  }
  return spans;
}
