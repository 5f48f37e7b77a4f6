import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createExtractor } from '../src/files/extractor.js';
import { makeHostileFiles } from './support/hostile-files.js';
import { trackMemoryGrowth } from './support/memory-growth.js';

const MEBIBYTE = 1024 * 1024;
/** Quick and slow files have a process each, of 150 and 100 MB, that may grow by 384 MiB and by as much as it takes between two looks. */
const MOST_MEMORY = 1100 * MEBIBYTE;
const goodNames = ['amara-okafor.pdf', 'mateo-fernandez-ruiz.docx', 'grace-lindqvist.doc'];
const extractor = createExtractor({ threads: 2 });
afterAll(() => extractor.stop());

const readSample = async (fileName: string) => ({
  fileName,
  bytes: await readFile(new URL(`../../../samples/resumes/${fileName}`, import.meta.url)),
});

/** Outcomes that a hostile file may have. */
function endOf(fileName: string): RegExp {
  // A PDF may be read to its end within the limits, and be found to hold little or nothing.
  if (fileName.endsWith('.pdf')) return /^(text|empty|image-only|corrupt|memory|timeout)$/;
  // An archive that unpacks to more than it says is refused as soon as it does.
  if (fileName === 'lying.docx') return /^(corrupt|memory|timeout)$/;
  return /^(memory|timeout)$/;
}

describe('twenty hostile files at once', () => {
  it('end, let good files be read and stay within the memory of both processes', async () => {
    const hostile = makeHostileFiles();
    expect(hostile).toHaveLength(20);
    const good = await Promise.all(goodNames.map(readSample));
    // Good files stand first, in the middle and last.
    const files = [good[0], ...hostile.slice(0, 15), good[1], ...hostile.slice(15), good[2]].filter(
      (file) => file !== undefined,
    );
    const memory = trackMemoryGrowth();
    const results = await Promise.all(files.map((file) => extractor.extract(file)));
    const { peak, samples } = memory.stop();

    const outcomes = new Map(
      results.map((result) => [result.fileName, result.kind === 'text' ? 'text' : result.reason]),
    );
    for (const name of goodNames) expect([name, outcomes.get(name)]).toEqual([name, 'text']);
    for (const { fileName } of hostile) {
      const outcome = outcomes.get(fileName);
      expect([fileName, outcome]).toEqual([fileName, expect.stringMatching(endOf(fileName))]);
    }
    expect(samples).toBeGreaterThan(20);
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(MOST_MEMORY);
  }, 240_000);
});
