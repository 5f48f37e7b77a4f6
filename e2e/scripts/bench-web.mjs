import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from './lib/find-browser.mjs';
import { middle } from './screens/measure-page.mjs';
import { openAccount } from './screens/open-account.mjs';
import { startDatabase, startProduct } from './screens/start-parts.mjs';
import { buildOneBundle } from './web/build-one-bundle.mjs';
import { measureLoad } from './web/measure-load.mjs';

const help = `Measures what it costs that the front ends are apart: the built ones against the same sources built as one bundle, on
a slow phone (150 ms, 1.6 Mbit/s, a processor four times slower), in turn, so that whatever else the machine does meets both.

    npm run bench:web                          the start page, Sign In, Pricing and the dashboard
    npm run bench:web -- --pages /,/demo       these pages; those behind the sign-in are opened signed in
    npm run bench:web -- --runs 9              of each page (default 5; the middle one counts)

CHROME_PATH names another browser.`;

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '/,/signin,/pricing,/dashboard' },
    runs: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}
const runs = Number(values.runs);
if (!(runs > 0)) {
  console.error(help);
  process.exit(2);
}

/** At most, apart to one bundle, and requests of a page beside fonts, icons and the API. */
const goals = { scripts: 1.15, largestPaint: 1.1, requests: 6 };
const signedOutPages = new Set(['/', '/signin', '/signup', '/pricing', '/demo', '/contact']);

function report(page, apart, one) {
  const of = (name) => [
    middle(apart.map((each) => each[name])),
    middle(one.map((each) => each[name])),
  ];
  const line = (label, [mine, other], unit, goal) => {
    const ratio = mine / other;
    const over = ratio > goal ? '  ← over the goal' : '';
    if (over) process.exitCode = 1;
    const both = [mine, other].map((value) => Math.round(value).toLocaleString('en-GB'));
    console.log(
      `  ${label.padEnd(14)} ${ratio.toFixed(2)} ×  ${both.join(' to ')} ${unit} (goal ${goal})${over}`,
    );
  };
  console.log(`\n${page}`);
  line('scripts', of('scriptBytes'), 'bytes as sent', goals.scripts);
  line('largest paint', of('largestPaint'), 'ms', goals.largestPaint);
  const requests = apart[0].requests;
  const over = requests.length > goals.requests ? '  ← over the goal' : '';
  if (over) process.exitCode = 1;
  console.log(
    `  requests       ${requests.length} to ${one[0].requests.length} (goal ${goals.requests})${over}: ${requests.join(' ')}`,
  );
}

const root = path.join(import.meta.dirname, '../..');
const folder = await mkdtemp(path.join(tmpdir(), 'shortlist-web-'));
const undo = [() => rm(folder, { recursive: true, force: true })];

/** A product over front ends of its own, with an account. */
async function open(name, env) {
  const dataDir = path.join(folder, name);
  await mkdir(dataDir);
  const database = await startDatabase({ root, dataDir });
  undo.push(database.stop);
  const product = await startProduct({ root, dataDir, mongodbUri: database.uri, env });
  undo.push(product.stop);
  return { url: product.url, session: await openAccount(product.url) };
}

try {
  const built = path.join(folder, 'one-bundle');
  await buildOneBundle({ root, folder: built });
  const apart = await open('apart', {});
  const one = await open('one', { FRONT_ENDS_DIR: built });
  const args = ['--headless', '--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ ...(await findBrowser()), args });
  undo.push(() => browser.close());
  const load = (page, { url, session }) =>
    measureLoad(browser, {
      url: new URL(page, url).href,
      session: signedOutPages.has(page) ? null : session,
    });
  for (const page of values.pages.split(',')) {
    const measured = { apart: [], one: [] };
    // The first time, server and browser are cold.
    await load(page, apart);
    await load(page, one);
    for (let run = 0; run < runs; run += 1) {
      measured.apart.push(await load(page, apart));
      measured.one.push(await load(page, one));
    }
    report(page, measured.apart, measured.one);
  }
} finally {
  for (const each of undo.reverse()) await each();
}
