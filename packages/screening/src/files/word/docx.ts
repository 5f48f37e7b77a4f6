import mammoth from 'mammoth';
import type { RawDocument } from '../document/document.js';
import { readDocxPart } from './docx-part.js';
import { readStyleLooks } from './docx-visibility.js';
import { UnreadableError } from '../document/unreadable.js';
import { inflateEntries, readZipDirectory } from './zip.js';

/** Inflated parts of a resume rarely pass 2 MB; beyond this it is a bomb. */
const MAX_PARTS_BYTES = 40 * 1024 * 1024;
const MAX_DECLARED_BYTES = 400 * 1024 * 1024;
const MAX_ENTRIES = 5_000;
const TEXT_PART =
  /^word\/(document\d*|header\d*|footer\d*|footnotes|endnotes|styles|_rels\/document\d*\.xml\.rels)(\.xml)?$|^\[Content_Types\]\.xml$/;

function decode(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

function partsNamed(parts: ReadonlyMap<string, string>, name: RegExp): readonly string[] {
  return [...parts.keys()]
    .filter((key) => name.test(key))
    .sort()
    .map((key) => parts.get(key) ?? '');
}

function readParts(parts: ReadonlyMap<string, string>): RawDocument {
  const main = partsNamed(parts, /^word\/document\d*\.xml$/)[0];
  if (main === undefined) throw new UnreadableError('corrupt');
  const styles = readStyleLooks(parts.get('word/styles.xml') ?? '');
  const hiddenText: string[] = [];
  const read = (source: string) => {
    const part = readDocxPart(source, styles);
    hiddenText.push(...part.hiddenText);
    return part.pages;
  };
  // Headers often hold the name and the contacts, so they come first; the same header on several pages counts once.
  const headers = [
    ...new Set(
      partsNamed(parts, /^word\/header\d*\.xml$/).map((part) => read(part).join('\n').trim()),
    ),
  ];
  const pages = [...read(main)];
  const trailing = [
    ...new Set(
      partsNamed(parts, /^word\/(footnotes|endnotes|footer\d*)\.xml$/).map((part) =>
        read(part).join('\n').trim(),
      ),
    ),
  ];
  pages[0] = [...headers, pages[0] ?? ''].filter(Boolean).join('\n');
  pages.push([pages.pop() ?? '', ...trailing].filter(Boolean).join('\n'));
  return { pages, hiddenText };
}

/** Mammoth reads some files with unusual part names that the reader above does not. */
async function readWithMammoth(bytes: Uint8Array): Promise<RawDocument> {
  try {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    return { pages: [value], hiddenText: [] };
  } catch (error) {
    throw new UnreadableError('corrupt', undefined, error);
  }
}

/** Text of a Word 2007+ file: body, tables, text boxes, headers, footers and notes; comments and metadata never count. */
export async function readDocx(bytes: Uint8Array): Promise<RawDocument> {
  const entries = readZipDirectory(bytes);
  if (entries.some((entry) => entry.encrypted)) throw new UnreadableError('encrypted');
  if (!entries.some((entry) => /(^|\/)document\d*\.xml$/.test(entry.name))) {
    throw new UnreadableError('unsupported-type');
  }
  const declared = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (entries.length > MAX_ENTRIES || declared > MAX_DECLARED_BYTES) {
    throw new UnreadableError('memory');
  }
  const inflated = inflateEntries(bytes, (name) => TEXT_PART.test(name), MAX_PARTS_BYTES);
  const parts = new Map([...inflated].map(([name, content]) => [name, decode(content)]));
  if (partsNamed(parts, /^word\/document\d*\.xml$/).length === 0) return readWithMammoth(bytes);
  return readParts(parts);
}
