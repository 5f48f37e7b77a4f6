import { isWholeDate } from '../../facts/work/whole-dates.js';
import { sectionOf } from '../../text/language/language-data.js';
import { groupLines, type Line, MAX_STEP, type Piece, stepTo } from './pdf-tables.js';

/** Lines of a page that are rows of one table, `first` to before `behind`. */
interface DatedRows {
  readonly first: number;
  readonly behind: number;
}

/** Rows of a table without a head, at least; two are enough where it has three columns. */
const MIN_ROWS = 3;
/** Lines below each other without a date: the wrapped lines of a cell, or a job's duties. */
const MAX_UNDATED = 3;
/** A column of a table has a cell in this share of its rows. */
const MIN_FILLED = 0.6;
/** Left edges this close, in points, are aligned. */
const ALIGNED = 3;

interface Column {
  readonly left: number;
  right: number;
  readonly pieces: Piece[];
}

/** True for a line with a date of its own and something that it dates. */
function isDated(line: Line): boolean {
  if (line.length < 2) return false;
  const dates = line.filter(({ text }) => isWholeDate(text)).length;
  return dates > 0 && dates < line.length;
}

/** Index behind the last dated line that follows `first` without a gap. */
function findEnd(lines: readonly Line[], first: number): number {
  let behind = first + 1;
  for (let at = behind; at < lines.length && at - behind < MAX_UNDATED; at += 1) {
    if (stepTo(lines, at) > MAX_STEP) break;
    if (isDated(lines[at] ?? [])) behind = at + 1;
  }
  return behind;
}

/** The columns of pieces that are above each other. */
function columnsOf(rows: readonly Line[]): readonly Column[] {
  const columns: Column[] = [];
  for (const piece of rows.flat().sort((a, b) => a.left - b.left)) {
    const last = columns.at(-1);
    if (last && piece.left < last.right) {
      last.pieces.push(piece);
      last.right = Math.max(last.right, piece.right);
    } else columns.push({ left: piece.left, right: piece.right, pieces: [piece] });
  }
  return columns;
}

/** True where dates have columns of their own, and what they date has others, each with a cell in most rows. */
function areTable(rows: readonly Line[], columns: readonly Column[]): boolean {
  if (columns.length < 2 || rows.length < (columns.length > 2 ? MIN_ROWS - 1 : MIN_ROWS))
    return false;
  const isOneCell = rows.every((row) =>
    columns.every(({ pieces }) => row.filter((piece) => pieces.includes(piece)).length < 2),
  );
  if (!isOneCell) return false;
  const dated = columns.map(({ pieces }) => pieces.map(({ text }) => isWholeDate(text)));
  const isPure = dated.every((dates) => dates.every((isDate) => isDate === dates[0]));
  return (
    isPure &&
    columns.every(
      ({ pieces }, at) => dated[at]?.[0] === true || pieces.length >= rows.length * MIN_FILLED,
    )
  );
}

/** True for a line between rows that fits in: below one of the columns, or across them from the left. */
function fits(line: Line, columns: readonly Column[]): boolean {
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last) return false;
  const dates = columns.filter(({ pieces }) => isWholeDate(pieces[0]?.text ?? ''));
  return line.every((piece) => {
    const isInside = piece.left > first.left - ALIGNED && piece.left < last.right;
    // A date column has nothing but dates: text in it is that of a second column of the page.
    const isAmongDates = dates.some(({ left }) => Math.abs(piece.left - left) < ALIGNED);
    return isInside && (!isAmongDates || isWholeDate(piece.text));
  });
}

/** True for a line of two columns of text beside each other, which go on above or below the rows. */
function goesOn(line: Line, columns: readonly Column[]): boolean {
  const isAt = (piece: Piece | undefined, column: Column | undefined) =>
    piece && column && Math.abs(piece.left - column.left) < ALIGNED;
  return line.length > 1 && !!isAt(line[0], columns[0]) && !!isAt(line[1], columns[1]);
}

/** True for rows of a page of two columns of text: lines around them go on in both, or head both. */
function areOfColumns(
  lines: readonly Line[],
  { first, behind }: DatedRows,
  columns: readonly Column[],
): boolean {
  const above = lines.slice(Math.max(0, first - 2), first);
  const below = lines.slice(behind, behind + 2);
  const around = [...above, ...below].filter((line) => goesOn(line, columns));
  const heads = (line: Line) => line.filter(({ text }) => sectionOf(text) !== null).length > 1;
  return around.length > 1 || around.some(heads);
}

function readRows(lines: readonly Line[], first: number): DatedRows | null {
  const rows = { first, behind: findEnd(lines, first) };
  const own = lines.slice(first, rows.behind);
  const dated = own.filter(isDated);
  const columns = columnsOf(dated);
  const isTable =
    areTable(dated, columns) &&
    own.every((line) => fits(line, columns)) &&
    !areOfColumns(lines, rows, columns);
  return isTable ? rows : null;
}

/** The tables of a page that have neither a head nor lines: jobs or schools in rows, with their dates in columns. */
function findDatedRows(lines: readonly Line[]): readonly DatedRows[] {
  const found: DatedRows[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (!isDated(lines[at] ?? [])) continue;
    const rows = readRows(lines, at);
    if (!rows) continue;
    found.push(rows);
    at = rows.behind - 1;
  }
  return found;
}

interface TablePart {
  readonly isTable: boolean;
  readonly pieces: readonly Piece[];
}

/** The lines before, in and behind tables of dated rows that the gutter would tear; null where it tears none. */
export function partAtTables(
  pieces: readonly Piece[],
  gutter: number,
): readonly TablePart[] | null {
  const lines = groupLines(pieces);
  const torn = findDatedRows(lines).filter(({ first, behind }) => {
    const own = lines.slice(first, behind).flat();
    return own.some(({ right }) => right <= gutter) && own.some(({ left }) => left >= gutter);
  });
  if (torn.length === 0) return null;
  const parts: TablePart[] = [];
  let from = 0;
  for (const { first, behind } of torn) {
    parts.push({ isTable: false, pieces: lines.slice(from, first).flat() });
    parts.push({ isTable: true, pieces: lines.slice(first, behind).flat() });
    from = behind;
  }
  return [...parts, { isTable: false, pieces: lines.slice(from).flat() }];
}
