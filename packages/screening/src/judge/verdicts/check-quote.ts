import type { QuotePlace } from '@shortlist/contracts/screening';
import type { ExtractedResume } from '../../types.js';

/** The page (1-based) of the file that an offset is on. */
function pageOf({ pageStarts, part }: ExtractedResume, offset: number): number | null {
  if (pageStarts.length === 0) return null;
  const page = Math.max(1, pageStarts.filter((start) => start <= offset).length);
  return page + (part?.firstPage ?? 1) - 1;
}

/** Place of a stretch of the visible text. */
export function placeAt(resume: ExtractedResume, start: number, end: number): QuotePlace {
  return { start, end, page: pageOf(resume, start) };
}

/** The same words may be wrapped or spaced differently; nothing else may differ. */
function patternOf(quote: string): RegExp | null {
  const words = quote.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const escaped = words.map((word) =>
    word
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/['’‘]/g, "['’‘]")
      .replace(/["“”]/g, '["“”]')
      .replace(/[-–—]/g, '[-–—]'),
  );
  return new RegExp(escaped.join('\\s+'), 'i');
}

const MIN_QUOTE = 2;
const MAX_QUOTE = 600;

/**
 * Finds a quote in the visible text, tolerating only line breaks, spacing, case and the form of quotation marks and
 * dashes.
 */
export function findQuote(
  resume: ExtractedResume,
  quote: string,
): { quote: string; place: QuotePlace } | null {
  const trimmed = quote.trim();
  if (trimmed.length < MIN_QUOTE || trimmed.length > MAX_QUOTE) return null;
  const exact = resume.text.indexOf(trimmed);
  if (exact !== -1) {
    return { quote: trimmed, place: placeAt(resume, exact, exact + trimmed.length) };
  }
  const match = patternOf(trimmed)?.exec(resume.text);
  if (!match) return null;
  return { quote: match[0], place: placeAt(resume, match.index, match.index + match[0].length) };
}
