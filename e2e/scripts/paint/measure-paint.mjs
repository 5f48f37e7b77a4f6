/** The line that is pretended: a phone at the edge of a town. Milliseconds, and bytes a second. */
const slowLine = { latency: 400, throughput: 50_000 };

/** Runs in the page, from its very beginning: what was painted when, and what moved. */
function watchPaints() {
  const seen = { firstPaint: null, largestPaint: null, shift: 0, moved: [], shown: null };
  globalThis.seenPaints = seen;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    seen.shift += entry.value;
    for (const { node } of entry.sources) seen.moved.push(node?.nodeName ?? 'gone');
  });
  const look = () => {
    if (globalThis.document.querySelector('main h1')) seen.shown = performance.now();
    else globalThis.requestAnimationFrame(look);
  };
  look();
}

/**
 * Opens a page for the first time over a slow line: milliseconds until anything was painted, until its title stood
 * there, until the largest piece was painted; how much moved meanwhile (CLS); and how long a bare page of the same
 * origin, which is nothing but text, takes over that line.
 */
export async function measurePaint(browser, url, { colorScheme }) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    colorScheme,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowLine.latency,
      downloadThroughput: slowLine.throughput,
      uploadThroughput: slowLine.throughput,
    });
    await page.addInitScript(watchPaints);
    await page.goto(new URL('/robots.txt', url).href);
    const bare = await readPaints(page, 'firstPaint');
    await page.goto(url, { timeout: 60_000 });
    await readPaints(page, 'shown');
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => globalThis.seenPaints);
    return { ...seen, bare: bare.firstPaint };
  } finally {
    await context.close();
  }
}

/** Reads all paints seen, as soon as `name` was. */
async function readPaints(page, name) {
  await page.waitForFunction((each) => globalThis.seenPaints[each] !== null, name, {
    timeout: 60_000,
  });
  return page.evaluate(() => globalThis.seenPaints);
}
