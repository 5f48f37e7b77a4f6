/** Text of a line that belongs together: columns stand apart by tabs, bars and wide gaps. */
const GAP = /\t+|\s{2,}|\s\|\s/g;

/** Addresses that a line end cuts are in short lines; a text without line ends must not be gone through for each address. */
const MAX_LINE = 1_000;

interface Cell {
  readonly text: string;
  /** Place in the whole text. */
  readonly start: number;
}

/** A piece of an address that may be on the line before or after it. */
export interface Neighbour {
  readonly text: string;
  /** True when its cell holds nothing else but a label. */
  readonly isAlone: boolean;
}

/** The cells of the line that begins at an offset; none in a line that is too long to be one of a resume's head. */
function cellsAt(text: string, lineStart: number): readonly Cell[] {
  const lineEnd = text.indexOf('\n', lineStart);
  const line = text.slice(lineStart, lineEnd === -1 ? text.length : lineEnd);
  if (line.length > MAX_LINE) return [];
  const cells: Cell[] = [];
  let from = 0;
  for (const gap of line.matchAll(GAP)) {
    cells.push({ text: line.slice(from, gap.index), start: lineStart + from });
    from = gap.index + gap[0].length;
  }
  cells.push({ text: line.slice(from), start: lineStart + from });
  return cells.filter(({ text: cell }) => cell.trim() !== '');
}

interface Surroundings {
  /** Where the address begins its cell: the ends of the cells in the line before that may go on in it. */
  readonly before: readonly Neighbour[];
  /** Where the address ends its cell: the beginnings of cells in the line after. */
  readonly after: readonly Neighbour[];
}

/** The texts of some cells that have any, each once. */
function textsOf(cells: readonly (Cell | undefined)[]): readonly string[] {
  return [...new Set(cells)].flatMap((cell) => cell?.text.trim() ?? []);
}

/** Takes a label, a bullet and all words up to the last comma off a cell. */
function lastPart(whole: string): string {
  const part =
    whole
      .replace(/^[^:]{1,20}:/, '')
      .split(/[,;]\s/)
      .at(-1) ?? '';
  return part.trimStart().replace(/^[^\p{L}\p{N}_.]+/u, '');
}

const neighbour = (whole: string, piece = ''): Neighbour[] =>
  piece === '' ? [] : [{ text: piece, isAlone: piece === whole }];

/** The pieces of text in the lines around a stretch that may belong to it. */
export function surroundings(text: string, start: number, end: number): Surroundings {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const cells = cellsAt(text, lineStart);
  const index = cells.findLastIndex((cell) => cell.start <= start);
  const cell = cells[index];
  if (!cell) return { before: [], after: [] };
  const isFirst = !/[\p{L}\p{N}]/u.test(cell.text.slice(0, start - cell.start));
  const isLast = cell.text.slice(end - cell.start).trim() === '';
  const lineEnd = text.indexOf('\n', lineStart);
  const above =
    isFirst && lineStart > 0 ? cellsAt(text, text.lastIndexOf('\n', lineStart - 2) + 1) : [];
  const below = isLast && lineEnd !== -1 ? cellsAt(text, lineEnd + 1) : [];
  // The lines of a column, or of a text that goes over the whole width.
  const ends = textsOf([above[index], index === 0 ? above.at(-1) : undefined]).map(lastPart);
  const starts = textsOf([below[index], index === cells.length - 1 ? below[0] : undefined]);
  return {
    before: ends.flatMap((whole) => neighbour(whole, whole.split(/\s+/).at(-1))),
    after: starts.flatMap((whole) => neighbour(whole, whole.split(/\s+/)[0])),
  };
}
