import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stepsOf } from './steps.mjs';
import { watchPaints } from './watch-paints.mjs';

export const middle = (numbers) =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1];
const countNodes = (page) => page.evaluate(() => globalThis.document.querySelectorAll('*').length);

async function openResults(browser, { url, jobId, session, bestName }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([
    { name: 'auth_token', value: session.access_token, url },
    { name: 'refresh_token', value: session.refreshToken, url },
  ]);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript(watchPaints);
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  await devtools.send('Network.enable');
  devtools.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(`${url}/results?job=${jobId}`, { waitUntil: 'commit' });
  await page.getByText(bestName, { exact: true }).first().waitFor();
  const firstPaint = await page.evaluate(() => performance.now());
  const bytesAtFirstPaint = bytes;
  return { context, devtools, page, firstPaint, bytesAtFirstPaint, bytes: () => bytes };
}

/** From opening the results page to its first candidate on it, in ms, in a browser that knows nothing of it. */
export async function measureFirstPaint(browser, options) {
  const { context, firstPaint } = await openResults(browser, options);
  await context.close();
  return firstPaint;
}

async function measureOnce(page, { target, prepare, act }) {
  const found = target(page).first();
  await prepare?.(found, page);
  await found.waitFor({ state: 'attached', timeout: 5000 });
  await page.evaluate(() => globalThis.paints.settled());
  await page.evaluate(() => globalThis.paints.begin());
  await act(found, page);
  return page.evaluate(() => globalThis.paints.settled());
}

/** Keeps what the processor did in a step, for the Performance panel of a browser. */
async function profiled({ devtools, folder, name }, work) {
  if (folder === null) return work();
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.start');
  const result = await work();
  const { profile } = await devtools.send('Profiler.stop');
  const file = `${name.replace(/\W+/g, '-')}.cpuprofile`;
  await writeFile(path.join(folder, file), JSON.stringify(profile));
  return result;
}

async function measureSteps({ page, devtools }, { repeat, profiles }) {
  const measured = [];
  let mostNodes = await countNodes(page);
  for (const step of stepsOf()) {
    const { name } = step;
    try {
      if (step.isPlace) {
        await step.act(page);
        continue;
      }
      const once = await profiled({ devtools, folder: profiles, name }, () =>
        measureOnce(page, step),
      );
      const times = [once];
      mostNodes = Math.max(mostNodes, await countNodes(page));
      while (times.length < repeat) {
        await step.undo(page);
        times.push(await measureOnce(page, step));
      }
      const next = middle(times.map((time) => time.next));
      measured.push({ name, next, all: middle(times.map((time) => time.all)) });
    } catch (error) {
      if (error.name !== 'TimeoutError') throw error;
      measured.push({ name, missing: true });
    }
  }
  return { steps: measured, mostNodes };
}

/**
 * Opens the results page of a screening and does on it what a person does, each `repeat` times: the middle one counts. Times
 * in ms. With `profiles`, a folder, what the processor did the first time is kept there.
 */
export async function measurePage(browser, { repeat, profiles, ...options }) {
  const opened = await openResults(browser, options);
  const { context, page, bytesAtFirstPaint, bytes } = opened;
  const searchField = page.getByRole('searchbox').first();
  await searchField.click();
  await page.evaluate(() => globalThis.paints.begin());
  await searchField.press('a');
  const whileLoading = await page.evaluate(() => globalThis.paints.settled());
  await searchField.press('Backspace');
  await page.getByText(/candidates are here/).waitFor({ state: 'detached' });
  await page.evaluate(() => globalThis.paints.settled());
  const nodes = await countNodes(page);
  const loaded = bytes();
  const { steps, mostNodes } = await measureSteps(opened, { repeat, profiles });
  await context.close();
  return {
    bytesAtFirstPaint,
    bytes: loaded,
    nodes,
    mostNodes,
    steps: [{ name: 'key while loading', ...whileLoading }, ...steps],
  };
}
