import { extname } from 'node:path';
import { findDocumentKind } from '../../facts/kind/document-kind.js';
import type { UnreadableResume } from '../../types.js';
import { type RawDocument, tidyDocument } from '../document/document.js';
import { OutOfMemoryError, unreadable, UnreadableError } from '../document/unreadable.js';
import { readWebPage } from '../markup/web-page.js';
import { readPdf } from '../pdf/pdf.js';
import { readDoc } from '../word/doc.js';
import { readDocx } from '../word/docx/docx.js';
import { readRtf } from '../word/rtf.js';
import { decodePlainText } from './plain.js';
import type { FileReading } from './protocol.js';
import { sniffContent } from './sniff.js';

export interface ResumeFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

const WEB_PAGE =
  'This is a web page that is only named .pdf. Please open it in a browser, print it to PDF or save it as DOCX, and upload that.';
const PICTURE =
  'This is a picture, whatever its name says. Please upload the resume as PDF, DOC or DOCX with selectable text.';
const BINARY_NAMES = new Set(['.pdf', '.doc', '.docx']);

/**
 * Plain text has no mark of its own, so under another format's name it is more likely damage than a resume. What is surely
 * another document is read all the same: it is shown as what it is.
 */
function readPlainText(fileName: string, text: string): RawDocument {
  const isNamedOtherwise = BINARY_NAMES.has(extname(fileName).toLowerCase());
  if (isNamedOtherwise && findDocumentKind(text).kind === 'resume') {
    throw new UnreadableError('unsupported-type');
  }
  return { pages: text.split('\f'), hiddenText: [] };
}

async function readContent({ fileName, bytes }: ResumeFile): Promise<RawDocument> {
  switch (sniffContent(bytes)) {
    case 'pdf':
      return readPdf(bytes);
    case 'zip':
      return readDocx(bytes);
    case 'ole':
      return readDoc(bytes);
    case 'rtf':
      return readRtf(bytes);
    case 'html':
    case 'mht':
      if (extname(fileName).toLowerCase() === '.pdf') {
        throw new UnreadableError('unsupported-type', WEB_PAGE);
      }
      return readWebPage(bytes);
    case 'word-xml':
      return readWebPage(bytes);
    case 'text':
      return readPlainText(fileName, decodePlainText(bytes));
    case 'empty':
      throw new UnreadableError('empty');
    case 'picture':
      throw new UnreadableError('unsupported-type', PICTURE);
    case 'unknown':
      throw new UnreadableError('unsupported-type');
  }
}

function refuse(fileName: string, error: unknown): UnreadableResume {
  // Any other error of a reader means that the file is damaged.
  if (!(error instanceof UnreadableError)) return unreadable(fileName, 'corrupt');
  return unreadable(fileName, error.reason, error.message);
}

/** Reads one file by its content. Never throws: what can't be read comes back with its reason. */
export async function readResumeFile(file: ResumeFile): Promise<FileReading> {
  const { fileName } = file;
  try {
    const document = tidyDocument(await readContent(file));
    const hasText = /[\p{L}\p{N}]/u.test(document.text);
    return {
      result: hasText ? { kind: 'text', fileName, ...document } : unreadable(fileName, 'empty'),
      isAtLimit: false,
    };
  } catch (error) {
    return { result: refuse(fileName, error), isAtLimit: error instanceof OutOfMemoryError };
  }
}
