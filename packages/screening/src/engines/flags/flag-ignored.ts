import type { Segment } from '../../text/words/segments.js';
import type { ExtractedResume, GivenFlag } from '../../types.js';
import { MAX_DETAIL } from './flags.js';

const FLAGS = {
  repeated: {
    kind: 'keyword-list',
    message:
      'The resume repeats words of the trade without saying what was done. They were not counted.',
  },
  listed: {
    kind: 'keyword-list',
    message:
      'The resume mostly lists what the job asks for. No job or course in it shows these things, so they were not counted.',
  },
  copied: {
    kind: 'copied-advert',
    message: 'Parts of the job description are copied into the resume. They were not counted.',
  },
} as const;

/** Flags statements that counted for nothing. */
export function flagIgnored(
  why: keyof typeof FLAGS,
  resume: ExtractedResume,
  ignored: readonly Segment[],
): readonly GivenFlag[] {
  if (ignored.length === 0) return [];
  const detail = ignored.map(({ start, end }) => resume.text.slice(start, end)).join(' … ');
  return [{ ...FLAGS[why], detail: detail.slice(0, MAX_DETAIL) }];
}
