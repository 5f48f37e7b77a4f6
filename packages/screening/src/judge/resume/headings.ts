import type { AnalysedText } from '../../text/analyse.js';
import type { DatedBlock } from './evidence-years.js';

/** Lines of a job's heading: dates, title, employer. */
export const HEADING_LINES = 3;

const BULLET = /[-–—•*·▪●]\s*$/u;

/** True for a segment that is an item of a list, and so no heading of a job. */
export const isItem = ({ text, segments }: AnalysedText, segment: number) =>
  BULLET.test(text.slice(0, segments[segment]?.start ?? 0).slice(-4));

/** The segments of the heading of a dated job. */
export const headingOf = (analysis: AnalysedText, { first, last }: DatedBlock): readonly number[] =>
  Array.from({ length: HEADING_LINES }, (_, at) => first + at).filter(
    (at) => at === first || (at <= last && !isItem(analysis, at)),
  );
