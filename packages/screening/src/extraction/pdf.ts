import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { RawDocument } from './document.js';
import { UnreadableError } from './unreadable.js';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const MAX_PAGES = 100;
const TAIL_BYTES = 2048;

/** A whole PDF names its cross-reference table at its end; a cut-off one may still open but shows half a resume. */
function isCutOff(file: Buffer): boolean {
  const tail = file.subarray(-TAIL_BYTES).toString('latin1');
  return !tail.includes('%%EOF') && !tail.includes('startxref');
}

function toUnreadable(error: unknown): UnreadableError {
  if (error instanceof UnreadableError) return error;
  const name = error instanceof Error ? error.name : '';
  return new UnreadableError(
    name === 'PasswordException' ? 'encrypted' : 'corrupt',
    undefined,
    error,
  );
}

/** Text of a PDF, page by page. */
export async function readPdf(bytes: Uint8Array): Promise<RawDocument> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isCutOff(file)) throw new UnreadableError('corrupt');
  const hasImages = /\/Subtype\s*\/Image/.test(file.toString('latin1'));
  const task = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: 1,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    standardFontDataUrl: join(library, 'standard_fonts') + sep,
    cMapUrl: join(library, 'cmaps') + sep,
    cMapPacked: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
      const page = await document.getPage(number);
      const content = await page.getTextContent();
      pages.push(
        content.items
          .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
          .join(''),
      );
      page.cleanup();
    }
    if (pages.every((page) => page.trim() === '') && hasImages) {
      throw new UnreadableError('image-only');
    }
    return { pages, hiddenText: [] };
  } catch (error) {
    throw toUnreadable(error);
  } finally {
    await task.destroy();
  }
}
