import type { Box } from './box.js';
import type { Pdfium } from './pdfium.js';

/** PDFium tells places on the screen in whole pixels: asked on a screen this much larger they are exact enough. */
const PRECISION = 16;
/** Step between the three places that are asked for, in points. */
const STEP = 1000;

/** A page as it is shown: cropped and turned, in points from its top left. */
export interface PageView {
  readonly width: number;
  readonly height: number;
  /** A place of the page's own coordinates on the shown page. */
  place(x: number, y: number): readonly [number, number];
  /** A direction of the page's own coordinates on the shown page. */
  turn(x: number, y: number): readonly [number, number];
}

/** How this page is shown. */
export function viewPage(pdfium: Pdfium, page: number): PageView {
  const { calls } = pdfium;
  const width = calls.FPDF_GetPageWidthF(page);
  const height = calls.FPDF_GetPageHeightF(page);
  const at = pdfium.allocate(8);
  const screen = [Math.round(width * PRECISION), Math.round(height * PRECISION)] as const;
  const ask = (x: number, y: number): readonly [number, number] => {
    calls.FPDF_PageToDevice(page, 0, 0, screen[0], screen[1], 0, x, y, at, at + 4);
    const view = pdfium.view();
    return [view.getInt32(at, true) / PRECISION, view.getInt32(at + 4, true) / PRECISION];
  };
  const [e, f] = ask(0, 0);
  const [ax, ay] = ask(STEP, 0);
  const [bx, by] = ask(0, STEP);
  pdfium.free(at);
  const [a, b, c, d] = [(ax - e) / STEP, (ay - f) / STEP, (bx - e) / STEP, (by - f) / STEP];
  return {
    width,
    height,
    place: (x, y) => [a * x + c * y + e, b * x + d * y + f],
    turn: (x, y) => [a * x + c * y, b * x + d * y],
  };
}

/** The box on the shown page of a rectangle of the page's own coordinates. */
export function placeBox(
  view: PageView,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Box {
  const [x, y] = view.place(left, top);
  const [u, v] = view.place(right, bottom);
  return {
    left: Math.min(x, u),
    right: Math.max(x, u),
    top: Math.min(y, v),
    bottom: Math.max(y, v),
  };
}
