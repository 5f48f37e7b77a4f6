import type { EmbeddedPicture } from './embedded-picture.js';
import { readJpegHeader } from './jpeg-header.js';
import { readPng } from './png.js';

/** Width of A4 in points: the sheet that a picture most likely shows. */
const PAGE_WIDTH = 595;
/** Objects of a PDF before those of its pages, and of each page. */
const [FIRST, EACH] = [3, 3];

/** A PNG or JPEG as a PDF embeds it. Throws UnreadableError. */
export function readPicture(bytes: Uint8Array): EmbeddedPicture {
  return bytes[0] === 0xff ? readJpegHeader(bytes) : readPng(bytes);
}

/** A page with its drawing and its picture, as objects from `number` on. */
function pageOf(
  { width, height, entries, data, turned }: EmbeddedPicture,
  number: number,
): readonly Buffer[] {
  const [drawn, picture] = [number + 1, number + 2];
  const pageHeight = Math.max(1, Math.round((PAGE_WIDTH * height) / width));
  const drawing = `q ${PAGE_WIDTH} 0 0 ${pageHeight} 0 0 cm /P Do Q`;
  const objects = [
    `${number} 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE_WIDTH} ${pageHeight}]/Rotate ${turned}/Resources<</XObject<</P ${picture} 0 R>>>>/Contents ${drawn} 0 R>>\nendobj\n`,
    `${drawn} 0 obj\n<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream\nendobj\n`,
    `${picture} 0 obj\n<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}${entries}/Length ${data.length}>>\nstream\n`,
  ];
  return [
    Buffer.from(objects.join(''), 'latin1'),
    Buffer.from(data.buffer, data.byteOffset, data.byteLength),
    Buffer.from('\nendstream\nendobj\n'),
  ];
}

/** A PDF with a page for each of these PNGs and JPEGs, so that the one reader of pages opens it. Throws UnreadableError. */
export function wrapPictures(pictures: readonly Uint8Array[]): Buffer {
  const numbers = pictures.map((_, at) => FIRST + at * EACH);
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  const head = [
    '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n',
    `2 0 obj\n<</Type/Pages/Kids[${kids}]/Count ${pictures.length}>>\nendobj\n`,
  ];
  const size = FIRST + pictures.length * EACH;
  return Buffer.concat([
    Buffer.from(head.join('')),
    ...pictures.flatMap((picture, at) => pageOf(readPicture(picture), FIRST + at * EACH)),
    Buffer.from(`trailer\n<</Root 1 0 R/Size ${size}>>\n%%EOF\n`),
  ]);
}
