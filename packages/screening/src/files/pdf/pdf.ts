import type { RawDocument } from '../document/document.js';
import { refuseNotice, refusePictures } from '../document/picture-document.js';
import { UnreadableError } from '../document/unreadable.js';
import { withoutVisible } from './also-visible.js';
import { readCharacters } from './page/characters.js';
import { coveredShare } from './page/covered-share.js';
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

interface ReadPage extends SeenPage {
  /** Share of the page, 0–1, that pictures cover. */
  readonly covered: number;
}

function readPage(pdfium: Pdfium, page: number): ReadPage {
  const view = viewPage(pdfium, page);
  const seen = separateHidden(pdfium, page, view, toFragments(readCharacters(pdfium, page, view)));
  return { ...seen, covered: seen.inked > 0 ? coveredShare(pdfium, page, view) : 0 };
}

interface ReadDocument {
  readonly pages: readonly ReadPage[];
  readonly attachments: number;
}

/** The pages as PDFium sees them; null when it can't open the file or load a page of it. */
async function readWithPdfium(file: Uint8Array): Promise<ReadDocument | null> {
  const read = await withPdfium((pdfium) => {
    try {
      const read = withDocument(pdfium, file, (document) => ({
        attachments: pdfium.calls.FPDFDoc_GetAttachmentCount(document),
        pages: mapPages(pdfium, document, (page) => readPage(pdfium, page)),
      }));
      // PDFium goes on without a picture it has no room for, but text may stand on it.
      if (pdfium.isExhausted) throw new UnreadableError('memory');
      return read;
    } catch (error) {
      // Whatever breaks PDFium once it has got no more memory, this is why.
      if (pdfium.isExhausted) throw new UnreadableError('memory', undefined, error);
      throw error;
    }
  });
  return read === null || read.pages.length === 0 ? null : read;
}

async function toRaw({ pages, attachments }: ReadDocument): Promise<RawDocument> {
  const visible = pages.map((page) => layOutPage(page.visible));
  const hidden = pages.map((page) => layOutPage(page.hidden));
  if (visible.every((page) => page.trim() === '') && pages.some((page) => page.hasPaint))
    throw new UnreadableError('image-only');
  refuseNotice(visible.join('\n'), attachments);
  await refusePictures(
    pages.map(({ covered, inked }, at) => ({ text: visible[at] ?? '', covered, inked })),
  );
  return { pages: visible, hiddenText: withoutVisible(hidden, visible) };
}

/** Text of a PDF, page by page, with what a person would not see set apart. */
export async function readPdf(bytes: Uint8Array): Promise<RawDocument> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isCutOff(file)) throw new UnreadableError('corrupt');
  checkStreams(file);
  let reason: unknown;
  try {
    const read = await readWithPdfium(file);
    if (read) return await toRaw(read);
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
