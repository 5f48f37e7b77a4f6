import { MAX_TEXT_CHARACTERS } from '../../document/document.js';
import type { Box } from './box.js';
import { type PageView, placeBox } from './page-view.js';
import type { Pdfium } from './pdfium.js';
import { findMisplacement, looksReplaced } from './replacement-text.js';
import { createStyles, type TextStyle } from './text-objects.js';

/** PDFium writes a hyphen at a line's end so. */
const LINE_END_HYPHEN = 0x02;
const REPLACED = 0xfffd;
const SOFT_HYPHEN = 0xad;
/** The thinnest rule of a font is thicker, in font sizes. */
const MIN_INK = 0.005;
/** Room for the numbers that PDFium writes: four doubles, or a matrix. */
const ROOM = 64;

/** One character where it is drawn on the shown page. */
export interface Character {
  readonly text: string;
  /** PDFium's handle of the object that draws it, by which the object is switched off. */
  readonly pointer: number;
  readonly style: TextStyle;
  /** Around its ink. */
  readonly ink: Box;
  /** From its origin to the next character's, and from the font's top to its bottom. */
  readonly cell: Box;
  readonly origin: readonly [number, number];
  /** Its font draws nothing for it, or is not in the file and has no shape for it here. */
  readonly isShapeless: boolean;
}

/** A soft hyphen that is painted is a hyphen: LuaLaTeX writes all of them so. */
function toText(code: number, isShapeless: boolean): string {
  if (code === LINE_END_HYPHEN || (code === SOFT_HYPHEN && !isShapeless)) return '-';
  if (code === REPLACED || (code >= 0xd800 && code < 0xe000)) return '';
  return String.fromCodePoint(code);
}

/** The characters of a page in the order PDFium gives them, without those it adds itself. */
export function readCharacters(pdfium: Pdfium, page: number, view: PageView): readonly Character[] {
  const { calls } = pdfium;
  const textPage = calls.FPDFText_LoadPage(page);
  if (textPage === 0) return [];
  const at = pdfium.allocate(ROOM);
  const styleOf = createStyles(pdfium, view, textPage, at);
  const characters: Character[] = [];
  const count = Math.min(calls.FPDFText_CountChars(textPage), MAX_TEXT_CHARACTERS);
  for (let index = 0; index < count; index += 1) {
    const pointer = calls.FPDFText_GetTextObject(textPage, index);
    const code = calls.FPDFText_GetUnicode(textPage, index);
    // Spaces and line ends that PDFium adds itself belong to no object.
    if (pointer === 0 || code <= 0 || code > 0x10ffff) continue;
    const style = styleOf(index, pointer);
    calls.FPDFText_GetCharBox(textPage, index, at, at + 8, at + 16, at + 24);
    calls.FPDFText_GetLooseCharBox(textPage, index, at + 32);
    calls.FPDFText_GetCharOrigin(textPage, index, at + 48, at + 56);
    const numbers = pdfium.view();
    const double = (offset: number) => numbers.getFloat64(at + offset, true);
    const float = (offset: number) => numbers.getFloat32(at + 32 + offset, true);
    let [left, right, bottom, top] = [double(0), double(8), double(16), double(24)];
    const cell = { left: float(0), top: float(4), right: float(8), bottom: float(12) };
    let origin = [double(48), double(56)] as const;
    const isShapeless = Math.min(right - left, top - bottom) < MIN_INK * style.size;
    if (!isShapeless && looksReplaced({ left, top, right, bottom }, cell)) {
      const move = findMisplacement(pdfium, textPage, index, pointer, origin);
      if (move) {
        [left, top] = move(left, top);
        [right, bottom] = move(right, bottom);
        origin = move(...origin);
        Object.assign(cell, { left, top, right, bottom });
      }
    }
    characters.push({
      text: toText(code, isShapeless),
      pointer,
      style,
      ink: placeBox(view, left, top, right, bottom),
      cell: placeBox(view, cell.left, cell.top, cell.right, cell.bottom),
      origin: view.place(...origin),
      isShapeless,
    });
  }
  pdfium.free(at);
  calls.FPDFText_ClosePage(textPage);
  return characters;
}
