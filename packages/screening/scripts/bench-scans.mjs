/**
 * Word accuracy of reading scans and photos, by kind, on generated ones.
 *   --seed N   another set of pictures; default 2026
 *   --words    the words that were read wrong, with their confidence
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import jpeg from 'jpeg-js';
import PDFDocument from 'pdfkit';
import { createExtractor } from '../dist/index.js';
import { drawPages } from './scans/draw-pages.mjs';
import { createRandom, kinds, makeScan } from './scans/make-scan.mjs';
import { resumes } from './scans/resumes.mjs';
import { typeset } from './scans/typeset.mjs';

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '2026' },
    words: { type: 'boolean', default: false },
  },
});
const SAMPLES = ['amara-okafor.pdf', 'tomasz-wilczek.pdf', 'yuki-tanaka.pdf'];
const SURE = 0.85;

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

const extractor = createExtractor({ threads: 1, scanLimitMs: 120_000 });
const random = createRandom(Number(options.seed));
const originals = await loadOriginals();
const rows = {};
try {
  for (const [kind, settingsOf] of Object.entries(kinds)) {
    const sums = { words: 0, right: 0, sure: 0, wrongSure: 0, doubtful: 0, unread: 0, review: 0 };
    const started = performance.now();
    for (const [index, { fileName, bytes, text }] of originals.entries()) {
      const read = text ?? (await extractor.extract({ fileName, bytes })).text;
      const wanted = wordsOf(read);
      const settings = settingsOf(random);
      const pictures = (await drawPages(bytes)).map((page) =>
        toJpeg(makeScan(page, settings, random)),
      );
      // Every other one comes as a picture by itself.
      const isPicture = index % 2 === 1 && pictures.length === 1;
      const scan = await extractor.extract(
        isPicture
          ? { fileName: 'scan.jpg', bytes: pictures[0] }
          : { fileName: 'scan.pdf', bytes: await toPdf(pictures) },
      );
      sums.words += wanted.length;
      if (scan.kind === 'unreadable') {
        sums.unread += 1;
        console.log(`${kind}, ${fileName}: ${scan.reason}`);
        continue;
      }
      sums.right += countFound(wanted, wordsOf(scan.text));
      const known = new Set(wanted);
      let doubtful = 0;
      const wrong = [];
      for (const { start, end, confidence } of scan.scan.words) {
        const words = wordsOf(scan.text.slice(start, end));
        if (words.length === 0) continue;
        const isRight = words.every((word) => known.has(word));
        if (confidence < SURE) doubtful += 1;
        else {
          sums.sure += 1;
          if (!isRight) sums.wrongSure += 1;
        }
        if (!isRight) wrong.push(`${words.join(' ')} ${confidence.toFixed(2)}`);
      }
      sums.doubtful += doubtful;
      if (doubtful > (doubtful + sums.sure) * 0.03) sums.review += 1;
      if (options.words)
        console.log(`${kind}, ${fileName}: ${wrong.join(', ')}; ${doubtful} doubtful`);
    }
    const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
    rows[kind] = {
      scans: originals.length,
      'words right': percent(sums.right, sums.words),
      'read for certain': percent(sums.sure, sums.sure + sums.doubtful),
      'of these wrong': percent(sums.wrongSure, sums.sure),
      unread: sums.unread,
      's a scan': ((performance.now() - started) / 1000 / originals.length).toFixed(1),
    };
  }
} finally {
  await extractor.stop();
}
console.table(rows);
