import { readColumns } from '../../facts/work/job-labels.js';
import { isWholeDate } from '../../facts/work/whole-dates.js';

/** A stretch of one line with no wide gap inside. */
export interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly fontSize: number;
}

/** Baselines this close, in font sizes, are of one line. */
export const SAME_LINE = 0.45;
/** Cells of a row, at least: two may as well be two columns of text. */
const MIN_CELLS = 3;
/** Rows that follow each other at more than this, in font sizes, belong apart. */
export const MAX_STEP = 3.2;
/** Lines of one cell follow each other at no more than this, in font sizes. */
const MAX_WRAP = 1.35;

export type Line = readonly Piece[];

/** Pieces by the lines that they are on. */
export function groupLines(pieces: readonly Piece[]): readonly Line[] {
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const first = lines.at(-1)?.[0];
    if (first && Math.abs(first.baseline - piece.baseline) < SAME_LINE * piece.fontSize)
      lines.at(-1)?.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** Consecutive lines of a page that are one table. */
export interface Table {
  readonly first: number;
  readonly behind: number;
  readonly text: string;
}

interface Column {
  left: number;
  right: number;
}

/** The column that each piece of a line is in; null when one is in none or in several. */
function placesIn(line: Line, columns: readonly Column[]): readonly number[] | null {
  const places: number[] = [];
  for (const { left, right } of line) {
    const touched = columns.flatMap((column, at) =>
      left < column.right && right > column.left ? [at] : [],
    );
    const [place] = touched;
    if (place === undefined || touched.length > 1) return null;
    places.push(place);
  }
  return places;
}

/** Distance of a line from the one before, in font sizes. */
export function stepTo(lines: readonly Line[], index: number): number {
  const [before, own] = [lines[index - 1]?.[0], lines[index]?.[0]];
  return before && own ? (own.baseline - before.baseline) / own.fontSize : 0;
}

/** Reads a table whose head is the line at `first`; wrapped lines of a cell are joined. */
function readTable(
  lines: readonly Line[],
  first: number,
  cellsOf: (index: number) => Line,
): Table | null {
  const columns: Column[] = (lines[first] ?? []).map(({ left, right }) => ({ left, right }));
  const placed: {
    readonly line: Line;
    readonly places: readonly number[];
    readonly step: number;
  }[] = [];
  for (let at = first; at < lines.length; at += 1) {
    const line = cellsOf(at);
    const step = at === first ? 0 : stepTo(lines, at);
    const places = step > MAX_STEP ? null : placesIn(line, columns);
    if (!places || (step > MAX_WRAP && line.length < MIN_CELLS - 1)) break;
    for (const [index, place] of places.entries()) {
      const [column, piece] = [columns[place], line[index]];
      if (!column || !piece) continue;
      column.left = Math.min(column.left, piece.left);
      column.right = Math.max(column.right, piece.right);
    }
    placed.push({ line, places, step });
  }
  const isSpaced = placed.some(({ step }, at) => at > 1 && step > MAX_WRAP);
  const rows: string[][] = [];
  for (const { line, places, step } of placed) {
    const isRow =
      isSpaced || rows.length < 2 ? step > MAX_WRAP : new Set(places).size === columns.length;
    if (isRow || rows.length === 0) rows.push(columns.map(() => ''));
    const row = rows.at(-1) ?? [];
    for (const [index, place] of places.entries())
      row[place] = `${row[place] ?? ''} ${line[index]?.text ?? ''}`.trim();
  }
  const isTable = rows.length > 1 && rows.slice(1).some((row) => row.filter(Boolean).length > 2);
  const text = rows.map((row) => row.filter(Boolean).join('\t')).join('\n');
  return isTable ? { first, behind: first + placed.length, text } : null;
}

/**
 * The tables of a page that begin with a line of labels: 'Company', 'Designation', 'From', 'To'. `cellsOf` gives the pieces of a line as
 * they are in a table, where smaller gaps part them.
 */
export function findTables(
  lines: readonly Line[],
  cellsOf: (index: number) => Line,
): readonly Table[] {
  const tables: Table[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? [];
    if (line.length < MIN_CELLS || !readColumns(line.map(({ text }) => text).join('\t'))) continue;
    const table = readTable(lines, at, cellsOf);
    if (!table) continue;
    tables.push(table);
    at = table.behind - 1;
  }
  return tables;
}

/** Right edges this close, in points, are aligned. */
const ALIGNED = 1.5;
const MIN_RAIL = 4;
/** In font sizes. */
const MAX_SHORT = 8;

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** True for '2014 – 2019, 5 years', unlike 'HACCP 2015'. */
function isDate(text: string): boolean {
  return isWholeDate(text) || (/^\P{L}/u.test(text) && YEAR.test(text));
}

/** True for labels that are set against the gutter, with left edges of their own unless they are short. */
function areAgainstGutter(left: readonly Piece[]): boolean {
  const edge = Math.max(...left.map((piece) => piece.right));
  const aligned = left.filter((piece) => edge - piece.right < ALIGNED);
  const starts = new Set(aligned.map((piece) => Math.round(piece.left / ALIGNED)));
  const isShort = aligned.every((piece) => edge - piece.left < MAX_SHORT * piece.fontSize);
  return aligned.length >= left.length * 0.8 && (isShort || starts.size >= aligned.length * 0.5);
}

/** True for labels or dates with their values on the same lines, as in the old Europass and in moderncv. */
export function isLabelRail(left: readonly Piece[], right: readonly Piece[]): boolean {
  if (left.length < MIN_RAIL) return false;
  const isDated = left.filter(({ text }) => isDate(text)).length >= left.length * 0.5;
  if (!isDated && !areAgainstGutter(left)) return false;
  const valued = left.filter(({ baseline, fontSize }) =>
    right.some((piece) => Math.abs(piece.baseline - baseline) < SAME_LINE * fontSize),
  );
  return valued.length >= left.length * 0.6;
}
