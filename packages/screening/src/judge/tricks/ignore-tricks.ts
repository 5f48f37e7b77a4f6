import { type AnalysedText, analyseText } from '../../text/analyse.js';
import { isInstruction } from '../../text/terms/instruction-text.js';
import { replaceStretches } from '../../text/words/identity.js';
import type { Segment } from '../../text/words/segments.js';
import { findRepeatedWords } from './keyword-list.js';

/** A resume read without the statements that are aimed at a machine. */
export interface HonestText {
  readonly analysis: AnalysedText;
  /** Orders to the reader, forged evaluations. */
  readonly instructions: readonly Segment[];
  /** Statements that only repeat words. */
  readonly repeated: readonly Segment[];
}

/** The text with some of its statements counting for nothing; the same text when there are none. */
export function ignoreSegments(analysis: AnalysedText, ignored: readonly Segment[]): AnalysedText {
  if (ignored.length === 0) return analysis;
  const starts = new Set([...analysis.ignored, ...ignored].map((segment) => segment.start));
  return analyseText(analysis.text, (segment) => starts.has(segment.start));
}

/** The text with ignored statements blanked out, so that no facts are read from them; offsets stay. */
export function countedText({ text, ignored }: AnalysedText): string {
  return replaceStretches(text, ignored, (stretch) => stretch.replace(/[^\n]/g, ' '));
}

/** Reads a resume so that orders to the reader and repeated words count for nothing. */
export function readHonestText(text: string): HonestText {
  const instructions: Segment[] = [];
  const all = analyseText(text, (segment) => {
    const isOrder = isInstruction(segment.text);
    if (isOrder) instructions.push(segment);
    return isOrder;
  });
  const repeated = findRepeatedWords(all);
  return { analysis: ignoreSegments(all, repeated), instructions, repeated };
}
