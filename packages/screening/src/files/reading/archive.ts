import type { RawDocument } from '../document/document.js';
import { UnreadableError } from '../document/unreadable.js';
import { isDocument } from '../opening/list-archive.js';
import { readDocx } from '../word/docx/docx.js';
import { readOdt } from '../word/odt/odt.js';
import { readZipDirectory, type ZipEntry } from '../zip/directory.js';
import { checkDeclared, inflateEntries } from '../zip/inflate-entries.js';

const MAX_TYPE_BYTES = 200;
const PAGES =
  'This is a document of Apple Pages. Please open it there, export it as PDF or Word, and upload that.';
const ARCHIVE =
  'This is an archive that was not opened. Please unpack it and upload the files in it.';
const OTHER_OFFICE =
  'This is a spreadsheet or a presentation. Please upload the resume as PDF, DOCX or ODT.';

/** The type that an OpenDocument file states in its first entry. */
function openDocumentType(bytes: Uint8Array, entries: readonly ZipEntry[]): string {
  const entry = entries.find(({ name }) => name === 'mimetype');
  if (!entry || entry.size > MAX_TYPE_BYTES) return '';
  const found = inflateEntries(bytes, [entry], () => true, MAX_TYPE_BYTES);
  return new TextDecoder().decode(found.get('mimetype') ?? new Uint8Array());
}

/** Reads a document that is packed as a ZIP, by its content: DOCX or ODT. */
export async function readArchive(bytes: Uint8Array): Promise<RawDocument> {
  const directory = readZipDirectory(bytes);
  if (!isDocument(directory)) throw new UnreadableError('unsupported-type', ARCHIVE);
  const { entries } = directory;
  const has = (name: RegExp) => entries.some((entry) => name.test(entry.name));
  if (has(/(?:^|\/)(?:Index\.zip|Document\.iwa|index\.apxl)$|(?:^|\/)Index\/.*\.iwa$/))
    throw new UnreadableError('unsupported-type', PAGES);
  if (!has(/^content\.xml$/)) return readDocx(bytes);
  const type = openDocumentType(bytes, entries);
  if (type !== '' && !type.includes('opendocument.text'))
    throw new UnreadableError('unsupported-type', OTHER_OFFICE);
  checkDeclared(entries);
  return readOdt(bytes, entries);
}
