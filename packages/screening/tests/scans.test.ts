import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { createExtractor } from '../src/files/extractor.js';
import { picturesInWord } from '../src/files/scan/picture/pictures-in-word.js';
import { createPageReader } from '../src/files/scan/recognise-page.js';
import { loadRecogniser } from '../src/files/scan/recogniser.js';
import { makePicturedDocx } from './support/make-docx.js';
import { makePdf } from './support/make-pdf.js';
import { makePhoto, rawPng } from './support/make-scan.js';
import { toJpeg, toPng, toScan } from './support/make-scans.js';
import { itReads, page } from './support/read-scans.js';

const extractor = createExtractor({ threads: 1 });
afterAll(() => extractor.stop());

describe('a scan is read', () => {
  // Tilted and turned ones, and those in Word, are read each night.
  itReads(extractor, [['a PDF', () => toScan([toPng(page)]), 'a.pdf']]);

  it('with words apart that are too faint for a person, as in a PDF', async () => {
    const recogniser = await loadRecogniser();
    if (!recogniser) throw new Error('The recogniser is not installed.');
    const levels = page.levels.map((level) => 255 - (255 - level) / 12);
    const { text, hidden } = await createPageReader(recogniser)({ ...page, levels });
    expect(text).toBe('');
    expect(hidden).toContain('safeguarding');
  }, 120_000);
});

it('the pictures of a Word file are in their order, without small ones', () => {
  const [first, second] = [toPng(page), toJpeg(page)];
  const found = picturesInWord(makePicturedDocx([first, makePhoto(), second]));
  expect(found.map((picture) => Buffer.from(picture))).toEqual([first, second]);
});

describe('without the recogniser', () => {
  const without = createExtractor({ threads: 1, recognises: false });
  afterAll(() => without.stop());

  it('a scan keeps its reason', async () => {
    const bytes = await toScan([toPng(page)]);
    expect(await without.extract({ fileName: 'a.pdf', bytes })).toMatchObject({
      reason: 'image-only',
    });
    expect(await without.extract({ fileName: 'a.png', bytes: toPng(page) })).toMatchObject({
      reason: 'unsupported-type',
    });
    const word = Buffer.from(makePicturedDocx([toPng(page)]));
    expect(await without.extract({ fileName: 'a.docx', bytes: word })).toMatchObject({
      reason: 'image-only',
    });
  });

  it('none is loaded', async () => {
    expect(await loadRecogniser('no-such-package')).toBeNull();
  });
});

describe('what is no scan keeps its reason', () => {
  it.each([
    ['a photo of hills', async () => toScan([makePhoto()]), 'a.pdf', 'image-only'],
    ['a drawing', () => makePdf((pdf) => pdf.rect(50, 50, 90, 90).fill()), 'a.pdf', 'image-only'],
    ['a GIF', async () => Buffer.from('GIF89a, cut off'), 'a.gif', 'unsupported-type'],
    [
      'a JPEG that is cut off',
      async () => toJpeg(page).subarray(0, 90),
      'a.jpg',
      'unsupported-type',
    ],
  ])(
    '%s',
    async (_, make, fileName, reason) => {
      expect(await extractor.extract({ fileName, bytes: await make() })).toMatchObject({ reason });
    },
    60_000,
  );

  it.each([
    ['HEIC', Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0 of a phone')],
    ['TIFF', Buffer.from('II*\0 of a scanner')],
    ['WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
  ])('%s, with what to do', async (_, bytes) => {
    expect(await extractor.extract({ fileName: 'a.jpg', bytes })).toMatchObject({
      reason: 'unsupported-type',
      message:
        'This is a picture of a kind that we cannot open. Please save it as JPEG or PDF and upload that.',
    });
  });

  it.each([
    ['of 30,000 × 30,000 pixels', rawPng(30_000, 30_000, deflateSync(Buffer.alloc(10)))],
    ['whose rows unpack to more than it has', rawPng(9, 9, deflateSync(Buffer.alloc(5e7)), 6)],
  ])(
    'a PNG %s',
    async (_, bytes) => {
      const result = await extractor.extract({ fileName: 'a.png', bytes });
      expect(result).toMatchObject({
        reason: expect.stringMatching(/^(memory|unsupported-type)$/),
      });
    },
    60_000,
  );

  it('a scan that takes longer than it may', async () => {
    const hurried = createExtractor({ threads: 1, scanLimitMs: 50 });
    const bytes = await toScan([toPng(page)]);
    expect(await hurried.extract({ fileName: 'a.pdf', bytes })).toMatchObject({
      reason: 'image-only',
    });
    await hurried.stop();
  }, 60_000);
});
