import { localAttribute } from '../../markup/xml.js';
import { isScanPicture } from '../../reading/sniff.js';
import { readRelations } from '../../word/docx/docx-relations.js';
import { readZipDirectory } from '../../zip/directory.js';
import { checkDeclared, inflateEntries } from '../../zip/inflate-entries.js';
import { readPicture } from './wrap-picture.js';

const MAX_PARTS_BYTES = 40 * 1024 * 1024;
const MAX_PICTURES = 50;
const PARTS = /^word\/(?:document\d*\.xml|_rels\/document\d*\.xml\.rels)$/;
/** A reference to a picture, of new drawings and of old ones. */
const REFERENCE = /<a:blip\b[^<>]{0,1000}>|<v:imagedata\b[^<>]{0,1000}>/g;
/** A4 at 60 dpi: smaller ones are portraits, logos and signatures. */
const PAGE_PIXELS = 350_000;

function isPage(picture: Uint8Array): boolean {
  if (!isScanPicture(picture)) return false;
  const { width, height } = readPicture(picture);
  return width * height >= PAGE_PIXELS;
}

/** The PNGs and JPEGs of a Word file that are large enough for a page, in its order. Throws UnreadableError. */
export function picturesInWord(bytes: Uint8Array): readonly Uint8Array[] {
  const { entries } = readZipDirectory(bytes);
  checkDeclared(entries);
  const parts = [
    ...inflateEntries(bytes, entries, (name) => PARTS.test(name), MAX_PARTS_BYTES),
  ].map(([name, content]) => [name, new TextDecoder().decode(content)] as const);
  const main = parts.find(([name]) => !name.includes('_rels/'))?.[1] ?? '';
  const targets = new Map(
    (readRelations(new Map(parts)) ?? []).map(({ id, target }) => [id, target]),
  );
  const names = [...main.matchAll(REFERENCE)].flatMap(([tag]) => {
    const id = localAttribute(tag, 'embed') ?? localAttribute(tag, 'id') ?? '';
    return targets.get(id) ?? [];
  });
  const wanted = [...new Set(names)].slice(0, MAX_PICTURES);
  const pictures = inflateEntries(bytes, entries, (name) => wanted.includes(name), MAX_PARTS_BYTES);
  return wanted.flatMap((name) => pictures.get(name) ?? []).filter(isPage);
}
