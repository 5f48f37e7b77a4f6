import { partAtTables } from './dated-rows.js';
import { isRightToLeft, toReadingOrder } from './page/bidi.js';
import { type Fragment, RTL_WORD_GAP, WORD_GAP } from './page/fragments.js';
import { findTables, groupLines, isLabelRail, type Piece, SAME_LINE } from './pdf-tables.js';

/** From this gap on, in font sizes, another column or a tab. */
const PIECE_GAP = 1.4;
/** From this gap on, in font sizes, another cell of a table. */
const CELL_GAP = 0.5;
const MIN_COLUMN_LINES = 4;
/** A page of more pieces than this is a drawing, and looking for its columns would take long. */
const MAX_COLUMN_PIECES = 5_000;
/** Lines of a column follow each other closely; dates set to the right do not. In font sizes. */
const MAX_COLUMN_LEADING = 3.2;
const PARAGRAPH_LEADING = 1.75;

/** Degrees. */
const MAX_SKEW = 3;
const MARKS = /^\p{M}+$/u;

function isRepeat(a: Fragment, b: Fragment): boolean {
  return (
    a.text === b.text && Math.abs(a.left - b.left) < 1.5 && Math.abs(a.baseline - b.baseline) < 1.5
  );
}

/** Pictures of pages that were scanned a little askew are read as if they stood straight. */
function isUpright(angle: number): boolean {
  return angle <= MAX_SKEW || angle >= 360 - MAX_SKEW;
}

/** Raised and lowered letters are at most this large and this far from their line's baseline, in its font sizes. */
const SCRIPT_SIZE = 0.9;
const SCRIPT_RISE = 0.55;
const SCRIPT_GAP = 0.15;
const MAX_SCRIPTS = 20;

/** True for the 'st' of '1st' or the '2' of 'H2O': small letters right behind a letter of the line. */
function areScripts(small: readonly Fragment[], line: readonly Fragment[]): boolean {
  if (small.length > MAX_SCRIPTS) return false;
  return small.every((script) =>
    line.some(({ right, baseline, style, text }) => {
      const { size } = style;
      return (
        text.trim() !== '' &&
        script.style.size < size * SCRIPT_SIZE &&
        Math.abs(script.baseline - baseline) < size * SCRIPT_RISE &&
        Math.abs(script.left - right) < size * SCRIPT_GAP
      );
    }),
  );
}

/** Puts raised and lowered letters into the line that they belong to. */
function joinScripts(lines: readonly Fragment[][]): readonly Fragment[][] {
  const joined: Fragment[][] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && areScripts(line, last)) last.push(...line);
    else if (last && areScripts(last, line)) joined[joined.length - 1] = [...line, ...last];
    else joined.push(line);
  }
  return joined;
}

/** Groups fragments into lines by their baselines, top to bottom. */
function toLines(fragments: readonly Fragment[]): readonly (readonly Fragment[])[] {
  const sorted = [...fragments].sort((a, b) => a.baseline - b.baseline || a.order - b.order);
  const lines: Fragment[][] = [];
  let reference = -Infinity;
  for (const fragment of sorted) {
    const line = lines.at(-1);
    if (
      line &&
      Math.abs(fragment.baseline - reference) <
        SAME_LINE * Math.min(fragment.style.size, line[0]?.style.size ?? 0)
    ) {
      line.push(fragment);
    } else {
      lines.push([fragment]);
      reference = fragment.baseline;
    }
  }
  return joinScripts(lines).map((line) =>
    line.sort((a, b) => a.left - b.left || a.order - b.order),
  );
}

/** A piece while it grows to the right. */
interface OpenPiece {
  readonly units: string[];
  readonly left: number;
  right: number;
  readonly baseline: number;
  readonly fontSize: number;
}

function addMark(units: string[], mark: string): void {
  const base = units.pop() ?? '';
  units.push(base + mark);
}

/** Chinese and Japanese set no spaces and their signs fill their cells differently. */
const SIGN = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;
const SIGN_GAP = 0.5;

function wordGap({ units }: OpenPiece, { text, style }: Fragment): number {
  const before = units.at(-1) ?? '';
  if (SIGN.test(before.slice(-1)) && SIGN.test(text[0] ?? '')) return SIGN_GAP * style.size;
  const isAmongRtl = isRightToLeft(before) && isRightToLeft(text);
  return (isAmongRtl ? RTL_WORD_GAP : WORD_GAP) * style.size;
}

/** Between words whose letters are set apart by blanks, in font sizes: one blank has at most half of it. */
const SPACED_WORD_GAP = 0.6;

function isLetterSpaced({ units }: OpenPiece, { text }: Fragment): boolean {
  return text.length === 1 && units.at(-2)?.length === 1;
}

