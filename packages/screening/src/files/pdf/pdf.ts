import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import {
  getDocument,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { RawDocument } from '../document/document.js';
import type { Box, Matrix } from './geometry.js';
import { layOutPage } from './pdf-layout.js';
import { paintPage } from './pdf-painter.js';
import { MAX_PAGES, readWithPdfParse } from './pdf-second-reader.js';
import { checkStreams } from './pdf-streams.js';
import { separateHidden, type SeenPage } from './pdf-visibility.js';
import { UnreadableError } from '../document/unreadable.js';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const TAIL_BYTES = 2048;
/** Images up to this many pixels are placed (not shown) when they decide whether text is visible. */
const MAX_IMAGE_PIXELS = 24_000_000;

/** Drawing operators of all pages together; a resume full of drawings has some ten thousand. */
const MAX_OPERATORS = 1_000_000;

/** A whole PDF names its cross-reference table at its end; a cut-off one may still open but shows half a resume. */
function isCutOff(file: Buffer): boolean {
  const tail = file.subarray(-TAIL_BYTES).toString('latin1');
  return !tail.includes('%%EOF') && !tail.includes('startxref');
}

function open(bytes: Uint8Array, maxImageSize: number) {
  return getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize,
    standardFontDataUrl: join(library, 'standard_fonts') + sep,
    cMapUrl: join(library, 'cmaps') + sep,
    cMapPacked: true,
    verbosity: VerbosityLevel.ERRORS,
  });
}

async function readPages(document: PDFDocumentProxy): Promise<readonly SeenPage[]> {
  const layers = await document.getOptionalContentConfig();
  const pages: SeenPage[] = [];
  let operators = 0;
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const pageBox: Box = { left: 0, top: 0, right: viewport.width, bottom: viewport.height };
    const list = await page.getOperatorList();
    operators += list.fnArray.length;
    if (operators > MAX_OPERATORS) throw new UnreadableError('memory');
    const painted = paintPage(list, {
      pageTransform: viewport.transform as unknown as Matrix,
      pageBox,
      fontOf: (name) => (page.commonObjs.has(name) ? page.commonObjs.get(name) : null),
      isLayerVisible: (group) => layers.isVisible(group),
    });
    pages.push(separateHidden(painted, pageBox));
    page.cleanup();
  }
  return pages;
}

async function readOnce(bytes: Uint8Array, maxImageSize: number): Promise<readonly SeenPage[]> {
  const task = open(bytes, maxImageSize);
  try {
    return await readPages(await task.promise);
  } finally {
    await task.destroy();
  }
}

function toRaw(pages: readonly SeenPage[]): RawDocument {
  return {
    pages: pages.map((page) => layOutPage(page.visible)),
    hiddenText: pages.map((page) => layOutPage(page.hidden)).filter((text) => text !== ''),
  };
}

function isBlank(raw: RawDocument): boolean {
  return raw.pages.every((page) => page.trim() === '');
}

function isPasswordError(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}

/** Text of a PDF, page by page, with what a person would not see set apart. */
export async function readPdf(bytes: Uint8Array): Promise<RawDocument> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isCutOff(file)) throw new UnreadableError('corrupt');
  checkStreams(file);
  const hasImages = /\/Subtype\s*\/Image\b/.test(file.toString('latin1'));
  try {
    // Images are costly to decode and only matter when text seems hidden: it may stand on one.
    const pages = await readOnce(bytes, 1);
    const undecided = hasImages && pages.some((page) => page.hidden.length > 0);
    const raw = toRaw(undecided ? await readOnce(bytes, MAX_IMAGE_PIXELS) : pages);
    if (isBlank(raw) && hasImages && raw.hiddenText.length === 0)
      throw new UnreadableError('image-only');
    return raw;
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    if (isPasswordError(error)) throw new UnreadableError('encrypted', undefined, error);
    try {
      const raw = await readWithPdfParse(bytes);
      if (!isBlank(raw)) return raw;
    } catch (second) {
      throw new UnreadableError('corrupt', undefined, second);
    }
    throw new UnreadableError('corrupt', undefined, error);
  }
}
