import { afterAll, describe } from 'vitest';
import { createExtractor } from '../src/files/extractor.js';
import { turnBack, turnQuarters } from '../src/files/scan/picture/straighten.js';
import { makePicturedDocx } from './support/make-docx.js';
import { makePhoto } from './support/make-scan.js';
import { toJpeg, toPng, toScan } from './support/make-scans.js';
import { itReads, page } from './support/read-scans.js';

const extractor = createExtractor({ threads: 1 });
afterAll(() => extractor.stop());

describe('a scan is read', () => {
  itReads(extractor, [
    ['a PDF that is tilted', () => toScan([toPng(turnBack(page, -3).picture)]), 'a.pdf'],
    ['a PNG that is upside down', async () => toPng(turnQuarters(page, 2).picture), 'a.png'],
    ['a JPEG of a turned camera', async () => toJpeg(turnQuarters(page, 3).picture, 6), 'a.jpg'],
    [
      'a photo pasted into Word',
      async () => Buffer.from(makePicturedDocx([makePhoto(), toJpeg(page)])),
      'a.docx',
    ],
  ]);
});
