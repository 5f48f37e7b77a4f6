import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import subsetFont from 'subset-font';

const SIZE = 11;
const MARGIN = 56;
const LEADING = 17;
/** The two files in which the font has the letters of these languages. */
const parts = ['latin', 'latin-ext'];

/** A plain font file with those letters of `text` that this part of the font has. */
async function loadFont(part, text) {
  const file = import.meta.resolve(
    `@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`,
  );
  return subsetFont(await readFile(fileURLToPath(file)), text, {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
  });
}

/** Neighbouring characters that are set in the same part of the font. */
function runsOf(line) {
  return line.match(/[\u0100-\u017f]+|[^\u0100-\u017f]+/gu) ?? [];
}

/** A resume as a plain PDF. */
export async function typeset(text) {
  const document = new PDFDocument({ size: 'A4', margin: MARGIN });
  const chunks = [];
  document.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const part of parts) document.registerFont(part, await loadFont(part, text));
  document.fontSize(SIZE);
  for (const [index, line] of text.split('\n').entries()) {
    let left = MARGIN;
    for (const run of runsOf(line)) {
      document.font(/[\u0100-\u017f]/u.test(run) ? 'latin-ext' : 'latin');
      document.text(run, left, MARGIN + index * LEADING, { lineBreak: false });
      left += document.widthOfString(run);
    }
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
