import { readdir, readFile } from 'node:fs/promises';
import { createExtractor, type Extractor } from '@shortlist/screening';
import { compareFacts } from './compare-facts.js';
import { compareSpeed } from './compare-speed.js';
import { makeHeads } from './heads.js';
import { judge, type Verdict } from './judge.js';
import type { MadeFile } from './made-file.js';
import { otherReaders } from './other-readers.js';
import { makePdfLayouts } from './pdf-layouts.js';
import { makeWordLayouts } from './word-layouts.js';

const EACH_PDF = 8;
/** Honest and hostile Word files: each kind about ten times. */
const WORD_FILES = 400;
const HEADS = 600;
/** Of the made files every so many-th is timed. */
const TIMED = 5;
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

/** Tells how files of which it is known what a person sees were read. */
async function tellVerdicts(extractor: Extractor, kind: string, files: readonly MadeFile[]) {
  for (const [label, own] of [
    ['honest', files.filter(({ hidden }) => hidden.length === 0)],
    ['hostile', files.filter(({ hidden }) => hidden.length > 0)],
  ] as const) {
    const verdicts = await count(extractor, own);
    const kinds = new Set(own.map((file) => file.kind)).size;
    console.log(`${own.length} ${label} ${kind} of ${kinds} kinds (seed ${seed})`);
    for (const [verdict, names] of verdicts)
      console.log(
        `  ${verdict}: ${names.length}${verdict === 'right' ? '' : `  ${names.join(', ')}`}`,
      );
  }
}

/** Tells how many names, addresses and phone numbers of heads of resumes are right. */
async function tellFacts() {
  const heads = makeHeads(seed, HEADS);
  const { wrong, ...counts } = await compareFacts(heads);
  console.log(`${heads.length} heads of resumes (seed ${seed}), goal 0.97, of addresses 1`);
  for (const [fact, right] of Object.entries(counts))
    console.log(`  ${fact}: ${(right / heads.length).toFixed(3)}`);
  for (const line of new Set(wrong)) console.log(`  wrong: ${line}`);
}

async function readSamples(extension: string) {
  const names = (await readdir(samples)).filter((name) => name.endsWith(extension));
  return Promise.all(
    names.map(async (fileName) => ({
      fileName,
      bytes: await readFile(new URL(fileName, samples)),
    })),
  );
}

/** Tells the time of reading against the usual reader of each kind of file. */
async function tellSpeed(extractor: Extractor, made: readonly MadeFile[]) {
  for (const other of otherReaders) {
    if (!other.isThere()) {
      console.log(
        `${other.name.split(' ')[0]} is not installed: reading ${other.extension} is not compared.`,
      );
      continue;
    }
    const layouts = made.filter(({ fileName }) => fileName.endsWith(other.extension));
    for (const [label, files] of [
      ['made layouts', layouts.filter((_, index) => index % TIMED === 0)],
      ['sample resumes', await readSamples(other.extension)],
    ] as const) {
      if (files.length === 0) continue;
      const { own, theirs } = await compareSpeed(extractor, other, files);
      console.log(
        `${(own / theirs).toFixed(2)}  time of reading ${other.extension} ${label}, ${other.name} being 1, goal ${other.goal} (${own.toFixed(1)} and ${theirs.toFixed(1)} ms)`,
      );
    }
  }
}

const extractor = createExtractor({ threads: 1 });
try {
  const pdfs = makePdfLayouts(seed, EACH_PDF);
  const words = makeWordLayouts(seed, WORD_FILES);
  await tellVerdicts(extractor, 'PDFs', pdfs);
  await tellVerdicts(extractor, 'Word files', words);
  await tellFacts();
  await tellSpeed(extractor, [...pdfs, ...words]);
} finally {
  await extractor.stop();
}
