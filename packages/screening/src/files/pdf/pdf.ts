import type { RawDocument } from '../document/document.js';
import { mailtosOf } from '../document/mailtos.js';
import {
  holdsMuchText,
  mayBePicture,
  type PageLook,
  refuseNotice,
  refusePictures,
} from '../document/picture-document.js';
import { OutOfMemoryError, PictureError, UnreadableError } from '../document/unreadable.js';
import { withoutVisible } from './also-visible.js';
import { readCharacters } from './page/characters.js';
import { coveredShare } from './page/covered-share.js';
import { type Fragment, toFragments } from './page/fragments.js';
import { readLinks } from './page/links.js';
import { mapPages, withDocument } from './page/open-pdf.js';
import { type PageView, viewPage } from './page/page-view.js';
import { type Pdfium, withPdfium } from './page/pdfium.js';
import { dropSpanningText } from './page/spanning-text.js';
import { layOutPage } from './pdf-layout.js';
import { readWithPdfParse } from './pdf-second-reader.js';
import { checkStreams } from './pdf-streams.js';
import { inkedShare } from './visibility/strokes.js';
import { separateHidden } from './visibility/visibility.js';

const TAIL_BYTES = 2048;

/** A whole PDF names its cross-reference table at its end; a cut-off one may still open but shows half a resume. */
function isCutOff(file: Buffer): boolean {
  const tail = file.subarray(-TAIL_BYTES).toString('latin1');
  return !tail.includes('%%EOF') && !tail.includes('startxref');
}

/** Throws UnreadableError for a PDF that is cut off, or that unpacks to far more than a resume needs. */
export function checkFile(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isCutOff(file)) throw new UnreadableError('corrupt');
  checkStreams(file);
  return file;
}

const NO_PICTURE = { covered: 0, inked: 0 };

interface ReadPage extends PageLook {
  readonly hidden: string;
  readonly hasPaint: boolean;
  readonly links: readonly string[];
}

/** Looks at pictures and writing only as far as a page's words leave a doubt: most pages never need it. */
function lookAtPage(
  pdfium: Pdfium,
  page: number,
  view: PageView,
  { text, fragments }: { readonly text: string; readonly fragments: readonly Fragment[] },
): Pick<PageLook, 'covered' | 'inked'> {
  if (!mayBePicture(text)) return NO_PICTURE;
  const covered = coveredShare(pdfium, page, view);
  if (!mayBePicture(text, covered)) return { covered, inked: 0 };
  const pointers = new Set(fragments.flatMap((fragment) => [...fragment.pointers]));
  return { covered, inked: inkedShare(pdfium, page, view, pointers) };
}

/** Reads a page; `before` is the text of the pages before it that are no pictures for certain. */
export function readPage(pdfium: Pdfium, page: number, before: string): Omit<ReadPage, 'links'> {
  const view = viewPage(pdfium, page);
  dropSpanningText(pdfium, page);
  const fragments = toFragments(readCharacters(pdfium, page, view));
  const seen = separateHidden(pdfium, page, view, fragments);
  const text = layOutPage(seen.visible);
  const isBlank = text.trim() === '' && !seen.hasPaint;
  const look =
    isBlank || holdsMuchText(before)
      ? NO_PICTURE
      : lookAtPage(pdfium, page, view, { text, fragments });
  return { ...look, text, hidden: layOutPage(seen.hidden), hasPaint: seen.hasPaint };
}

function readPages(pdfium: Pdfium, document: number): readonly ReadPage[] {
  let before = '';
  return mapPages(pdfium, document, (page) => {
    const read = { ...readPage(pdfium, page, before), links: readLinks(pdfium, document, page) };
    if (!mayBePicture(read.text)) before += `${read.text}\n`;
    return read;
  });
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
        pages: readPages(pdfium, document),
      }));
      // PDFium goes on without a picture it has no room for, but text may stand on it.
      if (pdfium.isExhausted) throw new OutOfMemoryError();
      return read;
    } catch (error) {
      // Any failure of PDFium after it ran out of memory has that cause.
      if (pdfium.isExhausted) throw new OutOfMemoryError(error);
      throw error;
    }
  });
  return read === null || read.pages.length === 0 ? null : read;
}

async function toRaw({ pages, attachments }: ReadDocument): Promise<RawDocument> {
  const visible = pages.map(({ text }) => text);
  if (visible.every((text) => text.trim() === '') && pages.some(({ hasPaint }) => hasPaint))
    throw new PictureError();
  refuseNotice(visible.join('\n'), attachments);
  await refusePictures(pages);
  return {
    mailtos: mailtosOf(pages.flatMap(({ links }) => links)),
    pages: visible,
    hiddenText: withoutVisible(
      pages.map(({ hidden }) => hidden),
      visible,
    ),
  };
}

/** Text of a PDF, page by page, with what a person would not see set apart. */
export async function readPdf(bytes: Uint8Array): Promise<RawDocument> {
  const file = checkFile(bytes);
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
