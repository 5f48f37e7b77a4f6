/**
 * Word accuracy of reading scans and photos, by kind, on generated ones.
 *   --seed N   another set of pictures; default 2026
 *   --words    the words that were read wrong, with their confidence
 *   --kind N   only the kind with this number, from 0
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import jpeg from 'jpeg-js';
import PDFDocument from 'pdfkit';
import { readResumeFile, recogniseResumeFile } from '../dist/files/reading/read-file.js';
import { drawPages } from './scans/draw-pages.mjs';
import { createRandom, kinds, makeScan } from './scans/make-scan.mjs';
import { resumes } from './scans/resumes.mjs';
import { typeset } from './scans/typeset.mjs';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '2026' },
    words: { type: 'boolean', default: false },
    kind: { type: 'string' },
  },
});
const SAMPLES = ['amara-okafor.pdf', 'tomasz-wilczek.pdf', 'yuki-tanaka.pdf'];
/** As in the engine: words below are doubtful, and a scan with a larger share of them is for a person. */
const SURE = 0.85;
const MANY = 0.03;

/** Words with letters or digits, each without the marks around it. */
function wordsOf(text) {
  return text
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean);
}

/** Words of `wanted` that are in `found`, each as often as it is there. */
function countFound(wanted, found) {
  const left = new Map();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}

function toJpeg({ width, height, levels }) {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let at = 0; at < levels.length; at += 1) data.fill(levels[at], at * 4, at * 4 + 3);
  return jpeg.encode({ width, height, data }, 75).data;
}

async function toPdf(pictures) {
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
  const chunks = [];
  document.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const picture of pictures)
    document.addPage().image(picture, 0, 0, { width: 595.28, height: 841.89 });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

async function loadOriginals() {
  const samples = await Promise.all(
    SAMPLES.map(async (fileName) => ({
      fileName,
      bytes: await readFile(new URL(`../../../samples/resumes/${fileName}`, import.meta.url)),
    })),
  );
  const own = await Promise.all(
    Object.entries(resumes).map(async ([language, text]) => ({
      fileName: `${language}.pdf`,
      bytes: await typeset(text),
      text,
    })),
  );
  return [...samples, ...own];
}

const originals = await loadOriginals();
const rows = {};
for (const [number, [kind, settingsOf]] of Object.entries(kinds).entries()) {
  if (options.kind !== undefined && Number(options.kind) !== number) continue;
  const random = createRandom(Number(options.seed) + number);
  const sums = { words: 0, right: 0, sure: 0, wrongSure: 0, doubtful: 0, unread: 0, byPerson: 0 };
  let workMs = 0;
  for (const [index, { fileName, bytes, text }] of originals.entries()) {
    const original = text ?? (await readResumeFile({ fileName, bytes })).result.text;
    const wanted = wordsOf(original);
    const settings = settingsOf(random);
    const pages = await drawPages(bytes);
    const pictures = pages.map((page) => toJpeg(makeScan(page, settings, random)));
    // Every other one comes as a picture by itself.
    const file =
      index % 2 === 1 && pictures.length === 1
        ? { fileName: 'scan.jpg', bytes: pictures[0] }
        : { fileName: 'scan.pdf', bytes: await toPdf(pictures) };
    const started = process.cpuUsage();
    const { result: scan } = await recogniseResumeFile(file);
    const { user, system } = process.cpuUsage(started);
    workMs += (user + system) / 1000;
    sums.words += wanted.length;
    if (scan?.kind !== 'text') {
      sums.unread += 1;
      console.log(`${kind}, ${fileName}: not read`);
      continue;
    }
    sums.right += countFound(wanted, wordsOf(scan.text));
    const known = new Set(wanted);
    const words = scan.scan.words.flatMap(({ start, end, confidence }) => {
      const own = wordsOf(scan.text.slice(start, end));
      const isRight = own.every((word) => known.has(word));
      return own.length > 0 ? [{ text: own.join(' '), confidence, isRight }] : [];
    });
    const doubtful = words.filter(({ confidence }) => confidence < SURE);
    sums.doubtful += doubtful.length;
    sums.sure += words.length - doubtful.length;
    sums.wrongSure += words.filter((word) => !word.isRight && !doubtful.includes(word)).length;
    if (doubtful.length > words.length * MANY) sums.byPerson += 1;
    if (options.words) {
      const wrong = words.filter(({ isRight }) => !isRight);
      const shown = wrong.map((word) => `${word.text} ${word.confidence.toFixed(2)}`);
      console.log(`${kind}, ${fileName}: ${shown.join(', ')}; ${doubtful.length} doubtful`);
    }
  }
  const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
  rows[kind] = {
    scans: originals.length,
    'words right': percent(sums.right, sums.words),
    'read for certain': percent(sums.sure, sums.sure + sums.doubtful),
    'of these wrong': percent(sums.wrongSure, sums.sure),
    'for a person': sums.byPerson,
    'not read': sums.unread,
    's of work': (workMs / 1000 / originals.length).toFixed(1),
  };
}
console.table(rows);
