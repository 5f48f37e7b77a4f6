import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from './lib/find-browser.mjs';
import { measurePaint } from './paint/measure-paint.mjs';
import { startDatabase, startProduct } from './screens/start-parts.mjs';

const help = `Measures how soon the built product shows something over a slow line (400 ms, 50 kB/s), by ratios to a page of
bare text over the same line.

    npm run bench:paint                           the start page, Sign In and Pricing
    npm run bench:paint -- --pages /,/contact     these pages
    npm run bench:paint -- --url http://host      of a product that runs already

CHROME_PATH names another browser.`;

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '/,/signin,/pricing,/nope' },
    url: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}
/** Milliseconds until the frame stands there, and how much may move afterwards (CLS). */
const goals = { firstPaintMs: 2000, shift: 0.02 };

const mark = (isGood) => (isGood ? '' : '  ← over the goal');

async function report(browser, url) {
  for (const colorScheme of ['light', 'dark']) {
    for (const address of values.pages.split(',')) {
      const paint = await measurePaint(browser, new URL(address, url).href, { colorScheme });
      const times = (ms) => `${(ms / paint.bare).toFixed(1)} × bare text`.padStart(17);
      const time = (ms) => `${Math.round(ms)} ms`.padStart(8);
      console.log(`\n${address} (${colorScheme}); bare text ${Math.round(paint.bare)} ms`);
      console.log(
        `  frame         ${time(paint.firstPaint)}  ${times(paint.firstPaint)}  (goal ${goals.firstPaintMs} ms)${mark(paint.firstPaint <= goals.firstPaintMs)}`,
      );
      console.log(`  page          ${time(paint.shown)}  ${times(paint.shown)}`);
      console.log(`  largest piece ${time(paint.largestPaint)}  ${times(paint.largestPaint)}`);
      console.log(
        `  moved         ${paint.shift.toFixed(3)} ${paint.moved.join(', ')} (goal ${goals.shift})${mark(paint.shift <= goals.shift)}`,
      );
      if (paint.firstPaint > goals.firstPaintMs || paint.shift > goals.shift) process.exitCode = 1;
    }
  }
}

const browser = await chromium.launch({
  ...(await findBrowser()),
  args: ['--headless', '--no-sandbox'],
});
try {
  if (values.url) await report(browser, values.url);
  else {
    const root = path.join(import.meta.dirname, '../..');
    const dataDir = await mkdtemp(path.join(tmpdir(), 'shortlist-paint-'));
    const database = await startDatabase({ root, dataDir });
    const product = await startProduct({ root, dataDir, mongodbUri: database.uri });
    try {
      await report(browser, product.url);
    } finally {
      await product.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  }
} finally {
  await browser.close();
}
