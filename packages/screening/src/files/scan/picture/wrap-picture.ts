import { readJpegHeader } from './jpeg-header.js';
import { readPng } from './png.js';

/** Width of A4 in points: the sheet that a picture most likely shows. */
const PAGE_WIDTH = 595;

/** True for a PNG or a JPEG. */
export function isWrappable([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xd8) || (first === 0x89 && second === 0x50);
}

/** A PDF of one page that shows this PNG or JPEG, so that the one reader of pages opens it. Throws UnreadableError. */
export function wrapPicture(bytes: Uint8Array): Buffer {
  const picture = bytes[0] === 0xff ? readJpegHeader(bytes) : readPng(bytes);
  const { width, height, entries, data, turned } = picture;
  const pageHeight = Math.max(1, Math.round((PAGE_WIDTH * height) / width));
  const drawing = `q ${PAGE_WIDTH} 0 0 ${pageHeight} 0 0 cm /P Do Q`;
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const add = (text: string) => parts.push(Buffer.from(text, 'latin1'));
  add('1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n');
  add('2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n');
  add(
    `3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE_WIDTH} ${pageHeight}]/Rotate ${turned}/Resources<</XObject<</P 5 0 R>>>>/Contents 4 0 R>>\nendobj\n`,
  );
  add(`4 0 obj\n<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream\nendobj\n`);
  add(
    `5 0 obj\n<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}${entries}/Length ${data.length}>>\nstream\n`,
  );
  parts.push(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
  add('\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Size 6>>\n%%EOF\n');
  return Buffer.concat(parts);
}
