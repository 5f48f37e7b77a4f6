import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, expect, it } from 'vitest';
import { installBlobBytes } from '../../../../tests/support/blob-bytes.js';
import { markPages, rectangleAt } from './mark-pages.js';

beforeAll(installBlobBytes);

const box = { left: 0.1, top: 0.2, right: 0.3, bottom: 0.25 };

async function makePage(turned: number) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([400, 800]);
  page.setCropBox(0, 0, 200, 400);
  page.setRotation(degrees(turned));
  return { pdf, page };
}

it.each([
  [0, [20, 300, 40, 20]],
  [90, [40, 40, 10, 80]],
  [180, [140, 80, 40, 20]],
  [270, [150, 280, 10, 80]],
])('marks the place that is seen on a page that is turned by %d°', async (turned, place) => {
  const { page } = await makePage(turned);
  const { x, y, width, height } = rectangleAt(page, box);
  expect([x, y, width, height].map((each) => Math.round(each))).toEqual(place);
});

it('adds to the pages that it marks alone', async () => {
  const { pdf } = await makePage(0);
  pdf.addPage();
  const file = new File([new Uint8Array(await pdf.save())], 'scan.pdf');
  const marked = await markPages(file, [{ page: 2, box, isChosen: true }]);
  const pages = (await PDFDocument.load(await marked.arrayBuffer())).getPages();
  expect(pages.map(({ node }) => node.Contents() !== undefined)).toEqual([false, true]);
});

it('refuses a file that it can not open', async () => {
  await expect(markPages(new File(['%PDF-1.4'], 'a.pdf'), [])).rejects.toThrow();
});
