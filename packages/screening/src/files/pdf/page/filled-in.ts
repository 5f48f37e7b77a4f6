import type { Pdfium } from './pdfium.js';

/** Kinds of annotation whose text a person reads on the page: notes typed onto it, stamps, form fields (PDFium's own numbers). */
const READ = new Set([3, 13, 20]);
/** Annotations of a page that are looked at. */
const MAX_ANNOTATIONS = 2_000;
const PAINT_ANNOTATIONS = 1;
const FOR_DISPLAY = 0;
const FLATTENED = 1;

function hasFilledIn({ calls }: Pdfium, page: number): boolean {
  const count = Math.min(calls.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
  for (let index = 0; index < count; index += 1) {
    const annotation = calls.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const isRead = READ.has(calls.FPDFAnnot_GetSubtype(annotation));
    calls.FPDFPage_CloseAnnot(annotation);
    if (isRead) return true;
  }
  return false;
}

/** Painting a page once makes PDFium draw the fields that bring only their value. */
function drawFields({ calls }: Pdfium, page: number): void {
  const bitmap = calls.FPDFBitmap_CreateEx(1, 1, 4, 0, 0);
  calls.FPDF_RenderPageBitmap(bitmap, page, 0, 0, 1, 1, 0, PAINT_ANNOTATIONS);
  calls.FPDFBitmap_Destroy(bitmap);
}

/**
 * Loads a page with what was filled in or typed onto it as part of it: form fields and notes are annotations, which stand beside a
 * page's own text. 0 when PDFium can't load the page.
 */
export function loadFilledIn(pdfium: Pdfium, document: number, index: number): number {
  const { calls } = pdfium;
  const page = calls.FPDF_LoadPage(document, index);
  if (page === 0 || !hasFilledIn(pdfium, page)) return page;
  drawFields(pdfium, page);
  if (calls.FPDFPage_Flatten(page, FOR_DISPLAY) !== FLATTENED) return page;
  // Fields that became part of the page appear only after it is loaded again.
  calls.FPDF_ClosePage(page);
  return calls.FPDF_LoadPage(document, index);
}