function toPieces(line: readonly Fragment[], pieceGap = PIECE_GAP): readonly Piece[] {
  const pieces: OpenPiece[] = [];
  let previous: Fragment | null = null;
  for (const fragment of line) {
    if (previous && isRepeat(previous, fragment)) continue;
    const { style, left, right, baseline, units, text } = fragment;
    const open = pieces.at(-1);
    const gap = open ? left - open.right : Infinity;
    const hasBlank = open?.units.at(-1)?.trim() === '';
    if (text.trim() === '') {
      if (open && gap < pieceGap * style.size && !hasBlank) open.units.push(' ');
      continue;
    }
    previous = fragment;
    if (!open || gap >= pieceGap * style.size) {
      pieces.push({ units: [...units], left, right, baseline, fontSize: style.size });
      continue;
    }
    if (MARKS.test(text)) addMark(open.units, text);
    else {
      if (gap >= wordGap(open, fragment) && !hasBlank) open.units.push(' ');
      if (hasBlank && gap >= SPACED_WORD_GAP * style.size && isLetterSpaced(open, fragment))
        open.units.push(' ');
      open.units.push(...units);
    }
    open.right = Math.max(open.right, right);
  }
  return pieces.map(({ units, ...piece }) => ({ ...piece, text: toReadingOrder(units).trim() }));
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** True when pieces stand below each other like the lines of a text column. */
function isColumn(pieces: readonly Piece[]): boolean {
  if (pieces.length < MIN_COLUMN_LINES) return false;
  const size = median(pieces.map((piece) => piece.fontSize));
  const steps = pieces
    .slice(1)
    .map((piece, index) => piece.baseline - (pieces[index]?.baseline ?? 0));
  return median(steps) <= MAX_COLUMN_LEADING * size;
}

/** The x at which the page parts into two columns with the fewest pieces crossing; null when it has one. */
function findGutter(pieces: readonly Piece[]): number | null {
  let best: { x: number; crossing: number } | null = null;
  const starts = [...new Set(pieces.map((piece) => Math.round(piece.left)))].sort((a, b) => a - b);
  for (const start of starts) {
    const x = start - 2;
    const left = pieces.filter((piece) => piece.right <= x);
    const right = pieces.filter((piece) => piece.left >= x);
    const crossing = pieces.length - left.length - right.length;
    const aligned = right.filter((piece) => piece.left < x + 14).length;
    if (!isColumn(left) || !isColumn(right) || aligned < right.length * 0.5) continue;
    if (crossing > pieces.length * 0.35 || isLabelRail(left, right)) continue;
    if (best === null || crossing < best.crossing) best = { x, crossing };
  }
  return best?.x ?? null;
}

function writeRows(pieces: readonly Piece[]): string {
  const rows = groupLines(pieces).map((line) => ({
    text: line.map(({ text }) => text).join('\t'),
    baseline: line[0]?.baseline ?? 0,
    size: line[0]?.fontSize ?? 0,
  }));
  const leading = median(
    rows.slice(1).map((row, index) => row.baseline - (rows[index]?.baseline ?? 0)),
  );
  return rows
    .map((row, index) => {
      const step = row.baseline - (rows[index - 1]?.baseline ?? row.baseline);
      const isParagraph = step > PARAGRAPH_LEADING * Math.max(leading, row.size * 0.9);
      return (isParagraph ? '\n' : '') + row.text;
    })
    .join('\n');
}

/** Pieces in reading order: where the page has two columns, each stretch between full-width lines reads left, then right. */
function writeColumns(pieces: readonly Piece[], depth: number): string {
  const gutter = depth > 2 || pieces.length > MAX_COLUMN_PIECES ? null : findGutter(pieces);
  if (gutter === null) return writeRows(pieces);
  const tabled = partAtTables(pieces, gutter);
  if (tabled) {
    return tabled
      .map((part) => (part.isTable ? writeRows(part.pieces) : writeColumns(part.pieces, depth + 1)))
      .filter(Boolean)
      .join('\n');
  }
  const parts: string[] = [];
  let left: Piece[] = [];
  let right: Piece[] = [];
  let full: Piece[] = [];
  const flushColumns = () => {
    if (left.length > 0) parts.push(writeColumns(left, depth + 1));
    if (right.length > 0) parts.push(writeColumns(right, depth + 1));
    left = [];
    right = [];
  };
  const flushFull = () => {
    if (full.length > 0) parts.push(writeRows(full));
    full = [];
  };
  for (const piece of pieces) {
    if (piece.left < gutter && piece.right > gutter) {
      flushColumns();
      full.push(piece);
    } else {
      flushFull();
      (piece.left >= gutter ? right : left).push(piece);
    }
  }
  flushFull();
  flushColumns();
  return parts.join('\n\n');
}

/** Lines in reading order, tables by their rows. */
function writeLines(own: readonly (readonly Fragment[])[]): string {
  const lines = own.map((line) => toPieces(line));
  const tables = findTables(lines, (at) => toPieces(own[at] ?? [], CELL_GAP));
  const parts: string[] = [];
  let behind = 0;
  for (const table of tables) {
    parts.push(writeColumns(lines.slice(behind, table.first).flat(), 0), table.text);
    behind = table.behind;
  }
  parts.push(writeColumns(lines.slice(behind).flat(), 0));
  return parts.filter(Boolean).join('\n');
}

/** The text of a page as a person reads it: lines, columns, paragraphs. Text set at an angle comes last, each direction by itself. */
export function layOutPage(fragments: readonly Fragment[]): string {
  const byAngle = new Map<number, Fragment[]>([[0, []]]);
  for (const fragment of fragments) {
    const angle = isUpright(fragment.style.angle) ? 0 : fragment.style.angle;
    const known = byAngle.get(angle) ?? [];
    byAngle.set(angle, known);
    known.push(fragment);
  }
  return [...byAngle.values()]
    .map((own) => writeLines(toLines(own)))
    .filter(Boolean)
    .join('\n\n');
}
