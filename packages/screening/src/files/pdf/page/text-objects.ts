import type { PageView } from './page-view.js';
import type { Pdfium } from './pdfium.js';

/** Rendering modes of the PDF that paint nothing themselves: 3 is invisible, 7 only clips what follows. */
const UNPAINTED_MODES: ReadonlySet<number> = new Set([3, 7]);

/** How a text object draws all its characters. */
export interface TextStyle {
  /** Height of its font on the shown page, in points. */
  readonly size: number;
  /** Direction of its lines on the shown page, clockwise in whole degrees: 0 is upright. */
  readonly angle: number;
  readonly isPainted: boolean;
  readonly isEmbedded: boolean;
  /** Fill colour as [red, green, blue, opacity], each 0–255; null for a pattern. */
  readonly color: readonly number[] | null;
}

function readColor(pdfium: Pdfium, pointer: number, at: number): readonly number[] | null {
  const { calls } = pdfium;
  if (calls.FPDFPageObj_GetFillColor(pointer, at, at + 4, at + 8, at + 12) === 0) return null;
  const view = pdfium.view();
  return [0, 4, 8, 12].map((offset) => view.getUint32(at + offset, true));
}

/** Reads the style of the object that drew the character at `index`. */
function readStyle(
  pdfium: Pdfium,
  view: PageView,
  textPage: number,
  index: number,
  pointer: number,
  at: number,
): TextStyle {
  const { calls } = pdfium;
  calls.FPDFText_GetMatrix(textPage, index, at);
  const numbers = pdfium.view();
  const float = (offset: number) => numbers.getFloat32(at + offset, true);
  const along = view.turn(float(0), float(4));
  const up = view.turn(float(8), float(12));
  const font = calls.FPDFTextObj_GetFont(pointer);
  return {
    size: calls.FPDFText_GetFontSize(textPage, index) * Math.hypot(up[0], up[1]),
    angle: (Math.round((Math.atan2(along[1], along[0]) * 180) / Math.PI) + 360) % 360,
    isPainted: !UNPAINTED_MODES.has(calls.FPDFTextObj_GetTextRenderMode(pointer)),
    isEmbedded: font !== 0 && calls.FPDFFont_GetIsEmbedded(font) === 1,
    color: readColor(pdfium, pointer, at),
  };
}

function isAlike(a: TextStyle, b: TextStyle): boolean {
  return (
    Math.abs(a.size - b.size) < 0.01 &&
    a.angle === b.angle &&
    a.isPainted === b.isPainted &&
    a.isEmbedded === b.isEmbedded &&
    (a.color === b.color || a.color?.every((value, at) => value === b.color?.[at]) === true)
  );
}

/** Gives the style of each text object; neighbours that draw alike have the very same one. */
export function createStyles(pdfium: Pdfium, view: PageView, textPage: number, at: number) {
  const byPointer = new Map<number, TextStyle>();
  let last: TextStyle | null = null;
  return (index: number, pointer: number): TextStyle => {
    const known = byPointer.get(pointer);
    if (known) return known;
    const own = readStyle(pdfium, view, textPage, index, pointer, at);
    const style = last && isAlike(last, own) ? last : own;
    last = style;
    byPointer.set(pointer, style);
    return style;
  };
}
