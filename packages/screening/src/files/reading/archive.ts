import type { RawDocument } from '../document/document.js';
import { UnreadableError } from '../document/unreadable.js';
import { readDocx } from '../word/docx/docx.js';
import {
  checkDeclared,
  inflateEntries,
  readZipDirectory,
  type ZipEntry,
} from '../word/docx/zip.js';
import { readOdt } from '../word/odt/odt.js';

const MAX_TYPE_BYTES = 200;
const PAGES =
  'This is a document of Apple Pages. Please open it there, export it as PDF or Word, and upload that.';
const OTHER_OFFICE =
  'This is a spreadsheet or a presentation. Please upload the resume as PDF, DOCX or ODT.';

/** The type that an OpenDocument file states in its first entry. */
function openDocumentType(bytes: Uint8Array, entries: readonly ZipEntry[]): string {
  const entry = entries.find(({ name }) => name === 'mimetype');
  if (!entry || entry.size > MAX_TYPE_BYTES) return '';
  const found = inflateEntries(bytes, (name) => name === 'mimetype', MAX_TYPE_BYTES);
  return new TextDecoder().decode(found.get('mimetype') ?? new Uint8Array());
}

/** Reads a document that is packed as a ZIP, by its content: DOCX or ODT. */
export async function readArchive(bytes: Uint8Array): Promise<RawDocument> {
  const entries = readZipDirectory(bytes);
  const has = (name: RegExp) => entries.some((entry) => name.test(entry.name));
  if (has(/(?:^|\/)(?:Index\.zip|Document\.iwa|index\.apxl)$|(?:^|\/)Index\/.*\.iwa$/))
    throw new UnreadableError('unsupported-type', PAGES);
  if (!has(/^content\.xml$/)) return readDocx(bytes);
  const type = openDocumentType(bytes, entries);
  if (type !== '' && !type.includes('opendocument.text'))
    throw new UnreadableError('unsupported-type', OTHER_OFFICE);
  checkDeclared(entries);
  return readOdt(bytes);
}
