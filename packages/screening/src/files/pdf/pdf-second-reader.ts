import { PDFParse, VerbosityLevel } from 'pdf-parse';
import type { RawDocument } from '../document/document.js';
import { MAX_PAGES } from './page/open-pdf.js';

/** A second reader for files that PDFium can't open; it sees text but not whether it is visible. */
export async function readWithPdfParse(bytes: Uint8Array): Promise<RawDocument> {
  const parser = new PDFParse({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const { pages } = await parser.getText({ pageJoiner: '', last: MAX_PAGES });
    return { pages: pages.map((page) => page.text), hiddenText: [] };
  } finally {
    await parser.destroy();
  }
}
