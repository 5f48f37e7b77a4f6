import WordExtractor from 'word-extractor';
import type { RawDocument } from './document.js';
import { UnreadableError } from './unreadable.js';

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

/** Text of a Word 97–2003 file. A password-protected .docx has the same container and is told apart here. */
export async function readDoc(bytes: Uint8Array): Promise<RawDocument> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < SECTOR) throw new UnreadableError('corrupt');
  if (file.includes(ENCRYPTED_PACKAGE)) throw new UnreadableError('encrypted');
  if (isCutOff(file)) throw new UnreadableError('corrupt');
  if (!file.includes(WORD_STREAM)) throw new UnreadableError('unsupported-type');
  if (isEncryptedWord(file)) throw new UnreadableError('encrypted');
  try {
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
  } catch (error) {
    throw new UnreadableError('corrupt', undefined, error);
  }
}
