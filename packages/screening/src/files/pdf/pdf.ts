import type { RawDocument } from '../document/document.js';
import { UnreadableError } from '../document/unreadable.js';
import { withoutVisible } from './also-visible.js';
import { readCharacters } from './page/characters.js';
import { toFragments } from './page/fragments.js';
import { mapPages, withDocument } from './page/open-pdf.js';
import { viewPage } from './page/page-view.js';
import { type Pdfium, withPdfium } from './page/pdfium.js';
import { layOutPage } from './pdf-layout.js';
import { readWithPdfParse } from './pdf-second-reader.js';
import { checkStreams } from './pdf-streams.js';
import { type SeenPage, separateHidden } from './visibility/visibility.js';

const TAIL_BYTES = 2048;

/** A whole PDF names its cross-reference table at its end; a cut-off one may still open but shows half a resume. */
function isCutOff(file: Buffer): boolean {
  const tail = file.subarray(-TAIL_BYTES).toString('latin1');
  return !tail.includes('%%EOF') && !tail.includes('startxref');
}

function readPage(pdfium: Pdfium, page: number): SeenPage {
  const view = viewPage(pdfium, page);
  return separateHidden(pdfium, page, view, toFragments(readCharacters(pdfium, page, view)));
}

/** The pages as PDFium sees them; null when it can't open the file or load a page of it. */
async function readWithPdfium(file: Uint8Array): Promise<readonly SeenPage[] | null> {
  const pages = await withPdfium((pdfium) => {
    try {
      const read = withDocument(pdfium, file, (document) =>
        mapPages(pdfium, document, (page) => readPage(pdfium, page)),
      );
      // PDFium goes on without a picture it has no room for, but text may stand on it.
      if (pdfium.isExhausted) throw new UnreadableError('memory');
      return read;
    } catch (error) {
      // Whatever breaks PDFium once it has got no more memory, this is why.
      if (pdfium.isExhausted) throw new UnreadableError('memory', undefined, error);
      throw error;
    }
  });
  return pages === null || pages.length === 0 ? null : pages;
}

function toRaw(pages: readonly SeenPage[]): RawDocument {
  const visible = pages.map((page) => layOutPage(page.visible));
  const hidden = pages.map((page) => layOutPage(page.hidden));
  if (visible.every((page) => page.trim() === '') && pages.some((page) => page.hasPaint))
    throw new UnreadableError('image-only');
  return { pages: visible, hiddenText: withoutVisible(hidden, visible) };
}

/** Text of a PDF, page by page, with what a person would not see set apart. */
export async function readPdf(bytes: Uint8Array): Promise<RawDocument> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isCutOff(file)) throw new UnreadableError('corrupt');
  checkStreams(file);
  let reason: unknown;
  try {
    const pages = await readWithPdfium(file);
    if (pages) return toRaw(pages);
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    reason = error;
  }
  try {
    const raw = await readWithPdfParse(bytes);
    if (raw.pages.some((page) => page.trim() !== '')) return raw;
  } catch (error) {
    reason ??= error;
  }
  throw new UnreadableError('corrupt', undefined, reason);
}
