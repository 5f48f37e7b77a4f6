import { readFile } from 'node:fs/promises';
import { encode } from 'jpeg-js';
import type { Box } from '../../src/files/pdf/page/box.js';
import { readCharacters } from '../../src/files/pdf/page/characters.js';
import { toFragments } from '../../src/files/pdf/page/fragments.js';
import { mapPages, withDocument } from '../../src/files/pdf/page/open-pdf.js';
import { viewPage } from '../../src/files/pdf/page/page-view.js';
import { withPdfium } from '../../src/files/pdf/page/pdfium.js';
import { createPainter, sectionOf } from '../../src/files/pdf/visibility/render.js';
import type { GreyPicture } from '../../src/files/scan/picture/grey-picture.js';
import { makePdf } from './make-pdf.js';
import { greyPng } from './make-scan.js';

const readSample = (fileName: string) =>
  readFile(new URL(`../../../../samples/resumes/${fileName}`, import.meta.url));

/** The first page of a sample resume as a scanner with 150 dpi makes it. */
export async function scanSample(fileName: string): Promise<GreyPicture> {
  return scanPage(await readSample(fileName));
}

/** The first page of a PDF as a scanner with 150 dpi makes it. */
export async function scanPage(file: Buffer): Promise<GreyPicture> {
  const pages = await withPdfium((pdfium) =>
    withDocument(pdfium, file, (document) =>
      mapPages(pdfium, document, (page) => {
        const view = viewPage(pdfium, page);
        const whole = { left: 0, top: 0, right: view.width, bottom: view.height };
        const painter = createPainter(pdfium, page, view);
        const { width, height, pixels } = painter.paint(sectionOf(whole, 150 / 72, 4_000_000));
        // The green of a grey page is its brightness.
        const levels = Uint8Array.from(pixels(), (color) => (color >> 8) & 0xff);
        painter.close();
        return { width, height, levels };
      }),
    ),
  );
  const [first] = pages ?? [];
  if (!first) throw new Error('The PDF has no page.');
  return first;
}

/** The places of a word on the first page of a sample resume, as shares of the page. */
export async function placesOf(fileName: string, word: string): Promise<readonly Box[]> {
  const file = await readSample(fileName);
  const pages = await withPdfium((pdfium) =>
    withDocument(pdfium, file, (document) =>
      mapPages(pdfium, document, (page) => {
        const view = viewPage(pdfium, page);
        return toFragments(readCharacters(pdfium, page, view))
          .filter(({ text }) => text === word)
          .map(({ box: { left, top, right, bottom } }) => ({
            left: left / view.width,
            right: right / view.width,
            top: top / view.height,
            bottom: bottom / view.height,
          }));
      }),
    ),
  );
  return pages?.[0] ?? [];
}

export function toPng({ width, height, levels }: GreyPicture): Buffer {
  return greyPng(width, height, (x, y) => levels[y * width + x] ?? 255);
}

/** `orientation` is that of EXIF: 6 is to be turned clockwise by a quarter. */
export function toJpeg({ width, height, levels }: GreyPicture, orientation = 1): Buffer {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < levels.length; at += 1) data.fill(levels[at] ?? 255, at * 4, at * 4 + 3);
  const { data: jpeg } = encode({ width, height, data }, 85);
  const exif = Buffer.from(
    `ffe1002245786966000049492a0008000000010012010300010000000${orientation}00000000000000`,
    'hex',
  );
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

/** A PDF whose pages are these pictures. */
export function toScan(pictures: readonly Buffer[]): Promise<Buffer> {
  return makePdf(
    (document) => {
      for (const [index, picture] of pictures.entries()) {
        if (index > 0) document.addPage();
        document.image(picture, 0, 0, { width: 595, height: 842 });
      }
    },
    { margin: 0 },
  );
}
