import type { PaintedText } from './painted-page.js';

/** A stretch of one line with no wide gap inside. */
interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly fontSize: number;
}

/** Gaps in font sizes: from here a space, from here another column or a tab. */
const WORD_GAP = 0.13;
const PIECE_GAP = 1.4;
const SAME_LINE = 0.45;
const MIN_COLUMN_LINES = 4;
/** A page of more pieces than this is a drawing, and looking for its columns would take long. */
const MAX_COLUMN_PIECES = 5_000;
/** Lines of a column follow each other closely; dates set to the right do not. In font sizes. */
const MAX_COLUMN_LEADING = 3.2;
const PARAGRAPH_LEADING = 1.75;
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

function isRepeat(a: PaintedText, b: PaintedText): boolean {
  return (
    a.text === b.text &&
    Math.abs(a.box.left - b.box.left) < 1.5 &&
    Math.abs(a.baseline - b.baseline) < 1.5
  );
}

/** Groups texts into lines by their baselines, top to bottom. */
function toLines(texts: readonly PaintedText[]): readonly (readonly PaintedText[])[] {
  const sorted = [...texts].sort((a, b) => a.baseline - b.baseline || a.order - b.order);
  const lines: PaintedText[][] = [];
  let reference = -Infinity;
  for (const text of sorted) {
    const line = lines.at(-1);
    if (
      line &&
      Math.abs(text.baseline - reference) <
        SAME_LINE * Math.min(text.fontSize, line[0]?.fontSize ?? 0)
    ) {
      line.push(text);
    } else {
      lines.push([text]);
      reference = text.baseline;
    }
  }
  return lines.map((line) => line.sort((a, b) => a.box.left - b.box.left || a.order - b.order));
}

function toPieces(line: readonly PaintedText[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let open: {
    text: string;
    left: number;
    right: number;
    baseline: number;
    fontSize: number;
  } | null = null;
  let previous: PaintedText | null = null;
  for (const text of line) {
    if (previous && isRepeat(previous, text)) continue;
    if (text.text.trim() === '') {
      if (
        open &&
        text.box.left - open.right < PIECE_GAP * text.fontSize &&
        !open.text.endsWith(' ')
      )
        open.text += ' ';
      continue;
    }
    const gap: number = open ? text.box.left - open.right : 0;
    if (open && gap < PIECE_GAP * text.fontSize) {
      const joins: boolean =
        gap < WORD_GAP * text.fontSize || open.text.endsWith(' ') || text.text.startsWith(' ');
      open.text += (joins ? '' : ' ') + text.text;
      open.right = Math.max(open.right, text.box.right);
    } else {
      if (open) pieces.push(open);
      open = {
        text: text.text,
        left: text.box.left,
        right: text.box.right,
        baseline: text.baseline,
        fontSize: text.fontSize,
      };
    }
    previous = text;
  }
  if (open) pieces.push(open);
  return pieces.map((piece) => ({ ...piece, text: reorder(piece.text.trim()) }));
}

/** Right-to-left text is painted letter by letter from the left; reading order is the other way round. */
function reorder(text: string): string {
  if (!RTL.test(text)) return text;
  return [...text]
    .reverse()
    .join('')
    .replace(/[\p{Script=Latin}\p{N}@._:/+-]+/gu, (run) => [...run].reverse().join(''));
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
    if (crossing > pieces.length * 0.35) continue;
    if (best === null || crossing < best.crossing) best = { x, crossing };
  }
  return best?.x ?? null;
}

function writeRows(pieces: readonly Piece[]): string {
  const rows: { text: string; baseline: number; size: number }[] = [];
  for (const piece of pieces) {
    const row = rows.at(-1);
    if (row && Math.abs(row.baseline - piece.baseline) < SAME_LINE * piece.fontSize)
      row.text += `\t${piece.text}`;
    else rows.push({ text: piece.text, baseline: piece.baseline, size: piece.fontSize });
  }
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

/** The text of a page as a person reads it: lines, columns, paragraphs. Text set at an angle comes last. */
export function layOutPage(texts: readonly PaintedText[]): string {
  const upright = texts.filter((text) => text.upright);
  const turned = texts
    .filter((text) => !text.upright)
    .map((text) => text.text)
    .join(' ');
  const pieces = toLines(upright).flatMap(toPieces);
  return [writeColumns(pieces, 0), turned.trim()].filter(Boolean).join('\n\n');
}
