import type { Box } from './box.js';
import type { Pdfium } from './pdfium.js';

type Matrix = readonly [number, number, number, number, number, number];

const ROOM = 24;

function readMatrix({ view }: Pdfium, at: number): Matrix {
  const numbers = view();
  const float = (index: number) => numbers.getFloat32(at + index * 4, true);
  return [float(0), float(1), float(2), float(3), float(4), float(5)];
}

/** First `inner` undone, then `outer`; null when nothing can undo it. */
function afterUndoing(inner: Matrix, outer: Matrix): Matrix | null {
  const [a, b, c, d, e, f] = inner;
  const size = a * d - b * c;
  if (size === 0) return null;
  const undo: Matrix = [d / size, -b / size, -c / size, a / size, 0, 0];
  const [A, B, C, D, E, F] = outer;
  const turned: Matrix = [
    undo[0] * A + undo[1] * C,
    undo[0] * B + undo[1] * D,
    undo[2] * A + undo[3] * C,
    undo[2] * B + undo[3] * D,
    0,
    0,
  ];
  return [
    turned[0],
    turned[1],
    turned[2],
    turned[3],
    E - e * turned[0] - f * turned[2],
    F - e * turned[1] - f * turned[3],
  ];
}

/**
 * PDFium places a file's replacement text (ActualText: ligatures, shaped Arabic) by the drawing it stands in, not by the page. Gives
 * what brings a place there onto the page; null when it is on the page already.
 */
export function findMisplacement(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  pointer: number,
  [x, y]: readonly [number, number],
): ((x: number, y: number) => readonly [number, number]) | null {
  const { calls } = pdfium;
  const at = pdfium.allocate(ROOM);
  calls.FPDFText_GetMatrix(textPage, index, at);
  const onPage = readMatrix(pdfium, at);
  calls.FPDFPageObj_GetMatrix(pointer, at);
  const inDrawing = readMatrix(pdfium, at);
  pdfium.free(at);
  const isThere = Math.abs(x - onPage[4]) < 1 && Math.abs(y - onPage[5]) < 1;
  const matrix = isThere ? null : afterUndoing(inDrawing, onPage);
  if (!matrix) return null;
  const [a, b, c, d, e, f] = matrix;
  return (u, v) => [a * u + c * v + e, b * u + d * v + f];
}

/** Replacement text has no cells of its own: PDFium gives it the box of the ink. */
export function looksReplaced(ink: Box, cell: Box): boolean {
  return (['left', 'top', 'right', 'bottom'] as const).every(
    (side) => Math.abs(ink[side] - cell[side]) < 0.01,
  );
}
