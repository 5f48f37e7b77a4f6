import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import type { ResumeFile } from '../../src/files/reading/read-file.js';
import { makeDocx, paragraph } from './make-docx.js';

const MEBIBYTE = 1024 * 1024;
const LINES = '0 0 m 1 1 l S\n';
const FILLS = '0 0 1 1 re f\n';

interface PdfObject {
  readonly dictionary: string;
  readonly bytes?: Buffer;
}

/** A PDF of these objects, numbered from 1; the first is its catalog. It has no table: readers find the objects themselves. */
function makeRawPdf(objects: readonly PdfObject[]): Buffer {
  const parts = objects.flatMap(({ dictionary, bytes }, index) => [
    Buffer.from(`${index + 1} 0 obj<<${dictionary}${bytes ? `/Length ${bytes.length}` : ''}>>`),
    ...(bytes ? [Buffer.from('stream\n'), bytes, Buffer.from('\nendstream')] : []),
    Buffer.from('\nendobj\n'),
  ]);
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...parts,
    Buffer.from('trailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF'),
  ]);
}

const page = (contents: string, resources = '') =>
  `/Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents ${contents}/Resources<<${resources}>>`;

/** One page with this content stream; `more` are objects from number 5 on. */
function onePage(
  content: PdfObject,
  { contents = '4 0 R', resources = '', more = [] as readonly PdfObject[] } = {},
): Buffer {
  return makeRawPdf([
    { dictionary: '/Type/Catalog/Pages 2 0 R' },
    { dictionary: '/Type/Pages/Kids[3 0 R]/Count 1' },
    { dictionary: page(contents, resources) },
    content,
    ...more,
  ]);
}

const packedLines = new Map<number, Buffer>();

/** Drawing operators of this many bytes, deflated once; packing hundreds of megabytes takes a second, so the same are packed once. */
function packLines(bytes: number): Buffer {
  const packed = packedLines.get(bytes) ?? deflateSync(Buffer.alloc(bytes, LINES));
  packedLines.set(bytes, packed);
  return packed;
}

/** Drawing operators of this many bytes, deflated `layers` times; the dictionary tells all layers. */
export function packedBomb(bytes: number, layers: number): Buffer {
  let packed = packLines(bytes);
  for (let layer = 1; layer < layers; layer += 1) packed = deflateSync(packed);
  return onePage({
    dictionary: `/Filter[${'/FlateDecode'.repeat(layers)}]`,
    bytes: packed,
  });
}

/** A bomb that goes through text filters and hides its filters' names, or its filters altogether, from a simple look. */
function disguisedBomb(
  bytes: number,
  disguise: 'escaped' | 'elsewhere' | 'hex' | 'false-end',
): Buffer {
  const twice = deflateSync(packLines(bytes));
  const flate = '/Fl#61teDecode';
  switch (disguise) {
    case 'escaped':
      return onePage({ dictionary: `/Filter[${flate}${flate}]`, bytes: twice });
    case 'elsewhere':
      return onePage(
        { dictionary: '/Filter 5 0 R', bytes: twice },
        {
          more: [
            { dictionary: '>>\nendobj\n5 0 obj[/FlateDecode/FlateDecode]\nendobj\n6 0 obj<<' },
          ],
        },
      );
    case 'hex':
      return onePage({
        dictionary: '/Filter[/ASCIIHexDecode/FlateDecode/FlateDecode]',
        bytes: Buffer.from(`${twice.toString('hex')}>`),
      });
    case 'false-end': {
      // A stored block that holds the end mark, then the real load.
      const mark = Buffer.from('endstream ');
      const stored = Buffer.from([0x78, 0x01, 0, mark.length, 0, ~mark.length & 255, 255, ...mark]);
      const load = packLines(bytes).subarray(2);
      return onePage({ dictionary: '/Filter/FlateDecode', bytes: Buffer.concat([stored, load]) });
    }
  }
}

/** Operators that pass the size limit of one stream and are drawn again and again. */
export function repeatedStream(bytes: number, times: number, load = LINES): Buffer {
  return onePage(
    { dictionary: '/Filter/FlateDecode', bytes: deflateSync(Buffer.alloc(bytes, load)) },
    { contents: `[${'4 0 R '.repeat(times)}]` },
  );
}

/** Within every limit of size, but each of its five million tabs is kept until the end. */
export function hungryDocx(): Uint8Array {
  return makeDocx(`<w:p><w:r>${'<w:tab/>'.repeat(5_000_000)}`);
}

/** Tables in tables without end. */
function deepDocx(): Uint8Array {
  return makeDocx('<w:tbl><w:tr><w:tc>'.repeat(1_500_000));
}

