import { UnreadableError } from '../../document/unreadable.js';
import { loadFilledIn } from './filled-in.js';
import type { Pdfium } from './pdfium.js';

/** No resume has more; each page costs time. */
export const MAX_PAGES = 60;
/** Drawings, pictures and pieces of text of all pages together; a page of a resume has some hundreds, a large map a hundred thousand. */
const MAX_OBJECTS = 500_000;
const NO_PASSWORD = 0;
/** PDFium's own error codes. */
const PASSWORD_ERROR = 4;
const UNKNOWN_PROTECTION = 5;

/**
 * Opens a PDF for the time of `use`; gives null when PDFium does not understand the file.
 * Throws UnreadableError `encrypted` when it needs a password.
 */
export function withDocument<T>(
  pdfium: Pdfium,
  file: Uint8Array,
  use: (document: number) => T,
): T | null {
  const { calls } = pdfium;
  const data = pdfium.allocate(file.length);
  pdfium.bytes().set(file, data);
  const document = calls.FPDF_LoadMemDocument(data, file.length, NO_PASSWORD);
  try {
    if (document !== 0) return use(document);
    const error = calls.FPDF_GetLastError();
    if (error === PASSWORD_ERROR || error === UNKNOWN_PROTECTION)
      throw new UnreadableError('encrypted');
    return null;
  } finally {
    if (document !== 0) calls.FPDF_CloseDocument(document);
    pdfium.free(data);
  }
}

/**
 * Loads each page for the time of `use`. Pages that PDFium can't load are left out. A small stream that many pages share passes every
 * limit of size, so what they draw is counted: throws UnreadableError `memory`.
 */
export function mapPages<T>(
  pdfium: Pdfium,
  document: number,
  use: (page: number) => T,
): readonly T[] {
  const { calls } = pdfium;
  const results: T[] = [];
  let objects = 0;
  const count = Math.min(calls.FPDF_GetPageCount(document), MAX_PAGES);
  for (let index = 0; index < count; index += 1) {
    const page = loadFilledIn(pdfium, document, index);
    if (page === 0) continue;
    objects += calls.FPDFPage_CountObjects(page);
    if (objects > MAX_OBJECTS) throw new UnreadableError('memory');
    results.push(use(page));
    calls.FPDF_ClosePage(page);
  }
  return results;
}
