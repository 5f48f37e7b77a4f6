import { loadWords } from '../../data/load-words.js';
import { foldText } from '../../text/words/fold.js';

const labels = (name: string) => new Set(loadWords(name).map(foldText));
const labelKinds = [
  ['title', labels('title-labels')],
  ['employer', labels('employer-labels')],
  ['period', labels('period-labels')],
] as const;

/** The kinds of value that a form's label or a table's column announces. */
export type LabelKind = (typeof labelKinds)[number][0];

/** The kind of a label; null for other words. */
export function labelKind(text: string): LabelKind | null {
  const key = foldText(text.trim())
    .replace(/[*.:]$/u, '')
    .trim();
  return labelKinds.find(([, words]) => words.has(key))?.[0] ?? null;
}

const CELLS = /\t|\s{3,}|\s?\|\s?/;

/** The columns of a table of jobs; null for a cell that is none of theirs. */
export type Columns = readonly (LabelKind | null)[];

/** The cells of a table's line. */
export function cellsOf(line: string): readonly string[] {
  return line
    .split(CELLS)
    .map((cell) => cell.trim())
    .filter((cell, at, all) => cell !== '' || (at > 0 && at < all.length - 1));
}

/** The columns that a line announces ('Employer | Position | From | To'); null for any other line. */
export function readColumns(line: string): Columns | null {
  const cells = cellsOf(line);
  if (cells.length < 2 || cells.length > 10) return null;
  const kinds = cells.map(labelKind);
  const isHead = kinds.includes('title') && kinds.filter((kind) => kind !== null).length >= 2;
  return isHead ? kinds : null;
}
