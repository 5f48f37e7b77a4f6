import type { Box } from './box.js';
import { type PageView, placeBox } from './page-view.js';
import type { Pdfium } from './pdfium.js';

/** PDFium's own numbers for kinds of objects. */
const IMAGE = 3;
const FORM = 5;
/** Objects of a page that are looked at, and how deep forms are followed: a scan is a few pictures. */
const MAX_OBJECTS = 2_000;
const MAX_DEPTH = 4;
/** The page is divided into so many cells a side. */
const CELLS = 32;

/** Six numbers that place a form on what holds it. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const AS_IT_IS: Matrix = [1, 0, 0, 1, 0, 0];

function multiply(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [
    a * A + b * C,
    a * B + b * D,
    c * A + d * C,
    c * B + d * D,
    e * A + f * C + E,
    e * B + f * D + F,
  ];
}

/** Share of the shown page, 0–1, that lies under pictures, also those inside forms. */
export function coveredShare(pdfium: Pdfium, page: number, view: PageView): number {
  const { calls } = pdfium;
  const cells = new Uint8Array(CELLS * CELLS);
  const at = pdfium.allocate(24);
  const numbers = (count: number) =>
    Array.from({ length: count }, (_, index) => pdfium.view().getFloat32(at + index * 4, true));
  let left = MAX_OBJECTS;

  function cover({ left: x1, top: y1, right: x2, bottom: y2 }: Box): void {
    const cell = (value: number, size: number) =>
      Math.min(CELLS, Math.max(0, Math.round((value / Math.max(1, size)) * CELLS)));
    for (let row = cell(y1, view.height); row < cell(y2, view.height); row += 1) {
      cells.fill(1, row * CELLS + cell(x1, view.width), row * CELLS + cell(x2, view.width));
    }
  }

  function look(object: number, matrix: Matrix, depth: number): void {
    left -= 1;
    if (object === 0) return;
    const kind = calls.FPDFPageObj_GetType(object);
    if (kind === IMAGE && calls.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12) === 1) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers(4);
      const [a, b, c, d, e, f] = matrix;
      const corners = [
        [x1, y1],
        [x1, y2],
        [x2, y1],
        [x2, y2],
      ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
      const xs = corners.map(([x]) => x);
      const ys = corners.map(([, y]) => y);
      cover(placeBox(view, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)));
    } else if (kind === FORM && depth < MAX_DEPTH) {
      if (calls.FPDFPageObj_GetMatrix(object, at) !== 1) return;
      const inner = multiply(numbers(6) as unknown as Matrix, matrix);
      const count = calls.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count && left > 0; index += 1) {
        look(calls.FPDFFormObj_GetObject(object, index), inner, depth + 1);
      }
    }
  }

  const count = calls.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && left > 0; index += 1) {
    look(calls.FPDFPage_GetObject(page, index), AS_IT_IS, 0);
  }
  pdfium.free(at);
  return cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
}
