import type { Segment } from '../text/words/segments.js';
import type { ExtractedResume, GivenFlag } from '../types.js';

const MAX_DETAIL = 500;
const MESSAGES = {
  'keyword-list':
    'The resume repeats words of the trade without saying what was done. They were not counted.',
  'copied-advert':
    'Parts of the job description are copied into the resume. They were not counted.',
} as const;

/** Flags statements that counted for nothing. */
export function flagIgnored(
  kind: keyof typeof MESSAGES,
  resume: ExtractedResume,
  ignored: readonly Segment[],
): readonly GivenFlag[] {
  if (ignored.length === 0) return [];
  const detail = ignored.map(({ start, end }) => resume.text.slice(start, end)).join(' … ');
  return [{ kind, message: MESSAGES[kind], detail: detail.slice(0, MAX_DETAIL) }];
}
