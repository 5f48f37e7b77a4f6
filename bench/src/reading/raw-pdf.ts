import { deflateSync } from 'node:zlib';

export interface RawStream {
  readonly dictionary: string;
  readonly data: Buffer;
}

export interface RawPage {
  readonly width: number;
  readonly height: number;
  /** Drawing operators. */
  readonly content: string;
  /** Further entries of the page, such as /Rotate and /CropBox. */
  readonly entries?: string;
}

/** Parts that the pages draw with. Objects are referred to as `@0 R`, `@1 R`… in the order given here. */
export interface RawParts {
  readonly pages: readonly RawPage[];
  readonly objects?: readonly (string | RawStream)[];
  /** Entries of every page's /Resources beside the fonts F0–F7 and graphics states. */
  readonly resources?: string;
  /** Further fonts, as entries of every page's /Font. */
  readonly fonts?: string;
  /** Entries of the catalog. */
  readonly catalog?: string;
}

const FONTS = [
  'Helvetica',
  'Helvetica-Bold',
  'Times-Roman',
  'Times-Italic',
  'Courier',
  'Helvetica-Oblique',
  'Times-Bold',
  'Courier-Bold',
];

/** A drawing that others draw by its name. */
export function form(content: string, entries = ''): RawStream {
  return {
    dictionary: `/Type/XObject/Subtype/Form/BBox[-5000 -5000 9000 9000]${entries}`,
    data: Buffer.from(content, 'latin1'),
  };
}

/** A picture of one byte a pixel, 0 black. */
export function greyImage(width: number, height: number, pixels: Uint8Array): RawStream {
  return {
    dictionary: `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`,
    data: deflateSync(pixels),
  };
}

/** Writes a PDF of these parts, with a table of its objects as the format wants it. */
export function writePdf({
  pages,
  objects = [],
  resources = '',
  fonts = '',
  catalog = '',
}: RawParts): Uint8Array {
  const usual = FONTS.map(
    (name, index) =>
      `/F${index}<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`,
  ).join('');
  const firstPage = 3;
  const firstObject = firstPage + pages.length * 2;
  const refer = (text: string) =>
    text.replace(/@(\d+)/g, (_, index: string) => `${firstObject + Number(index)} 0`);
  const all: (string | RawStream)[] = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ')}]>>`,
    ...pages.flatMap(({ width, height, content, entries = '' }, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]${entries}/Contents ${firstPage + index * 2 + 1} 0 R/Resources<</Font<<${usual}${fonts}>>${resources}>>>>`,
      { dictionary: '', data: Buffer.from(content, 'latin1') },
    ]),
    ...objects,
  ];
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const places: number[] = [];
  let length = chunks[0]?.length ?? 0;
  const push = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  for (const [index, object] of all.entries()) {
    places.push(length);
    push(Buffer.from(`${index + 1} 0 obj\n`));
    if (typeof object === 'string') push(Buffer.from(refer(object), 'latin1'));
    else {
      push(
        Buffer.from(
          `<<${refer(object.dictionary)}/Length ${object.data.length}>>\nstream\n`,
          'latin1',
        ),
      );
      push(object.data);
      push(Buffer.from('\nendstream'));
    }
    push(Buffer.from('\nendobj\n'));
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = length;
  push(
    Buffer.from(
      `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer\n<</Size ${all.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}
