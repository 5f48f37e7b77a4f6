/** The line and the processor that are pretended: Lighthouse's phone. Milliseconds, bytes a second, times slower. */
const phone = { latency: 150, throughput: 200_000, slowdown: 4 };

/** Runs in the page, from its very beginning. */
function watchLargestPaint() {
  globalThis.largestPaint = null;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Every request that went over the line, with the bytes of its answer. */
async function watchRequests(session) {
  const requests = new Map();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    requests.set(requestId, { url: request.url, type, bytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) requests.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => [...requests.values()].filter(({ url }) => url.startsWith('http'));
}

const isScript = ({ url }) => new URL(url).pathname.endsWith('.js');
const isOfPage = ({ url }) =>
  !/^\/api\/|\.(woff2|ico|svg|webmanifest)$/.test(new URL(url).pathname);

/**
 * Opens a page on a slow phone that never saw it: milliseconds to the largest paint; bytes of scripts; requests beside
 * those of fonts, icons and the API.
 */
export async function measureLoad(browser, { url, session }) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    serviceWorkers: 'block',
  });
  try {
    if (session) {
      await context.addCookies([
        { name: 'auth_token', value: session.access_token, url },
        { name: 'refresh_token', value: session.refreshToken, url },
      ]);
    }
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const devtools = await context.newCDPSession(page);
    const requests = await watchRequests(devtools);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: phone.latency,
      downloadThroughput: phone.throughput,
      uploadThroughput: phone.throughput,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
    await page.addInitScript(watchLargestPaint);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => globalThis.largestPaint !== null);
    const largestPaint = await page.evaluate(() => globalThis.largestPaint);
    const seen = requests();
    return {
      largestPaint,
      scriptBytes: seen.filter(isScript).reduce((sum, { bytes }) => sum + bytes, 0),
      requests: seen.filter(isOfPage).map((request) => new URL(request.url).pathname),
    };
  } finally {
    await context.close();
  }
}
