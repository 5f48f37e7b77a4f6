import WordExtractor from 'word-extractor';
import type { RawDocument } from '../document/document.js';
import { UnreadableError } from '../document/unreadable.js';
import { readDocText } from './doc-text.js';
import { readOutlookMail } from './outlook-mail.js';

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le');
}

const ENCRYPTED_PACKAGE = utf16('EncryptedPackage');
const WORD_STREAM = utf16('WordDocument');
const WORD_MAGIC = Buffer.of(0xec, 0xa5);
const ENCRYPTED_FLAG = 0x0100;
const SECTOR = 512;

/** The file information block starts a sector; its flags say whether the text is encrypted. */
function isEncryptedWord(file: Buffer): boolean {
  for (let offset = SECTOR; offset + 12 <= file.length; offset += SECTOR) {
    if (file.subarray(offset, offset + 2).equals(WORD_MAGIC)) {
      return (file.readUInt16LE(offset + 10) & ENCRYPTED_FLAG) !== 0;
    }
  }
  return false;
}

/** The header says in which sector the directory starts; a file that ends before it is cut off. */
function isCutOff(file: Buffer): boolean {
  const sectorSize = 2 ** file.readUInt16LE(30);
  return file.readUInt32LE(48) * sectorSize + SECTOR >= file.length;
}

/** The text by the library that knows most variants of the format. */
async function readWithLibrary(file: Buffer): Promise<RawDocument> {
  const document = await new WordExtractor().extract(file);
  const options = { filterUnicode: false };
  const parts = [
    document.getHeaders({ ...options, includeFooters: false }),
    document.getBody(options),
    document.getTextboxes({ ...options, includeHeadersAndFooters: true, includeBody: true }),
    document.getFootnotes(options),
    document.getEndnotes(options),
  ];
  return {
    pages: [
      parts
        .map((part) => part.trim())
        .filter(Boolean)
        .join('\n'),
    ],
    hiddenText: [],
  };
}

/** The own reader, where it understands the file: it tells hidden characters apart and reads Word 6 and 95. */
function readWithOwn(file: Buffer): RawDocument | null {
  try {
    return readDocText(file);
  } catch {
    // The library may still read what this reader does not; if it can't either, that is reported.
    return null;
  }
}

function hasLetters(pieces: readonly string[]): boolean {
  return pieces.some((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** Text of a legacy Word file. A password-protected .docx and a mail of Outlook have the same container and are distinguished here. */
export async function readDoc(bytes: Uint8Array): Promise<RawDocument> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < SECTOR) throw new UnreadableError('corrupt');
  if (file.includes(ENCRYPTED_PACKAGE)) throw new UnreadableError('encrypted');
  if (isCutOff(file)) throw new UnreadableError('corrupt');
  const mail = readOutlookMail(file);
  if (mail !== null) return { pages: [mail], hiddenText: [] };
  if (!file.includes(WORD_STREAM)) throw new UnreadableError('unsupported-type');
  if (isEncryptedWord(file)) throw new UnreadableError('encrypted');
  const own = readWithOwn(file);
  if (own && hasLetters(own.hiddenText)) return own;
  try {
    return await readWithLibrary(file);
  } catch (error) {
    if (own && hasLetters(own.pages)) return own;
    throw new UnreadableError('corrupt', undefined, error);
  }
}
