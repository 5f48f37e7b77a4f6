import type { Verdict } from '@shortlist/contracts/screening';
import { checkVerdict, findQuote, placeAt } from '../../judge/check-quote.js';
import { isInstruction } from '../../text/terms/instruction-text.js';
import { type Segment, splitSegments } from '../../text/words/segments.js';
import type { ExtractedResume } from '../../types.js';

/** No resume is longer; what is beyond would only cost tokens. */
const MAX_RESUME = 60_000;

/** The statements of a resume by number, from 1: a model names a number where it would have to copy a line. */
export interface NumberedResume {
  readonly lines: readonly Segment[];
  /** One numbered statement a line; what repeats and what talks to the reader's machine is left out. */
  readonly text: string;
}

/** What the model says of one criterion. */
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

/** The statement that holds the words: the named one, else the first that does. Without any, there is no evidence. */
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
 * The verdict that code can stand by: its quote is a verbatim slice of the visible text that holds the words the model gave
 * for it. Number and words check each other; what fits no statement is `not-found`.
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
