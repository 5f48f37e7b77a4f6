import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './support/browser.js';
import { type Product, startProduct } from './support/product.js';

let dataDir: string;
let product: Product;
let browser: Browser;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'shortlist-e2e-'));
  [product, browser] = await Promise.all([startProduct({ dataDir }), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Addresses of all scripts that the html of a page names. */
async function namedAt(address: string): Promise<readonly string[]> {
  const html = await (await fetch(`${product.url}${address}`)).text();
  return [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].flatMap(([, script]) => script ?? []);
}

describe('a page that is opened', () => {
  it.each(['/', '/signin', '/pricing'])(
    'asks for no script before it is there that its html did not name: %s',
    async (address) => {
      const named = await namedAt(address);
      const page = await browser.newPage();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
      });
      await page.goto(`${product.url}${address}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      const ofRemote = asked.findLastIndex((script) => script.startsWith('/remotes/'));
      expect(ofRemote).toBeGreaterThan(0);
      expect(asked.slice(0, ofRemote + 1).filter((script) => !named.includes(script))).toEqual([]);
      await page.close();
    },
    60_000,
  );

  it('names the manifest of the app once it is there, and its icon without a request', async () => {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${product.url}/`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    const link = page.locator('head link[rel="manifest"]');
    await link.waitFor({ state: 'attached' });
    const href = await link.getAttribute('href');
    const manifest = await fetch(new URL(href ?? '', product.url));
    expect(await manifest.json()).toMatchObject({ name: 'Shortlist' });
    expect(asked.filter((file) => file.endsWith('.svg'))).toEqual([]);
    const icon = await page.locator('head link[type="image/svg+xml"]').getAttribute('href');
    expect(decodeURIComponent(icon ?? '')).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>\s*$/s);
    await page.close();
  });
});
