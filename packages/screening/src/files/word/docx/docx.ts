import mammoth from 'mammoth';
import type { RawDocument } from '../../document/document.js';
import { mailtosOf } from '../../document/mailtos.js';
import { refusePictures } from '../../document/picture-document.js';
import { UnreadableError } from '../../document/unreadable.js';
import { readZipDirectory } from '../../zip/directory.js';
import { checkDeclared, inflateEntries } from '../../zip/inflate-entries.js';
import { isEmbedded, readEmbedded } from './docx-embedded.js';
import { readDocxPart } from './docx-part.js';
import { lookAtPictures } from './docx-pictures.js';
import { readRelations, type Relation, shownParts } from './docx-relations.js';
import { readStyles, showsPageColour } from './docx-styles.js';
import { readPageSize } from './page-size.js';
import { readTheme } from './theme.js';

/** Inflated parts of a resume rarely pass 2 MB; beyond this it is a bomb. */
const MAX_PARTS_BYTES = 40 * 1024 * 1024;
const NO_WORD =
  'This is an archive or a document of another program than Word. Please upload the resume as PDF, DOC or DOCX.';
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

/** The links of the body: by relationship, and as codes of fields. */
function linksOf(relations: readonly Relation[], main: string): readonly string[] {
  const links = relations.filter(({ id }) => main.includes(`r:id="${id}"`));
  const codes = main.matchAll(/HYPERLINK\s{1,5}(?:"|&quot;)(mailto:[^"&<>]{3,300})/gi);
  return [...links.map(({ target }) => target), ...[...codes].map(([, link = '']) => link)];
}

async function readParts(
  parts: ReadonlyMap<string, string>,
  main: string,
  relations: readonly Relation[] | null,
  embedded: ReadonlyMap<string, RawDocument>,
): Promise<RawDocument> {
  const theme = readTheme(partsNamed(parts, /^word\/theme\//)[0]?.[1] ?? '');
  const styles = readStyles(parts.get('word/styles.xml') ?? '', theme);
  const page = readPageSize(main);
  const hiddenText: string[] = [];
  let darkArea = 0;
  const read = (source: string) => {
    const part = readDocxPart(source, {
      styles,
      theme,
      page,
      showsPageColour: showsPageColour(parts.get('word/settings.xml')),
      darkArea,
      embedded,
    });
    hiddenText.push(...part.hiddenText);
    return part;
  };
  /** Each text once: the same header may stand in several parts. */
  const readAll = (kind: 'header' | 'footer') => {
    const texts = new Set<string>();
    const named = partsNamed(parts, new RegExp(`^word/${kind}\\d*\\.xml$`)).map(([name]) => name);
    for (const name of relations === null ? named : shownParts(relations, main, kind)) {
      const part = read(parts.get(name) ?? '');
      texts.add(part.pages.join('\n').trim());
      // A header draws behind the text of every page.
      darkArea += part.darkArea;
    }
    return [...texts];
  };
  // Headers often hold the name and the contacts, so they come first.
  const headers = readAll('header');
  const footers = readAll('footer');
  const pages = [...read(main).pages];
  const notes = partsNamed(parts, /^word\/(?:foot|end)notes\.xml$/).map(([, source]) =>
    read(source).pages.join('\n').trim(),
  );
  pages[0] = [...headers, pages[0] ?? ''].filter(Boolean).join('\n');
  pages.push([pages.pop() ?? '', ...notes, ...footers].filter(Boolean).join('\n'));
  await refusePictures([{ text: pages.join('\n'), ...lookAtPictures(main, page) }]);
  return { pages, hiddenText, mailtos: mailtosOf(linksOf(relations ?? [], main)) };
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

/** Parts that hold text by their relationship, whatever their names. */
const TEXT_RELATION = /^(?:header|footer)$/;

/** `budget` is the bytes that may still be unpacked, of this document and those within it. */
async function readPackage(
  bytes: Uint8Array,
  budget: { bytes: number },
  depth: number,
): Promise<RawDocument> {
  const { entries } = readZipDirectory(bytes);
  if (entries.some((entry) => entry.encrypted)) throw new UnreadableError('encrypted');
  if (!entries.some((entry) => /(^|\/)document\d*\.xml$/.test(entry.name))) {
    throw new UnreadableError('unsupported-type', NO_WORD);
  }
  checkDeclared(entries);
  const inflate = (isWanted: (name: string) => boolean) => {
    const inflated = inflateEntries(bytes, entries, isWanted, budget.bytes);
    for (const { length } of inflated.values()) budget.bytes -= length;
    return inflated;
  };
  const inflated = inflate((name) => TEXT_PART.test(name));
  const parts = new Map([...inflated].map(([name, content]) => [name, decode(content)]));
  const main = partsNamed(parts, /^word\/document\d*\.xml$/)[0]?.[1];
  if (main === undefined) return readWithMammoth(bytes);
  const relations = readRelations(parts);
  const isText = (each: Relation) => TEXT_RELATION.test(each.kind) || isEmbedded(each);
  const wanted = new Set((relations ?? []).filter(isText).map(({ target }) => target));
  for (const name of parts.keys()) wanted.delete(name);
  const more =
    wanted.size > 0 ? inflate((name) => wanted.has(name)) : new Map<string, Uint8Array>();
  const embedded = await readEmbedded(relations ?? [], more, depth, (nested, level) =>
    readPackage(nested, budget, level),
  );
  for (const { kind, target } of relations ?? []) {
    const content = TEXT_RELATION.test(kind) ? more.get(target) : undefined;
    if (content) parts.set(target, decode(content));
  }
  return readParts(parts, main, relations, embedded);
}

/**
 * Text of a Word 2007+ file: body, tables, text boxes, headers, footers, notes, diagrams and embedded documents; comments
 * and metadata never count.
 */
export async function readDocx(bytes: Uint8Array): Promise<RawDocument> {
  return readPackage(bytes, { bytes: MAX_PARTS_BYTES }, 1);
}
