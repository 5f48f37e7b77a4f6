import type { Verdict } from '@shortlist/contracts/screening';
import { checkVerdict, findQuote, placeAt } from '../../judge/check-quote.js';
import { isInstruction } from '../../text/terms/instruction-text.js';
import { type Segment, splitSegments } from '../../text/words/segments.js';
import type { ExtractedResume } from '../../types.js';

/** No genuine resume is longer; anything beyond would only cost tokens. */
const MAX_RESUME = 60_000;

/** The statements of a resume by number, from 1: a model names a number instead of copying a line. */
export interface NumberedResume {
  readonly lines: readonly Segment[];
  /** One numbered statement per line, without repetitions and orders to the reader's machine. */
  readonly text: string;
}

/** What the model claims about one criterion. */
export interface ClaimedVerdict {
  readonly verdict: Verdict['verdict'];
  /** Number of the statement that shows it; null when none was named. */
  readonly line: number | null;
  /** Words of it; empty when none were given. */
  readonly words: string;
}

/** Numbers the statements of the visible text. */
export function numberResume({ text }: ExtractedResume): NumberedResume {
  const seen = new Set<string>();
  const lines = splitSegments(text.slice(0, MAX_RESUME)).filter((segment) => {
    if (seen.has(segment.text) || isInstruction(segment.text)) return false;
    seen.add(segment.text);
    return true;
  });
  const written = lines.map((line, at) => `${at + 1} ${line.text.replace(/\s+/g, ' ')}`);
  return { lines, text: written.join('\n') };
}

/** The statement that holds the words: the named one, else the first that does; null when none does. */
function showing(
  resume: ExtractedResume,
  { lines }: NumberedResume,
  { line, words }: ClaimedVerdict,
): Segment | null {
  const named = line === null ? undefined : lines[line - 1];
  const holds = (segment: Segment) => findQuote({ ...resume, text: segment.text }, words) !== null;
  if (named && holds(named)) return named;
  return lines.find(holds) ?? null;
}

/**
 * The verdict that code can vouch for: its quote is a verbatim slice of the visible text that holds the words the model
 * gave for it. Number and words check each other; what fits no statement is `not-found`.
 */
export function settleVerdict(
  resume: ExtractedResume,
  numbered: NumberedResume,
  criterionId: string,
  claimed: ClaimedVerdict,
): Verdict {
  const segment = claimed.verdict === 'not-found' ? null : showing(resume, numbered, claimed);
  if (!segment) return checkVerdict(resume, { criterionId, verdict: 'not-found', quote: null });
  return {
    criterionId,
    verdict: claimed.verdict,
    quote: resume.text.slice(segment.start, segment.end),
    place: placeAt(resume, segment.start, segment.end),
  };
}
