import { watchPaints } from './watch-paints.mjs';

/** What a person does on the results page, by the key or click that is measured. */
const steps = [
  {
    name: 'search, one key',
    target: (page) => page.getByPlaceholder(/Search/).or(page.getByRole('searchbox')),
    prepare: (target) => target.click(),
    act: (target) => target.press('a'),
  },
  {
    name: 'search, second key',
    target: (page) => page.getByPlaceholder(/Search/).or(page.getByRole('searchbox')),
    act: (target) => target.press('m'),
  },
  {
    name: 'search, cleared',
    target: (page) => page.getByPlaceholder(/Search/).or(page.getByRole('searchbox')),
    prepare: (target) => target.press('ControlOrMeta+a'),
    act: (target) => target.press('Delete'),
  },
  {
    name: 'sort by name',
    target: (page) => page.getByRole('radio', { name: /name/i }),
    prepare: (_target, page) => page.getByRole('button', { name: /^Sort/ }).first().click(),
    act: (target) => target.click({ force: true }),
  },
  {
    name: 'open a candidate',
    target: (page) => page.getByRole('button', { name: /View Details/ }),
    act: (target) => target.click(),
  },
  {
    name: 'what-if, one step',
    target: (page) => page.getByRole('slider', { name: 'Threshold to try' }),
    prepare: (target) => target.focus(),
    act: (target) => target.press('ArrowRight'),
  },
];

async function measureStep(page, { name, target, prepare, act }) {
  const found = target(page).first();
  try {
    await prepare?.(found, page);
    await found.waitFor({ state: 'attached', timeout: 5000 });
  } catch {
    return { name, missing: true };
  }
  await page.evaluate(() => globalThis.paints.settled());
  await page.evaluate(() => globalThis.paints.begin());
  await act(found);
  return { name, ...(await page.evaluate(() => globalThis.paints.settled())) };
}

async function openResults(browser, { url, jobId, session, bestName }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([
    { name: 'auth_token', value: session.access_token, url },
    { name: 'refresh_token', value: session.refreshToken, url },
  ]);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript(watchPaints);
  const network = await context.newCDPSession(page);
  let bytes = 0;
  await network.send('Network.enable');
  network.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(`${url}/results?job=${jobId}`, { waitUntil: 'commit' });
  await page.getByText(bestName, { exact: true }).first().waitFor();
  const firstPaint = await page.evaluate(() => performance.now());
  const bytesAtFirstPaint = bytes;
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => globalThis.paints.settled());
  return { context, page, firstPaint, bytesAtFirstPaint, bytes: () => bytes };
}

const middle = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];
const countNodes = (page) => page.evaluate(() => globalThis.document.querySelectorAll('*').length);

/** Opens the results page of a screening a few times and does on it what a person does. Times in ms. */
export async function measurePage(browser, { runs, ...options }) {
  const firstPaints = [];
  for (let run = 1; run < runs; run += 1) {
    const { context, firstPaint } = await openResults(browser, options);
    firstPaints.push(firstPaint);
    await context.close();
  }
  const { context, page, firstPaint, bytesAtFirstPaint, bytes } = await openResults(
    browser,
    options,
  );
  firstPaints.push(firstPaint);
  const nodes = await countNodes(page);
  const loaded = bytes();
  const measured = [];
  let mostNodes = nodes;
  for (const step of steps) {
    measured.push(await measureStep(page, step));
    mostNodes = Math.max(mostNodes, await countNodes(page));
  }
  await context.close();
  return {
    firstPaint: middle(firstPaints),
    bytesAtFirstPaint,
    bytes: loaded,
    nodes,
    mostNodes,
    steps: measured,
  };
}
