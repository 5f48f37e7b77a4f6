import { readFile } from 'node:fs/promises';
import { upload } from '@shortlist/contracts/constants';
import { afterAll, describe, expect, it } from 'vitest';
import { createExtractor } from '../src/files/extractor.js';
import { openFiles } from '../src/files/opening/open-files.js';
import { hungryDocx, nestedForms, packedBomb, repeatedStream } from './support/hostile-files.js';
import { makePdf } from './support/make-pdf.js';
import { makeZip } from './support/make-zip.js';

const MEBIBYTE = 1024 * 1024;
/** Room for every sample; what grows without end gets there in seconds. */
const LITTLE_MEMORY = { memoryLimitBytes: 160 * MEBIBYTE };
const hungry = hungryDocx();
const stops: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

function startExtractor(options: Parameters<typeof createExtractor>[0] = {}) {
  const extractor = createExtractor({ threads: 2, ...options });
  stops.push(() => extractor.stop());
  return extractor;
}

const sample = (name: string) =>
  readFile(new URL(`../../../samples/resumes/${name}`, import.meta.url));

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

  it('opens an archive by its end alone, and reads its files where they are', async () => {
    const extractor = startExtractor();
    const large = { name: 'large.bin', content: Buffer.alloc(6 * MEBIBYTE, 'x'), method: 0 };
    const grace = { name: 'a/grace.doc', content: await sample('grace-lindqvist.doc') };
    const bytes = makeZip([large, grace]);
    const archive = { fileName: 'all.zip', bytes, forget: () => undefined };
    const files = await openFiles(extractor, [archive], {
      hold: () => undefined,
      release: () => undefined,
    });
    expect(files.map(({ fileName }) => fileName)).toEqual(['large.bin', 'grace.doc']);
    const last = files.at(-1);
    if (!last) throw new Error('There is no file.');
    expect(last.bytes.length).toBeLessThan(MEBIBYTE);
    expect(await extractor.extract(last)).toMatchObject({ kind: 'text', fileName: 'grace.doc' });
  });

  it('stops a file that takes too long and goes on with the next', async () => {
    const extractor = startExtractor({ timeLimitMs: 500, memoryLimitBytes: 4_000 * MEBIBYTE });
    await extractor.extract({
      fileName: 'warm-up.pdf',
      bytes: await makePdf((document) => document.text('warm')),
    });
    const slow = extractor.extract({
      fileName: 'slow.pdf',
      bytes: repeatedStream(5.9 * MEBIBYTE, 1),
    });
    const good = extractor.extract({
      fileName: 'grace.doc',
      bytes: await sample('grace-lindqvist.doc'),
    });
    expect(await slow).toMatchObject({ kind: 'unreadable', reason: 'timeout' });
    expect(await good).toMatchObject({ kind: 'text' });
  });

  it('stops a file that needs too much memory without hurting its neighbours', async () => {
    const extractor = startExtractor(LITTLE_MEMORY);
    const [greedy, good] = await Promise.all([
      extractor.extract({ fileName: 'hungry.docx', bytes: hungry }),
      extractor.extract({ fileName: 'grace.doc', bytes: await sample('grace-lindqvist.doc') }),
    ]);
    expect(greedy).toMatchObject({ kind: 'unreadable', reason: 'memory' });
    expect(good).toMatchObject({ kind: 'text' });
  }, 60_000);

  it.each([1, 2, 3])(
    'refuses a PDF whose streams unpack to far too much in %i layers without unpacking them all',
    async (layers) => {
      const result = await startExtractor().extract({
        fileName: 'bomb.pdf',
        bytes: packedBomb(100 * MEBIBYTE, layers),
      });
      expect(result).toMatchObject({ kind: 'unreadable', reason: 'memory' });
    },
  );

  it('reads again, each in a fresh process, what ran beside a file that ends the process', async () => {
    const extractor = startExtractor(LITTLE_MEMORY);
    const files = Array.from({ length: 2 }, (_, index) => ({
      fileName: `hungry-${index}.docx`,
      bytes: hungry,
    }));
    const names = ['amara-okafor.pdf', 'grace-lindqvist.doc'];
    const good = await Promise.all(
      names.map(async (fileName) => ({ fileName, bytes: await sample(fileName) })),
    );
    const results = await Promise.all([...files, ...good].map((file) => extractor.extract(file)));
    expect(results.map(({ kind }) => kind)).toEqual([
      ...files.map(() => 'unreadable'),
      'text',
      'text',
    ]);
  }, 120_000);

  it('reads nothing after it has been stopped, and says so', async () => {
    const extractor = startExtractor();
    const file = { fileName: 'grace.doc', bytes: await sample('grace-lindqvist.doc') };
    expect(await extractor.extract(file)).toMatchObject({ kind: 'text' });
    await extractor.stop();
    await expect(extractor.extract(file)).rejects.toThrow('has been stopped');
  });

  it('does not blame a file for being stopped in the middle of it', async () => {
    const extractor = startExtractor();
    const reading = extractor.extract({ fileName: 'slow.pdf', bytes: nestedForms(9) });
    await extractor.stop();
    await expect(reading).rejects.toThrow('stopped');
  });

  it('refuses a file that is too large before reading it', async () => {
    const bytes = new Uint8Array(upload.maxFileBytes + 1);
    expect(await startExtractor().extract({ fileName: 'large.pdf', bytes })).toMatchObject({
      reason: 'too-large',
      message: expect.stringContaining('10 MB'),
    });
  });
});
