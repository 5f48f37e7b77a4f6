import type { Verdict } from '@shortlist/contracts/screening';
import { findQuote, placeAt } from '../../judge/verdicts/check-quote.js';
import type { FramedResume, JudgedResume } from '../../judge/verdicts/judge.js';
import type { Segment } from '../../text/words/segments.js';
import type { ExtractedResume } from '../../types.js';
import type { Claim } from './answers.js';
import type { Statements } from './statements.js';

/** Where a statement holds the words of a claim. */
interface Found {
  readonly segment: Segment;
  readonly start: number;
  readonly end: number;
}

function findIn(segment: Segment, words: string): Found | null {
  const resume = { kind: 'text', fileName: '', pageStarts: [], hiddenText: [] } as const;
  const found = findQuote({ ...resume, text: segment.text }, words);
  if (!found) return null;
  const { start, end } = found.place;
  return { segment, start: segment.start + start, end: segment.start + end };
}

/** The named statement, else the first one with the words; null when none has them. */
function findShowing({ lines }: Statements, { line, words }: Claim): Found | null {
  const named = line === null ? undefined : lines[line - 1];
  const inNamed = named ? findIn(named, words) : null;
  if (inNamed) return inNamed;
  for (const segment of lines) {
    const found = findIn(segment, words);
    if (found) return found;
  }
  return null;
}

/** True when the words stand in a part of the text that shows nothing, such as a denial or a wish. */
function isBlank({ kept }: JudgedResume, { start, end }: Found): boolean {
  return kept.slice(start, end).trim() === '';
}

/** The verdict that the frame of the words allows; null when they show nothing. */
function allowed(
  { shown, ownWork }: FramedResume,
  claim: Claim,
  found: Found,
): Pick<Verdict, 'verdict' | 'reason'> | null {
  const { verdict, reason } = claim;
  if (verdict === 'not-found') return reason ? { verdict, reason } : null;
  if (isBlank(shown, found)) return null;
  const isShare = ownWork !== null && isBlank(ownWork, found);
  const at = shown.analysis.segments.findIndex(({ start }) => start === found.segment.start);
  return { verdict: isShare || shown.lists.has(at) ? 'partly' : verdict };
}

/**
 * The verdict that code can vouch for. A claim counts with a quote alone: words that a statement sent really has, in a
 * frame that allows it. What has none leaves the verdict of the local engine as it is; null then.
 */
export function settleClaim(
  resume: ExtractedResume,
  framed: FramedResume,
  statements: Statements,
  criterionId: string,
  claim: Claim,
): Verdict | null {
  if (claim.verdict === 'not-found' && !claim.reason)
    return { criterionId, verdict: 'not-found', quote: null, place: null };
  const found = findShowing(statements, claim);
  const verdict = found && allowed(framed, claim, found);
  if (!verdict) return null;
  const { start, end } = found.segment;
  return {
    criterionId,
    ...verdict,
    quote: resume.text.slice(start, end),
    place: placeAt(resume, start, end),
  };
}
