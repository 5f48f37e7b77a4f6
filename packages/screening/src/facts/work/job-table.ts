import type { ReadHeading } from './heading-layout.js';
import { readParts } from './heading-parts.js';
import { cellsOf, type Columns, type LabelKind } from './job-labels.js';
import { readEmployerAfterAt, readOpenTitle } from './work-words.js';

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
