import type { Box } from '../page/box.js';
import type { PageView } from '../page/page-view.js';
import type { Pdfium } from '../page/pdfium.js';

const PAPER = 0xffffffff;
const BYTES_PER_PIXEL = 4;
/** Comments, stamps and filled form fields are part of what a person sees. */
const WITH_ANNOTATIONS = 1;
/** Without softened edges a pixel of a letter has the letter's own colour, however thin its strokes are. */
const SHARP_TEXT = 0x1000;
const BLUE_GREEN_RED = 3;

/** A part of the shown page that is painted, and how many pixels a point has. */
export interface Section {
  readonly box: Box;
  readonly scale: number;
}

/** Painted pixels of a section. */
export interface Picture extends Section {
  readonly width: number;
  readonly height: number;
  /** One number a pixel: blue in its lowest byte, then green and red. Taken again after each further painting: it may have moved. */
  pixels(): Uint32Array;
}

/** The section of at most `maxPixels` around the box, as large as `scale` allows. */
export function sectionOf(box: Box, scale: number, maxPixels: number): Section {
  const points = Math.max(1, (box.right - box.left) * (box.bottom - box.top));
  return { box, scale: Math.min(scale, Math.sqrt(maxPixels / points)) };
}

/** Paints sections of one page; its pictures live in PDFium's memory until it is closed. */
export interface Painter {
  /** The section as a person would see it on white paper, but for the objects left out. */
  paint(section: Section, options?: { without?: Iterable<number>; annotations?: boolean }): Picture;
  close(): void;
}

/** A painter of this page. */
export function createPainter(pdfium: Pdfium, page: number, view: PageView): Painter {
  const { calls } = pdfium;
  const buffers: number[] = [];
  const draw = ({ box, scale }: Section, flags: number): Picture => {
    const width = Math.max(1, Math.ceil((box.right - box.left) * scale));
    const height = Math.max(1, Math.ceil((box.bottom - box.top) * scale));
    const stride = width * BYTES_PER_PIXEL;
    const buffer = pdfium.allocate(stride * height);
    buffers.push(buffer);
    const bitmap = calls.FPDFBitmap_CreateEx(width, height, BLUE_GREEN_RED, buffer, stride);
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
      flags,
    );
    calls.FPDFBitmap_Destroy(bitmap);
    return {
      box,
      scale,
      width,
      height,
      pixels: () => new Uint32Array(pdfium.bytes().buffer, buffer, width * height),
    };
  };
  return {
    paint(section, { without = [], annotations = true } = {}) {
      const pointers = [...without];
      for (const pointer of pointers) calls.FPDFPageObj_SetIsActive(pointer, 0);
      try {
        return draw(section, SHARP_TEXT | (annotations ? WITH_ANNOTATIONS : 0));
      } finally {
        for (const pointer of pointers) calls.FPDFPageObj_SetIsActive(pointer, 1);
      }
    },
    close() {
      for (const buffer of buffers) pdfium.free(buffer);
    },
  };
}
