import type { AnalysedText } from '../../text/analyse.js';
import type { Segment } from '../../text/words/segments.js';

/** A model that names a statement needs no more of it; the rest would only cost tokens. */
const MAX_LENGTH = 240;

/** Statements of a resume by number, from 1: a model names a number instead of copying a line. */
export interface Statements {
  readonly lines: readonly Segment[];
  /** One numbered statement per line, without the person's name, addresses and repetitions. */
  readonly text: string;
}

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_LENGTH) return plain;
  return plain.slice(0, plain.lastIndexOf(' ', MAX_LENGTH) + 1 || MAX_LENGTH).trim();
}

/** Numbers the statements at these indexes, in the order of the text. */
export function numberStatements(
  { segments }: Pick<AnalysedText, 'segments'>,
  indexes: Iterable<number>,
): Statements {
  const seen = new Set<string>();
  const lines = [...new Set(indexes)]
    .sort((one, other) => one - other)
    .flatMap((at) => segments[at] ?? [])
    .filter(({ text }) => !seen.has(text) && seen.add(text));
  const written = lines.map(({ text }, at) => `${at + 1} ${shorten(text)}`);
  return { lines, text: written.join('\n') };
}
