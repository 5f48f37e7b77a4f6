import { findSpans } from '../../facts/work/years-dates.js';
import type { Month } from '../../facts/work/years-written-date.js';
import type { AnalysedText } from '../../text/analyse.js';
import { coverage } from '../../text/words/coverage.js';
import type { Segment } from '../../text/words/segments.js';

const STATED =
  /(?<![\p{L}\p{N}.])(\d{1,2})(?:\.\d)? ?\+? ?(?:years?|yrs?|jahren?|ans|années|años|anni|jaar|anos|lata|lat)(?!\p{L})/iu;
const YEAR = /(?:19|20)\d\d/;
const MAX_YEARS = 60;
/** Lines of a job's heading above dates that have a line of their own. */
const HEADING_LINES = 2;
const MAX_HEADING = 70;

/** Years a statement mentions: '6 years of Kubernetes' → 6; 0 when it mentions none. */
export function statedYears({ text }: Segment): number {
  const years = Number(STATED.exec(text.replace(/\s/g, ' '))?.[1] ?? 0);
  return years <= MAX_YEARS ? years : 0;
}

/** Statements of a resume by the dated job they belong to, with the job's first and last month. */
export interface DatedBlock {
  readonly first: number;
  readonly last: number;
  readonly from: Month;
  readonly to: Month;
}

/** Answers whether a statement, of `count`, belongs to one of these jobs. */
export function inBlocks(blocks: readonly DatedBlock[], count: number): (at: number) => boolean {
  return coverage(
    blocks.map(({ first, last }) => ({ start: first, end: last + 1 })),
    count,
  );
}

/**
 * The dated parts of a resume, each from its heading to the next one's. `asOf` ('YYYY-MM') is what 'present' means; without
 * it such a part ends when it begins.
 */
export function datedBlocks({ segments }: AnalysedText, asOf?: string): readonly DatedBlock[] {
  const [year = 0, month = 1] = (asOf ?? '').split('-').map(Number);
  const starts: { first: number; from: Month; to: Month }[] = [];
  for (const [index, { text }] of segments.entries()) {
    const [span] = YEAR.test(text) ? findSpans(text.replace(/\s/g, ' ')) : [];
    if (span?.form !== 'pair') continue;
    const from = span.first;
    const isOver = span.last !== Infinity;
    const to = isOver ? span.last : asOf === undefined ? from : year * 12 + month;
    if (from > to || to - from > MAX_YEARS * 12) continue;
    let first = index;
    // A line that names what its dates refer to has no heading above it.
    const isBare = (text.slice(0, span.start) + text.slice(span.end)).match(/\p{L}{3}/u) === null;
    const least = Math.max(starts.at(-1)?.first ?? -1, index - HEADING_LINES - 1) + 1;
    while (isBare && first > least && isHeading(segments[first - 1])) first -= 1;
    starts.push({ first, from, to });
  }
  return starts.map((block, at) => ({
    ...block,
    last: (starts[at + 1]?.first ?? segments.length) - 1,
  }));
}

function isHeading(segment: Segment | undefined): boolean {
  return segment !== undefined && segment.text.length <= MAX_HEADING && !/[.;]$/.test(segment.text);
}

/** Years covered by some blocks, in parts of years, overlaps counted once. */
export function coveredYears(blocks: readonly DatedBlock[]): number {
  let months = 0;
  let reached = -Infinity;
  for (const { from, to } of [...blocks].sort((a, b) => a.from - b.from)) {
    months += Math.max(0, to + 1 - Math.max(from, reached));
    reached = Math.max(reached, to + 1);
  }
  return months / 12;
}
