import type { RawDocument } from '../document/document.js';
import { OutOfMemoryError, UnreadableError } from '../document/unreadable.js';
import { withoutVisible } from '../pdf/also-visible.js';
import { mapPages, withDocument } from '../pdf/page/open-pdf.js';
import { viewPage } from '../pdf/page/page-view.js';
import { type Pdfium, withPdfium } from '../pdf/page/pdfium.js';
import { checkFile, readPage } from '../pdf/pdf.js';
import { createPainter, sectionOf } from '../pdf/visibility/render.js';
import { isScanPicture, sniffContent } from '../reading/sniff.js';
import type { GreyPicture } from './picture/grey-picture.js';
import { picturesInWord } from './picture/pictures-in-word.js';
import { wrapPictures } from './picture/wrap-picture.js';
import { createPageReader } from './recognise-page.js';
import { loadRecogniser } from './recogniser.js';
import { type PageWord, type RecognisedPage, SURE } from './scanned-text.js';

/** Pages that are read; each takes seconds. */
const MAX_SCANNED_PAGES = 6;
/** A4 at 200 dpi: more makes reading slower and no better. */
const PIXELS = 4_000_000;

interface PaintedPage {
  readonly picture: GreyPicture;
  readonly width: number;
  readonly height: number;
  /** Text that the page holds but does not show. */
  readonly hidden: string;
}

function toGrey(pixels: Uint32Array): Uint8Array {
  const levels = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 1) {
    const color = pixels[at] ?? 0;
    levels[at] =
      0.299 * ((color >> 16) & 0xff) + 0.587 * ((color >> 8) & 0xff) + 0.114 * (color & 0xff);
  }
  return levels;
}

function paintPage(pdfium: Pdfium, page: number): PaintedPage {
  const { hidden } = readPage(pdfium, page, '');
  const view = viewPage(pdfium, page);
  const whole = { left: 0, top: 0, right: view.width, bottom: view.height };
  const painter = createPainter(pdfium, page, view);
  try {
    const { width, height, pixels } = painter.paint(sectionOf(whole, Infinity, PIXELS));
    const picture = { width, height, levels: toGrey(pixels()) };
    return { picture, width: view.width, height: view.height, hidden };
  } finally {
    painter.close();
  }
}

async function paintPages(file: Uint8Array) {
  return withPdfium((pdfium) => {
    let painted = 0;
    const pages = withDocument(pdfium, file, (document) =>
      mapPages(pdfium, document, (page) => {
        painted += 1;
        return painted <= MAX_SCANNED_PAGES ? paintPage(pdfium, page) : null;
      }),
    );
    if (pdfium.isExhausted) throw new OutOfMemoryError();
    if (!pages) throw new UnreadableError('corrupt');
    return pages;
  });
}

/** The PDF whose pages are read; null for a file without pages or pictures that are read. */
function pagesOf(bytes: Uint8Array): Uint8Array | null {
  switch (sniffContent(bytes)) {
    case 'pdf':
      return checkFile(bytes);
    case 'picture':
      return isScanPicture(bytes) ? wrapPictures([bytes]) : null;
    case 'zip': {
      const pictures = picturesInWord(bytes);
      return pictures.length > 0 ? wrapPictures(pictures) : null;
    }
    default:
      return null;
  }
}

/** Surely read words of a page that shows writing, at least: a photo of something else gives a few by chance. */
const MIN_SURE_WORDS = 5;
const isSureWord = ({ text, confidence }: PageWord) => confidence >= SURE && /\p{L}{3}/u.test(text);

/**
 * Reads the pages of a PDF from what is painted on them, or a PNG or JPEG, or those in a Word file. Null where no
 * recogniser is installed, and where hardly a word is read. Throws UnreadableError.
 */
export async function readScan(bytes: Uint8Array): Promise<RawDocument | null> {
  const recogniser = await loadRecogniser();
  if (!recogniser) return null;
  const file = pagesOf(bytes);
  if (!file) return null;
  const painted = await paintPages(file);
  const read = createPageReader(recogniser);
  const pages: RecognisedPage[] = [];
  for (const page of painted) {
    if (page === null) break;
    const { picture, width, height, hidden } = page;
    const { text, hidden: faint, words } = await read(picture);
    pages.push({ text, hidden: `${hidden}\n${faint}`, width, height, words });
  }
  const sureWords = pages.flatMap(({ words }) => words.filter(isSureWord));
  if (sureWords.length < MIN_SURE_WORDS) return null;
  const texts = pages.map(({ text }) => text);
  return {
    pages: texts,
    hiddenText: withoutVisible(
      pages.map(({ hidden }) => hidden),
      texts,
    ),
    scan: { pages, unreadPages: painted.length - pages.length },
  };
}
