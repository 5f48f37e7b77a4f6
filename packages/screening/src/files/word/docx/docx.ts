import mammoth from 'mammoth';
import type { RawDocument } from '../../document/document.js';
import { mailtosOf } from '../../document/mailtos.js';
import { refusePictures } from '../../document/picture-document.js';
import { UnreadableError } from '../../document/unreadable.js';
import { localAttribute, readXml } from '../../markup/xml.js';
import { readDocxPart } from './docx-part.js';
import { lookAtPictures } from './docx-pictures.js';
import { readStyles, showsPageColour } from './docx-styles.js';
import { readPageSize } from './page-size.js';
import { readTheme } from './theme.js';
import { inflateEntries, readZipDirectory } from './zip.js';

/** Inflated parts of a resume rarely pass 2 MB; beyond this it is a bomb. */
const MAX_PARTS_BYTES = 40 * 1024 * 1024;
const MAX_DECLARED_BYTES = 400 * 1024 * 1024;
const NO_WORD =
  'This is an archive or a document of another program than Word. Please upload the resume as PDF, DOC or DOCX.';
const MAX_ENTRIES = 5_000;
const TEXT_PART =
  /^word\/(?:document\d*|header\d*|footer\d*|footnotes|endnotes|styles|settings|theme\/theme\d*|_rels\/document\d*\.xml\.rels)(?:\.xml)?$|^\[Content_Types\]\.xml$/;

function decode(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** Parts of such names with their content, in the order of the names. */
function partsNamed(
  parts: ReadonlyMap<string, string>,
  name: RegExp,
): readonly (readonly [name: string, source: string])[] {
  return [...parts].filter(([key]) => name.test(key)).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The headers and footers that the document shows: files keep those that it shows no more. */
function shownParts(parts: ReadonlyMap<string, string>, main: string): (name: string) => boolean {
  const relations = [...parts].find(([name]) => name.includes('_rels/'))?.[1];
  if (relations === undefined) return () => true;
  const targets = new Map<string, string>();
  for (const token of readXml(relations)) {
    if (token.kind !== 'open' || token.name !== 'Relationship') continue;
    const target = localAttribute(token.attributes, 'Target') ?? '';
    targets.set(localAttribute(token.attributes, 'Id') ?? '', target.replace(/^.*\//, ''));
  }
  const shown = new Set<string>();
  for (const [tag] of main.matchAll(/<w:(?:header|footer)Reference [^<>]{1,300}>/g)) {
    shown.add(`word/${targets.get(localAttribute(tag, 'id') ?? '') ?? ''}`);
  }
  return (name) => shown.has(name);
}

/** The links of the body: by relationship, and as codes of fields. */
function linksOf(parts: ReadonlyMap<string, string>, main: string): readonly string[] {
  const relations = [...parts].find(([name]) => name.includes('_rels/'))?.[1] ?? '';
  const links: string[] = [];
  for (const token of readXml(relations)) {
    if (token.kind !== 'open' || token.name !== 'Relationship') continue;
    const id = localAttribute(token.attributes, 'Id') ?? '';
    if (main.includes(`r:id="${id}"`)) links.push(localAttribute(token.attributes, 'Target') ?? '');
  }
  const codes = main.matchAll(/HYPERLINK\s{1,5}(?:"|&quot;)(mailto:[^"&<>]{3,300})/gi);
  return [...links, ...[...codes].map(([, link = '']) => link)];
}

async function readParts(parts: ReadonlyMap<string, string>): Promise<RawDocument> {
  const main = partsNamed(parts, /^word\/document\d*\.xml$/)[0]?.[1];
  if (main === undefined) throw new UnreadableError('corrupt');
  const theme = readTheme(partsNamed(parts, /^word\/theme\//)[0]?.[1] ?? '');
  const styles = readStyles(parts.get('word/styles.xml') ?? '', theme);
  const page = readPageSize(main);
  const isShown = shownParts(parts, main);
  const hiddenText: string[] = [];
  let darkArea = 0;
  const read = (source: string) => {
    const part = readDocxPart(source, {
      styles,
      theme,
      page,
      showsPageColour: showsPageColour(parts.get('word/settings.xml')),
      darkArea,
    });
    hiddenText.push(...part.hiddenText);
    return part;
  };
  /** Each text once: the same header may stand in several parts. */
  const readAll = (name: RegExp) => {
    const texts = new Set<string>();
    for (const [, source] of partsNamed(parts, name).filter(([each]) => isShown(each))) {
      const part = read(source);
      texts.add(part.pages.join('\n').trim());
      // A header draws behind the text of every page.
      darkArea += part.darkArea;
    }
    return [...texts];
  };
  // Headers often hold the name and the contacts, so they come first.
  const headers = readAll(/^word\/header\d*\.xml$/);
  const footers = readAll(/^word\/footer\d*\.xml$/);
  const pages = [...read(main).pages];
  const notes = partsNamed(parts, /^word\/(?:foot|end)notes\.xml$/).map(([, source]) =>
    read(source).pages.join('\n').trim(),
  );
  pages[0] = [...headers, pages[0] ?? ''].filter(Boolean).join('\n');
  pages.push([pages.pop() ?? '', ...notes, ...footers].filter(Boolean).join('\n'));
  await refusePictures([{ text: pages.join('\n'), ...lookAtPictures(main, page) }]);
  return { pages, hiddenText, mailtos: mailtosOf(linksOf(parts, main)) };
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
    throw new UnreadableError('unsupported-type', NO_WORD);
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
