import type { Box } from './box.js';
import type { Pdfium } from './pdfium.js';
import type { PageView } from './page-view.js';

const PAPER = 0xffffffff;
const BYTES_PER_PIXEL = 4;
/** Comments, stamps and filled form fields are part of what a person sees. */
const WITH_ANNOTATIONS = 1;
const BLUE_GREEN_RED = 3;

/** A part of the shown page that is painted, and how many pixels a point has. */
export interface Section {
  readonly box: Box;
  readonly scale: number;
}

/** Painted pixels of a section: blue, green, red and an unused byte each. */
export interface Picture extends Section {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The section of at most `maxPixels` around the box, as large as `scale` allows. */
export function sectionOf(box: Box, scale: number, maxPixels: number): Section {
  const points = Math.max(1, (box.right - box.left) * (box.bottom - box.top));
  return { box, scale: Math.min(scale, Math.sqrt(maxPixels / points)) };
}

/** Paints a section of a page as a person would see it on white paper. */
export function render(
  pdfium: Pdfium,
  page: number,
  view: PageView,
  { box, scale }: Section,
  { withAnnotations = true } = {},
): Picture {
  const { calls } = pdfium;
  const width = Math.max(1, Math.ceil((box.right - box.left) * scale));
  const height = Math.max(1, Math.ceil((box.bottom - box.top) * scale));
  const size = width * height * BYTES_PER_PIXEL;
  const buffer = pdfium.allocate(size);
  const bitmap = calls.FPDFBitmap_CreateEx(
    width,
    height,
    BLUE_GREEN_RED,
    buffer,
    width * BYTES_PER_PIXEL,
  );
  try {
    if (bitmap === 0) throw new RangeError('The memory for reading this PDF is used up.');
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, PAPER);
    calls.FPDF_RenderPageBitmap(
      bitmap,
      page,
      Math.round(-box.left * scale),
      Math.round(-box.top * scale),
      Math.round(view.width * scale),
      Math.round(view.height * scale),
      0,
      withAnnotations ? WITH_ANNOTATIONS : 0,
    );
    return { box, scale, width, height, pixels: pdfium.bytes().slice(buffer, buffer + size) };
  } finally {
    if (bitmap !== 0) calls.FPDFBitmap_Destroy(bitmap);
    pdfium.free(buffer);
  }
}

/** Runs `use` while these objects are not painted. */
export function without<T>({ calls }: Pdfium, pointers: Iterable<number>, use: () => T): T {
  const all = [...pointers];
  for (const pointer of all) calls.FPDFPageObj_SetIsActive(pointer, false);
  try {
    return use();
  } finally {
    for (const pointer of all) calls.FPDFPageObj_SetIsActive(pointer, true);
  }
}
