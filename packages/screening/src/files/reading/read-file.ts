import { extname } from 'node:path';
import { findDocumentKind } from '../../facts/kind/document-kind.js';
import { mayHoldSeveral } from '../../facts/kind/page-heads.js';
import type { ExtractedResume, UnreadableResume } from '../../types.js';
import { type RawDocument, type TidyDocument, tidyDocument } from '../document/document.js';
import {
  OutOfMemoryError,
  PictureError,
  unreadable,
  UnreadableError,
} from '../document/unreadable.js';
import { readWebPage } from '../markup/web-page.js';
import { readPdf } from '../pdf/pdf.js';
import { readDoc } from '../word/doc.js';
import { readRtf } from '../word/rtf.js';
import { type Packing, unpackEntry } from '../zip/unpack-entry.js';
import { readArchive } from './archive.js';
import { readMarkdown } from './markdown.js';
import { decodePlainText } from './plain.js';
import type { FileReading } from './protocol.js';
import { isScanPicture, sniffContent } from './sniff.js';

export interface ResumeFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** How it is packed in the archive that it comes from; absent where it is not. */
  readonly packing?: Packing;
}

const WEB_PAGE =
  'This is a web page that is only named .pdf. Please open it in a browser, print it to PDF or save it as DOCX, and upload that.';
const PICTURE =
  'This picture shows hardly any text that we can read. Please upload the resume as PDF or DOCX with selectable text.';
const OTHER_PICTURE =
  'This is a picture of a kind that we cannot open. Please save it as JPEG or PDF and upload that.';
const OTHER_ARCHIVE =
  'This is an archive of a kind that we cannot open. Please pack the files as a ZIP and upload that.';
const MARKDOWN_NAMES = new Set(['.md', '.markdown']);
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
  const isMarkdown = MARKDOWN_NAMES.has(extname(fileName).toLowerCase());
  return { pages: (isMarkdown ? readMarkdown(text) : text).split('\f'), hiddenText: [] };
}

const NO_BYTES = 'This file is empty (0 bytes). Please upload the file that has the resume in it.';
const COMPANION =
  'This is a small file that macOS or Word made next to the resume, not the resume itself. Please upload the file without "._" or "~$" in its name.';
/** Bytes of the file in which Word notes who has a document open. */
const OWNER_BYTES = 162;

async function readContent({ fileName, bytes }: ResumeFile): Promise<RawDocument> {
  switch (sniffContent(bytes)) {
    case 'pdf':
      return readPdf(bytes);
    case 'zip':
      return readArchive(bytes);
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
      throw new UnreadableError('empty', bytes.length === 0 ? NO_BYTES : undefined);
    case 'companion':
      throw new UnreadableError('unsupported-type', COMPANION);
    case 'other-archive':
      throw new UnreadableError('unsupported-type', OTHER_ARCHIVE);
    case 'picture':
      if (!isScanPicture(bytes)) throw new UnreadableError('unsupported-type', OTHER_PICTURE);
      throw new PictureError('unsupported-type', PICTURE);
    case 'unknown': {
      const isOwnerFile = fileName.startsWith('~$') && bytes.length === OWNER_BYTES;
      throw new UnreadableError('unsupported-type', isOwnerFile ? COMPANION : undefined);
    }
  }
}

function refuse(fileName: string, error: unknown): UnreadableResume {
  // Any other error of a reader means that the file is damaged.
  if (!(error instanceof UnreadableError)) return unreadable(fileName, 'corrupt');
  return unreadable(fileName, error.reason, error.message);
}

/** The text of a document; null where there is none. */
async function toText(fileName: string, document: TidyDocument): Promise<ExtractedResume | null> {
  if (!/[\p{L}\p{N}]/u.test(document.text)) return null;
  const file = { kind: 'text', fileName, ...document } as const;
  if (!mayHoldSeveral(file)) return file;
  // It needs the words of names, which most files don't.
  const { withResumeStarts } = await import('../../facts/kind/several-resumes.js');
  return withResumeStarts(file);
}

/** Reads one file by its content. Never throws: what can't be read comes back with its reason. */
export async function readResumeFile(file: ResumeFile): Promise<FileReading> {
  const { fileName, packing } = file;
  try {
    const bytes = packing ? unpackEntry(file.bytes, packing) : file.bytes;
    const document = tidyDocument(await readContent({ fileName, bytes }));
    const text = await toText(fileName, document);
    return { result: text ?? unreadable(fileName, 'empty'), isAtLimit: false };
  } catch (error) {
    return {
      result: refuse(fileName, error),
      isAtLimit: error instanceof OutOfMemoryError,
      isPicture: error instanceof PictureError,
    };
  }
}

/** Reads what is written in the pictures of a file; null where that can't be done. Never throws, as `readResumeFile`. */
export async function recogniseResumeFile(file: ResumeFile): Promise<FileReading<'recognise'>> {
  const { fileName, packing } = file;
  try {
    const { readScan } = await import('../scan/read-scan.js');
    const bytes = packing ? unpackEntry(file.bytes, packing) : file.bytes;
    const scan = await readScan(bytes);
    if (!scan) return { result: null, isAtLimit: false };
    return { result: await toText(fileName, tidyDocument(scan)), isAtLimit: false };
  } catch (error) {
    // Damage, or a failure of the recogniser, leaves the first reason: there is no text in this file.
    const isKnown = error instanceof UnreadableError && error.reason !== 'corrupt';
    return { result: isKnown ? refuse(fileName, error) : null, isAtLimit: false };
  }
}
