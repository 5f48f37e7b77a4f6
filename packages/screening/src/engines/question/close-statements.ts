import type { Requirement } from '../../judge/requirement/requirement.js';
import type { JudgedResume } from '../../judge/resume/judged-resume.js';
import { ANYWHERE } from '../../judge/things/things.js';
import { gather } from '../../judge/verdicts/find-evidence.js';
import { quoteValue } from '../../judge/verdicts/quote-value.js';

/** Closeness of a statement that names something of the field of what is asked for. */
const SAME_FIELD = 0.3;
/** Closeness of any statement about work, for a requirement of which nothing is known. */
const ANY_WORK = 0.1;
/** Share of what is asked for that a statement has to name. */
const CLOSE = 0.1;
/** Statements that are close to one requirement, at most. */
const MOST = 2;

/** The fields of work that a requirement is about; none where every trade has them. */
function fieldsOf({ demands }: Requirement): ReadonlySet<string> {
  const units = demands.flatMap(({ options }) => options.flat());
  const fields = units.flatMap((unit) => (unit.kind === 'thing' ? unit.fields : []));
  return new Set(fields.filter((field) => !ANYWHERE.includes(field)));
}

/** How close each statement of a resume is to a requirement, by the statement's index; above 0. */
function closeness(requirement: Requirement, resume: JudgedResume): ReadonlyMap<number, number> {
  const { perSegment, wanted } = gather(requirement, resume);
  const close = new Map<number, number>();
  const raise = (at: number, by: number) => close.set(at, (close.get(at) ?? 0) + by);
  for (const [at, weight] of perSegment) raise(at, wanted > 0 ? weight / wanted : 0);
  const fields = fieldsOf(requirement);
  const related = new Set(
    resume.named.flatMap(({ field, segment }) => (fields.has(field) ? segment : [])),
  );
  for (const at of related) raise(at, SAME_FIELD);
  // A thing unknown to the data may be expressed in any words.
  if (fields.size === 0)
    for (const { first, last } of resume.blocks)
      for (let at = first; at <= last; at += 1) raise(at, ANY_WORK);
  return close;
}

/**
 * Indexes of the statements by which a resume may show a requirement in other words, the closest first; none where it
 * speaks of nothing near.
 */
export function closeStatements(requirement: Requirement, resume: JudgedResume): readonly number[] {
  const { segments, ignored } = resume.analysis;
  const isIgnored = new Set(ignored.map(({ start }) => start));
  return [...closeness(requirement, resume)]
    .flatMap(([at, share]) => {
      const segment = segments[at];
      if (!segment || isIgnored.has(segment.start) || share < CLOSE) return [];
      return { at, value: share * quoteValue(segment.text) };
    })
    .sort((one, other) => other.value - one.value || one.at - other.at)
    .slice(0, MOST)
    .map(({ at }) => at);
}
