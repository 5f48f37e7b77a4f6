import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import { upload } from '@shortlist/contracts';
import { createExtractor } from '../src/extraction/extractor.js';
import { makePdf } from './support/make-pdf.js';

const MEBIBYTE = 1024 * 1024;
const stops: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

function startExtractor(options: Parameters<typeof createExtractor>[0] = {}) {
  const extractor = createExtractor({ threads: 2, ...options });
  stops.push(() => extractor.stop());
  return extractor;
}

const sample = (name: string) =>
  readFile(new URL(`../../../samples/resumes/${name}`, import.meta.url));

const HEAD =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>endobj\n';

/** The same drawing operators packed twice, so that only unpacking shows their size. */
function pdfDoubleBomb(bytes: number): Buffer {
  const stream = deflateSync(deflateSync(Buffer.alloc(bytes, '0 0 m 1 1 l S\n')));
  return Buffer.concat([
    Buffer.from(
      `${HEAD}4 0 obj<</Filter[/FlateDecode/FlateDecode]/Length ${stream.length}>>stream\n`,
    ),
    stream,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF'),
  ]);
}

/** A small PDF whose one content stream inflates to `bytes` of drawing operators. */
function pdfBomb(bytes: number): Buffer {
  const stream = deflateSync(Buffer.alloc(bytes, '0 0 m 1 1 l S\n'));
  return Buffer.concat([
    Buffer.from(`${HEAD}4 0 obj<</Filter/FlateDecode/Length ${stream.length}>>stream\n`),
    stream,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF'),
  ]);
}

describe('createExtractor', () => {
  it('reads many files at once, each with its own result', async () => {
    const extractor = startExtractor();
    const names = ['amara-okafor.pdf', 'mateo-fernandez-ruiz.docx', 'grace-lindqvist.doc'];
    const results = await Promise.all(
      [...names, ...names].map(async (fileName) =>
        extractor.extract({ fileName, bytes: await sample(fileName) }),
      ),
    );
    expect(results.map((result) => result.fileName)).toEqual([...names, ...names]);
    expect(results.every((result) => result.kind === 'text')).toBe(true);
  });

  it('stops a file that takes too long and goes on with the next', async () => {
    const extractor = startExtractor({ timeLimitMs: 1_000, memoryLimitBytes: 4_000 * MEBIBYTE });
    await extractor.extract({
      fileName: 'warm-up.pdf',
      bytes: await makePdf((document) => document.text('warm')),
    });
    const slow = extractor.extract({ fileName: 'slow.pdf', bytes: pdfDoubleBomb(40 * MEBIBYTE) });
    const good = extractor.extract({
      fileName: 'grace.doc',
      bytes: await sample('grace-lindqvist.doc'),
    });
    expect(await slow).toMatchObject({ kind: 'unreadable', reason: 'timeout' });
    expect(await good).toMatchObject({ kind: 'text' });
  });

  it('stops a file that needs too much memory without hurting its neighbours', async () => {
    const extractor = startExtractor({ memoryLimitBytes: 150 * MEBIBYTE });
    const [hungry, good] = await Promise.all([
      extractor.extract({ fileName: 'hungry.pdf', bytes: pdfDoubleBomb(400 * MEBIBYTE) }),
      extractor.extract({ fileName: 'grace.doc', bytes: await sample('grace-lindqvist.doc') }),
    ]);
    expect(hungry).toMatchObject({ kind: 'unreadable', reason: 'memory' });
    expect(good).toMatchObject({ kind: 'text' });
  });

  it('refuses a PDF whose streams unpack to far too much without unpacking them all', async () => {
    const result = await startExtractor().extract({
      fileName: 'bomb.pdf',
      bytes: pdfBomb(400 * MEBIBYTE),
    });
    expect(result).toMatchObject({ kind: 'unreadable', reason: 'memory' });
  });

  it('refuses a file that is too large before reading it', async () => {
    const bytes = new Uint8Array(upload.maxFileBytes + 1);
    expect(await startExtractor().extract({ fileName: 'large.pdf', bytes })).toMatchObject({
      reason: 'too-large',
      message: expect.stringContaining('10 MB'),
    });
  });
});
