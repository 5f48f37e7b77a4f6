import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createExtractor, type Extractor } from '@shortlist/screening';
import { judge, type Verdict } from './judge.js';
import type { MadeFile } from './made-file.js';
import { makePdfLayouts } from './pdf-layouts.js';
import { hasPdftotext, readWithPdftotext } from './pdftotext.js';

const EACH = 8;
const ROUNDS = 5;
const samples = new URL('../../../samples/resumes/', import.meta.url);
const seed = Number(process.argv.find((value) => /^\d+$/.test(value)) ?? 2026);

async function count(extractor: Extractor, files: readonly MadeFile[]) {
  const verdicts = new Map<Verdict, string[]>();
  for (const file of files) {
    const verdict = judge(file, await extractor.extract(file));
    verdicts.set(verdict, [...(verdicts.get(verdict) ?? []), file.name]);
  }
  return verdicts;
}

async function time(read: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await read();
  return performance.now() - start;
}

/** Time of the product and of pdftotext for the same files in turns, in milliseconds a file; the best of some rounds. */
async function compareSpeed(
  extractor: Extractor,
  files: readonly { fileName: string; bytes: Uint8Array }[],
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'reading-'));
  try {
    const paths = files.map((_, index) => path.join(folder, `${index}.pdf`));
    for (const [index, file] of files.entries()) await writeFile(paths[index] ?? '', file.bytes);
    let [own, theirs] = [Infinity, Infinity];
    for (let round = 0; round < ROUNDS; round += 1) {
      own = Math.min(
        own,
        await time(async () => {
          for (const file of files) await extractor.extract(file);
        }),
      );
      theirs = Math.min(
        theirs,
        await time(async () => {
          for (const each of paths) await readWithPdftotext(each);
        }),
      );
    }
    return { own: own / files.length, theirs: theirs / files.length };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const extractor = createExtractor({ threads: 1 });
try {
  const files = makePdfLayouts(seed, EACH);
  for (const [label, own] of [
    ['honest', files.filter(({ hidden }) => hidden.length === 0)],
    ['hostile', files.filter(({ hidden }) => hidden.length > 0)],
  ] as const) {
    const verdicts = await count(extractor, own);
    const kinds = new Set(own.map(({ kind }) => kind)).size;
    console.log(`${own.length} ${label} PDFs of ${kinds} kinds (seed ${seed})`);
    for (const [verdict, names] of verdicts)
      console.log(
        `  ${verdict}: ${names.length}${verdict === 'right' ? '' : `  ${names.join(', ')}`}`,
      );
  }
  if (hasPdftotext()) {
    const names = (await readdir(samples)).filter((name) => name.endsWith('.pdf'));
    const resumes = await Promise.all(
      names.map(async (fileName) => ({
        fileName,
        bytes: await readFile(new URL(fileName, samples)),
      })),
    );
    for (const [label, own] of [
      ['made layouts', files.filter((_, index) => index % 5 === 0)],
      ['sample resumes', resumes],
    ] as const) {
      const { own: ms, theirs } = await compareSpeed(extractor, own);
      console.log(
        `${(ms / theirs).toFixed(2)}  time of reading ${label}, pdftotext spawned per file being 1, goal 1.5 (${ms.toFixed(1)} and ${theirs.toFixed(1)} ms)`,
      );
    }
  } else console.log('pdftotext is not installed: speed is not compared.');
} finally {
  await extractor.stop();
}
