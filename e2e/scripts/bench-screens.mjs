import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from './lib/find-browser.mjs';
import { makeScreenings } from './screens/make-screenings.mjs';
import { measureFirstPaint, measurePage, middle } from './screens/measure-page.mjs';
import { call, openAccount } from './screens/open-account.mjs';
import { withProduct } from './screens/start-parts.mjs';

const help = `Measures the results page of the built product with many candidates.

    npm run bench:screens                       screenings of 100, 1,000 and 10,000 candidates
    npm run bench:screens -- --sizes 100,500    of these sizes; the first is what the others are compared with
    npm run bench:screens -- --runs 9           of each load and each step (default 5; the middle one counts)
    npm run bench:screens -- --profiles DIR     keeps what the processor did in each step of the last size

The last change of a search is that of the address, 0.3 s after the key; that of an opened candidate waits for the server.
Candidates are copies of what the product stores of its sample resumes, each a person of its own. CHROME_PATH names
another browser.`;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,1000,10000' },
    runs: { type: 'string', default: '5' },
    profiles: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}
const sizes = values.sizes.split(',').map(Number);
const runs = Number(values.runs);
const goals = { nodes: 800, nextPaintMs: 100, firstPaintRatio: 1.5 };

if (!sizes.every((size) => size > 0) || !(runs > 0)) {
  console.error(help);
  process.exit(2);
}

const number = (value) => Math.round(value).toLocaleString('en-GB');
const kilobytes = (bytes) => `${number(bytes / 1024)} KB`;
const mark = (isGood) => (isGood ? '' : '  ← over the goal');

function report(size, measured, first) {
  const ratio = measured.firstPaint / first.firstPaint;
  const usual = new Map(first.steps.map((step) => [step.name, step]));
  console.log(`\n${number(size)} candidates`);
  console.log(
    `  DOM nodes          ${number(measured.nodes)}, at most ${number(measured.mostNodes)} (goal ${goals.nodes})${mark(measured.mostNodes <= goals.nodes)}`,
  );
  console.log(
    `  first candidate    ${number(measured.firstPaint)} ms, ${ratio.toFixed(2)} × that of ${number(sizes[0])} (goal ${goals.firstPaintRatio})${mark(ratio <= goals.firstPaintRatio)}`,
  );
  console.log(
    `  bytes              ${kilobytes(measured.bytesAtFirstPaint)} until then, ${kilobytes(measured.bytes)} in all`,
  );
  console.log(
    `  answers            first page ${number(measured.api.screening)} ms, all rows ${number(measured.api.rows)} ms, search in the texts ${number(measured.api.search)} ms`,
  );
  for (const { name, missing, next, all } of measured.steps) {
    const times = (all / (usual.get(name)?.all ?? all)).toFixed(1);
    const line = missing
      ? 'not found on this page'
      : `next paint ${next === 0 ? '< 16' : number(next)} ms (goal ${goals.nextPaintMs}), last change ${number(all)} ms, ${times} ×${mark(next <= goals.nextPaintMs)}`;
    console.log(`  ${name.padEnd(28)} ${line}`);
  }
}

async function time(work) {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Time of the service for a screening, in ms. */
async function measureAnswers(jobId, { url, token }) {
  const get = (part) => call(url, `/resumes/job/${jobId}/${part}`, { token });
  await get('screening');
  const screening = await time(() => get('screening'));
  const rows = await time(async () => {
    for (let after = ''; after !== null;) {
      after = (await get(`rows${after && `?after=${after}`}`)).next;
    }
  });
  const search = await time(() => get('search?text=medication%20records'));
  return { screening, rows, search };
}

/** Measures and reports the page of each screening of `jobs`. */
async function measurePages(browser, { url, session, jobs }) {
  const token = session.access_token;
  const pages = [];
  for (const [size, jobId] of jobs) {
    const { rows } = await call(url, `/resumes/job/${jobId}/rows?limit=1`, { token });
    const bestName = rows[0].candidate.candidate;
    pages.push({ size, firstPaints: [], url, jobId, session, bestName });
  }
  // In turn, so that whatever else the machine does meets all of them.
  for (let run = 0; run < runs; run += 1) {
    for (const page of pages) page.firstPaints.push(await measureFirstPaint(browser, page));
  }
  let first;
  for (const { size, firstPaints, ...page } of pages) {
    const api = await measureAnswers(page.jobId, { url, token });
    const profiles = size === sizes.at(-1) ? (values.profiles ?? null) : null;
    const measured = await measurePage(browser, { ...page, repeat: runs, profiles });
    const result = { ...measured, api, firstPaint: middle(firstPaints) };
    first ??= result;
    report(size, result, first);
  }
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
await withProduct({ root }, async ({ url, mongodbUri }) => {
  const session = await openAccount(url);
  const token = session.access_token;
  const jobs = await makeScreenings(sizes, { url, token, root, mongodbUri });
  const args = ['--headless', '--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ ...(await findBrowser()), args });
  try {
    await measurePages(browser, { url, session, jobs });
  } finally {
    await browser.close();
  }
});
