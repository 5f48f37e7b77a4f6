import { PDFParse, VerbosityLevel } from 'pdf-parse';
import type { RawDocument } from '../document/document.js';

/** No resume has more; each page costs time. */
export const MAX_PAGES = 60;

/**
 * Both readers build on pdfjs, each on a version of its own, and both look for its worker under one global name. The first reader
 * has found its worker by now and keeps it; this one must not find the same.
 */
async function withOwnWorker<T>(read: () => Promise<T>): Promise<T> {
  const shared = globalThis as { pdfjsWorker?: unknown };
  const before = shared.pdfjsWorker;
  delete shared.pdfjsWorker;
  try {
    return await read();
  } finally {
    shared.pdfjsWorker = before;
  }
}

/** A second reader for files whose drawing operators can't be followed; it sees text but not whether it is visible. */
export async function readWithPdfParse(bytes: Uint8Array): Promise<RawDocument> {
  return withOwnWorker(async () => {
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
  });
}
