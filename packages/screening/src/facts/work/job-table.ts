import type { ReadHeading } from './heading-layout.js';
import { type LabelKind, labelKind, readParts } from './heading-parts.js';
import { readEmployerAfterAt, readOpenTitle } from './work-words.js';

const CELLS = /\t|\s{3,}|\s?\|\s?/;

/** The columns of a table of jobs; null for a cell that is none of theirs. */
export type Columns = readonly (LabelKind | null)[];

function cellsOf(line: string): readonly string[] {
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

/** Reads a row under these columns; null where the row has other cells. */
export function readRow(line: string, columns: Columns): ReadHeading | null {
  const cells = cellsOf(line);
  const at = (kind: LabelKind) => cells[columns.indexOf(kind)] ?? '';
  // One cell may hold both dates where the table has two columns for them.
  if (cells.length < columns.length - 1 || cells.length > columns.length) return null;
  const [first] = readParts(at('title'));
  const title = first ? (first.openTitle ?? readOpenTitle(first.text) ?? first.text.trim()) : null;
  const employer = columns.includes('employer') ? readEmployerAfterAt(at('employer')) : null;
  return { title, employer, from: [0] };
}