/** One stream of this many bytes of drawing operators that all pages show. */
export function drawingsOnPages(bytes: number, pages: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => index + 4);
  return makeRawPdf([
    { dictionary: '/Type/Catalog/Pages 2 0 R' },
    { dictionary: `/Type/Pages/Kids[${numbers.map((n) => `${n} 0 R`).join(' ')}]/Count ${pages}` },
    { dictionary: '/Filter/FlateDecode', bytes: deflateSync(Buffer.alloc(bytes, FILLS)) },
    ...numbers.map(() => ({ dictionary: page('3 0 R') })),
  ]);
}

/** Drawings that each draw the next one ten times: 10^depth drawings out of a few hundred bytes. */
export function nestedForms(depth: number): Buffer {
  const form = (index: number): PdfObject => ({
    dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F ${index + 6} 0 R>>>>`,
    bytes: Buffer.from(index === depth - 1 ? LINES : '/F Do '.repeat(10)),
  });
  return onePage(
    { dictionary: '', bytes: Buffer.from('/F Do '.repeat(10)) },
    {
      resources: '/XObject<</F 5 0 R>>',
      more: Array.from({ length: depth }, (_, index) => form(index)),
    },
  );
}

/** As many texts as areas painted over them. */
function textsAndAreas(pairs: number): Buffer {
  const font = '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>';
  const content = `BT /F 9 Tf 9 9 Td (a) Tj ET ${FILLS}`.repeat(pairs);
  return onePage(
    { dictionary: '/Filter/FlateDecode', bytes: deflateSync(Buffer.from(content)) },
    { resources: font },
  );
}

function deepPdf(depth: number): Buffer {
  return onePage({ dictionary: '', bytes: Buffer.from('['.repeat(depth)) });
}

function docxBomb(bytes: number): Uint8Array {
  return makeDocx(paragraph('a'.repeat(bytes)));
}

/** A bomb whose directory and header declare a hundred bytes. */
function lyingDocxBomb(bytes: number): Uint8Array {
  const zip = Buffer.from(zipSync({ 'word/document.xml': strToU8(' '.repeat(bytes)) }));
  zip.writeUInt32LE(100, 22);
  zip.writeUInt32LE(100, zip.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24);
  return zip;
}

/** A hundred headers, each below every limit. */
function manyPartsDocx(bytes: number): Uint8Array {
  const headers = Array.from({ length: 100 }, (_, index) => [
    `word/header${index}.xml`,
    'b'.repeat(bytes / 100),
  ]);
  return makeDocx(paragraph('x'), Object.fromEntries(headers) as Record<string, string>);
}

/** Twenty files made to exhaust memory or time, each in its own way or size. */
export function makeHostileFiles(): readonly ResumeFile[] {
  const files: Readonly<Record<string, Uint8Array>> = {
    'packed-once.pdf': packedBomb(200 * MEBIBYTE, 1),
    'packed-twice-200.pdf': packedBomb(200 * MEBIBYTE, 2),
    'packed-twice-400.pdf': packedBomb(400 * MEBIBYTE, 2),
    'packed-three-times.pdf': packedBomb(300 * MEBIBYTE, 3),
    'packed-nine-times.pdf': packedBomb(20 * MEBIBYTE, 9),
    'escaped-names.pdf': disguisedBomb(200 * MEBIBYTE, 'escaped'),
    'filters-elsewhere.pdf': disguisedBomb(200 * MEBIBYTE, 'elsewhere'),
    'hex-and-packed.pdf': disguisedBomb(200 * MEBIBYTE, 'hex'),
    'false-end.pdf': disguisedBomb(200 * MEBIBYTE, 'false-end'),
    'operators-one-stream.pdf': repeatedStream(5.9 * MEBIBYTE, 1, 'q Q '),
    'operators-drawn-again.pdf': repeatedStream(5 * MEBIBYTE, 40),
    'operators-on-60-pages.pdf': drawingsOnPages(5 * MEBIBYTE, 60),
    'nested-drawings.pdf': nestedForms(9),
    'texts-and-areas.pdf': textsAndAreas(150_000),
    'deep.pdf': deepPdf(4_000_000),
    'one-part.docx': docxBomb(100 * MEBIBYTE),
    'lying.docx': lyingDocxBomb(100 * MEBIBYTE),
    'many-parts.docx': manyPartsDocx(100 * MEBIBYTE),
    'deep.docx': deepDocx(),
    'five-million-tabs.docx': hungryDocx(),
  };
  return Object.entries(files).map(([fileName, bytes]) => ({ fileName, bytes }));
}
