import type { AnalysedText } from '../text/analyse.js';
import type { Segment } from '../text/words/segments.js';

const STATED =
  /(?<![\p{L}\p{N}.])(\d{1,2})(?:\.\d)? ?\+? ?(?:years?|yrs?|jahren?|ans|années|años|anni|jaar|anos|lata|lat)(?!\p{L})/iu;
const SPAN =
  /((?:19|20)\d\d) ?(?:-|–|—|to|until|till|bis|à|a|al|tot|do) ?(?:\p{L}{3,9}\.? )?((?:19|20)\d\d|present|current|now|today|date|heute|aujourd|actual|presente|oggi|heden|atual|obecnie)/iu;
const YEAR = /(?:19|20)\d\d/;
const MAX_YEARS = 60;
/** Lines of a job's heading that stand above its dates. */
const HEADING_LINES = 2;
const MAX_HEADING = 70;

/** Years a statement mentions: '6 years of Kubernetes' → 6; 0 when it mentions none. */
export function statedYears({ text }: Segment): number {
  const years = Number(STATED.exec(text.replace(/\s/g, ' '))?.[1] ?? 0);
  return years <= MAX_YEARS ? years : 0;
}

/** Statements of a resume by the dated job they belong to, with the job's years. */
export interface DatedBlock {
  readonly first: number;
  readonly last: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The dated parts of a resume, each from its heading to the next one's. `year` is what 'present' means; without it such a
 * part ends when it begins.
 */
export function datedBlocks(
  { segments }: AnalysedText,
  year: number | null = null,
): readonly DatedBlock[] {
  const starts: { first: number; from: number; to: number }[] = [];
  for (const [index, { text }] of segments.entries()) {
    const match = YEAR.test(text) ? SPAN.exec(text.replace(/\s/g, ' ')) : null;
    if (!match) continue;
    const from = Number(match[1]);
    const to = /^\d/.test(match[2] ?? '') ? Number(match[2]) : (year ?? from);
    if (from > to || to - from > MAX_YEARS) continue;
    let first = index;
    const least = Math.max(starts.at(-1)?.first ?? -1, index - HEADING_LINES - 1) + 1;
    while (first > least && isHeading(segments[first - 1])) first -= 1;
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

/** Years covered by some blocks, overlaps counted once. */
export function coveredYears(blocks: readonly DatedBlock[]): number {
  let years = 0;
  let reached = -Infinity;
  for (const { from, to } of [...blocks].sort((a, b) => a.from - b.from)) {
    years += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return years;
}
