import type { Verdict } from '@shortlist/contracts/screening';
import type { ResumeText } from '../screening.js';

/** Where words that earned points stand in a resume; the end is exclusive. */
export interface Evidence {
  /** The criterion they show. */
  readonly of: string;
  readonly start: number;
  readonly end: number;
}

/** A stretch of a resume that is evidence, or that is not. */
export interface Stretch {
  readonly text: string;
  /** Offset of its first character in the resume. */
  readonly start: number;
  readonly marked: boolean;
}

/** Longest context shown before and after a quote, in characters. */
const context = { before: 320, after: 520 } as const;

function placeOf({ quote, place }: Verdict, text: string): Pick<Evidence, 'start' | 'end'> | null {
  if (place && place.start < place.end && place.end <= text.length) return place;
  // An older result holds no place; the quote is verbatim, so it can be found.
  const start = quote ? text.indexOf(quote) : -1;
  return quote && start >= 0 ? { start, end: start + quote.length } : null;
}

/** Where the evidence of the verdicts stands in `text`; a quote that cannot be placed is left out. */
export function evidenceIn(text: string, verdicts: readonly Verdict[]): Evidence[] {
  return verdicts.flatMap((verdict) => {
    const place = verdict.quote ? placeOf(verdict, text) : null;
    return place ? [{ of: verdict.criterionId, start: place.start, end: place.end }] : [];
  });
}

/** The 1-based page of the file that an offset is on; null when the resume's format has no pages. */
export function pageAt(
  { pageStarts, part }: Pick<ResumeText, 'pageStarts' | 'part'>,
  offset: number,
) {
  if (pageStarts.length < 2 && !part) return null;
  const page = Math.max(1, pageStarts.filter((start) => start <= offset).length);
  return page + (part?.firstPage ?? 1) - 1;
}

/** The first line break from `from` towards `limit`, or the limit itself where the line goes on past it. */
function snap(text: string, limit: number, side: 'before' | 'after', quote: Evidence): number {
  if (limit <= 0 || limit >= text.length) return Math.min(text.length, Math.max(0, limit));
  const breakAt = side === 'before' ? text.indexOf('\n', limit) + 1 : text.lastIndexOf('\n', limit);
  const usable = side === 'before' ? breakAt > 0 && breakAt <= quote.start : breakAt >= quote.end;
  return usable ? breakAt : limit;
}

/** The part of a resume around one piece of evidence: whole lines where they are not too long. */
export function passageAround(
  text: string,
  evidence: Evidence,
): { readonly start: number; readonly end: number } {
  return {
    start: snap(text, evidence.start - context.before, 'before', evidence),
    end: snap(text, evidence.end + context.after, 'after', evidence),
  };
}

/** Cuts `text` from `start` to `end` into marked and plain stretches; evidence that overlaps is marked once. */
export function markEvidence(
  text: string,
  evidence: readonly Pick<Evidence, 'start' | 'end'>[],
  { start, end }: { readonly start: number; readonly end: number },
): Stretch[] {
  const stretches: Stretch[] = [];
  const add = (from: number, to: number, marked: boolean) => {
    if (to > from) stretches.push({ text: text.slice(from, to), start: from, marked });
  };
  let at = start;
  for (const piece of [...evidence].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const from = Math.max(at, piece.start);
    const to = Math.min(end, piece.end);
    if (to <= from) continue;
    add(at, from, false);
    add(from, to, true);
    at = to;
  }
  add(at, end, false);
  return stretches;
}

/** From this confidence on a word of a scan counts as read for certain, 0–1. */
const SURE = 0.85;

type Scan = NonNullable<ResumeText['scan']>;

/** The words of a scan that a range of its text has, with their places on the pages. */
export function wordsIn(
  scan: Scan | undefined,
  range: Pick<Evidence, 'start' | 'end'>,
): Scan['words'] {
  return scan?.words.filter(({ start, end }) => start < range.end && range.start < end) ?? [];
}

/** Where words of a scan were not read for certain. */
export function doubtfulIn(scan: Scan | undefined): Pick<Evidence, 'start' | 'end'>[] {
  return scan?.words.filter(({ confidence }) => confidence < SURE) ?? [];
}

/** A resume's pages as ranges of its text; the whole text where there are none. */
export function pagesOf({ text, pageStarts }: Pick<ResumeText, 'text' | 'pageStarts'>) {
  const starts = pageStarts.length < 2 ? [0] : [0, ...pageStarts.slice(1)];
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? text.length }));
}
