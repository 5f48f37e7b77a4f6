import type { Pdfium } from './pdfium.js';
import type { PageView } from './page-view.js';

/** Rendering modes of the PDF that paint nothing themselves: 3 is invisible, 7 only clips what follows. */
const UNPAINTED_MODES: ReadonlySet<number> = new Set([3, 7]);

/** What a text object of a page says of all its characters. */
export interface TextObject {
  /** PDFium's own handle, by which the object is switched off. */
  readonly pointer: number;
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
  if (!calls.FPDFPageObj_GetFillColor(pointer, at, at + 4, at + 8, at + 12)) return null;
  const view = pdfium.view();
  return [0, 4, 8, 12].map((offset) => view.getUint32(at + offset, true));
}

/** Reads the object that drew the character at `index`. */
function readTextObject(
  pdfium: Pdfium,
  view: PageView,
  textPage: number,
  index: number,
  pointer: number,
  at: number,
): TextObject {
  const { calls } = pdfium;
  calls.FPDFText_GetMatrix(textPage, index, at);
  const [a = 1, b = 0, c = 0, d = 1] = [0, 4, 8, 12].map((offset) =>
    pdfium.view().getFloat32(at + offset, true),
  );
  const along = view.turn(a, b);
  const up = view.turn(c, d);
  const font = calls.FPDFTextObj_GetFont(pointer);
  return {
    pointer,
    size: calls.FPDFText_GetFontSize(textPage, index) * Math.hypot(up[0], up[1]),
    angle: (Math.round((Math.atan2(along[1], along[0]) * 180) / Math.PI) + 360) % 360,
    isPainted: !UNPAINTED_MODES.has(calls.FPDFTextObj_GetTextRenderMode(pointer)),
    isEmbedded: font !== 0 && calls.FPDFFont_GetIsEmbedded(font) === 1,
    color: readColor(pdfium, pointer, at),
  };
}

/** Finds the object of a character, each read once. */
export function createTextObjects(pdfium: Pdfium, view: PageView, textPage: number, at: number) {
  const known = new Map<number, TextObject>();
  return (index: number): TextObject | null => {
    const pointer = pdfium.calls.FPDFText_GetTextObject(textPage, index);
    // Spaces and line ends that PDFium adds itself belong to no object.
    if (pointer === 0) return null;
    let object = known.get(pointer);
    if (!object) {
      object = readTextObject(pdfium, view, textPage, index, pointer, at);
      known.set(pointer, object);
    }
    return object;
  };
}
