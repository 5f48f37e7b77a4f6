import { BlendMode, PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import type { Spot } from './spots.js';

/** The colours of marks on pictures: yellow as of a pen, and a blue frame. */
const PEN = rgb(1, 0.91, 0.45);
const FRAME = rgb(0.17, 0.29, 0.8);
const FRAME_WIDTH = 1.5;

/** Place of a point that is given as shares of a page as it is shown, from its top left. */
function pointOn(page: PDFPage, across: number, down: number) {
  const { x, y, width, height } = page.getCropBox();
  const at = (right: number, up: number) => ({ x: x + right * width, y: y + up * height });
  switch (((page.getRotation().angle % 360) + 360) % 360) {
    case 90:
      return at(down, across);
    case 180:
      return at(1 - across, down);
    case 270:
      return at(1 - down, 1 - across);
    default:
      return at(across, 1 - down);
  }
}

/** The rectangle of a page that is seen at `box`. */
export function rectangleAt(page: PDFPage, box: Spot['box']) {
  const one = pointOn(page, box.left, box.top);
  const other = pointOn(page, box.right, box.bottom);
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

/** A copy of a PDF with marks on its pages. Throws for one that is locked or damaged. */
export async function markPages(file: File, spots: readonly Spot[]): Promise<File> {
  const pdf = await PDFDocument.load(await file.arrayBuffer(), { updateMetadata: false });
  for (const { page: number, box, isChosen } of spots) {
    const page = pdf.getPage(number - 1);
    page.drawRectangle({
      ...rectangleAt(page, box),
      color: PEN,
      blendMode: BlendMode.Multiply,
      ...(isChosen && { borderColor: FRAME, borderWidth: FRAME_WIDTH }),
    });
  }
  return new File([new Uint8Array(await pdf.save())], file.name, { type: file.type });
}
