import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findFreePort } from '@shortlist/bus/testing';
import { chromium } from 'playwright-core';
import { copyForDevelopment } from '../../scripts/tests/support/copy-for-development.mjs';
import { runDev } from '../../scripts/tests/support/run-dev.mjs';
import { openWatched } from './edits/time-edit.mjs';
import { findBrowser } from './lib/find-browser.mjs';
import { middle } from './screens/measure-page.mjs';

const help = `Measures how soon an edit of a remote stands on the screen in npm run dev, in a copy of the repository: until
the change was noticed, compiled, loaded by the page, and shown. The first edit, for which the server works most, stands apart.

    npm run bench:edits                   of /pricing, in npm run dev billing
    npm run bench:edits -- --edits 20     so many edits (default 10; the middle one counts)

CHROME_PATH names another browser.`;

const { values } = parseArgs({
  options: { edits: { type: 'string', default: '10' }, help: { type: 'boolean', default: false } },
});
const edits = Number(values.edits);
if (values.help || !(edits > 0)) {
  console.log(help);
  process.exit(values.help ? 0 : 2);
}
/** Milliseconds from the edit to the screen. */
const goalMs = 1000;
const betweenMs = 300;
const page = 'mfe-billing/src/features/pricing/components/PricingPage.tsx';
const sentence = 'Choose your path to smarter hiring';

const stages = ['noticed', 'compiled', 'loaded', 'seen'];
const line = (what, timed) =>
  console.log(
    what.padEnd(12) + stages.map((stage) => `${Math.round(timed[stage])} ms`.padStart(12)).join(''),
  );

const undo = [];
try {
  const copy = await copyForDevelopment('billing');
  undo.push(copy.remove);
  const port = await findFreePort();
  const dev = runDev({ folder: copy.folder, port, args: ['billing', '--no-types'] });
  undo.push(() => dev.end('SIGINT'));
  await dev.printed(`Shortlist   http://localhost:${port}`);
  const browser = await chromium.launch({
    ...(await findBrowser()),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  undo.push(() => browser.close());
  const watched = await openWatched(browser, `http://localhost:${port}/pricing`, {
    selector: 'main header p',
    socketPath: '/dev/billing/',
  });
  const file = path.join(copy.folder, page);
  const timed = [];
  for (let edit = 0; edit <= edits; edit += 1) {
    const [from, to] = [edit, edit + 1].map((count) => sentence + '!'.repeat(count));
    timed.push(await watched.time(file, `${from}.`, `${to}.`));
    await pause(betweenMs);
  }
  console.log(''.padEnd(12) + stages.map((stage) => stage.padStart(12)).join(''));
  const [first, ...others] = timed;
  line('first edit', first);
  const usual = Object.fromEntries(
    stages.map((stage) => [stage, middle(others.map((each) => each[stage]))]),
  );
  line('later edits', usual);
  if (usual.seen > goalMs) process.exitCode = 1;
  console.log(`Goal: ${goalMs} ms.`);
} finally {
  for (const each of undo.reverse()) await each();
}
