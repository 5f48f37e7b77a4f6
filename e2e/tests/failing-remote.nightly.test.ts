import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './support/browser.js';
import { type Product, startProduct } from './support/product.js';

let dataDir: string;
let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'shortlist-e2e-'));
  [product, browser] = await Promise.all([startProduct({ dataDir }), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(20_000);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('a remote that can not be loaded', () => {
  it('fails in its own region and works again after Retry', async () => {
    await page.route('**/remotes/billing/**', (route) => route.abort());
    await page.goto(`${product.url}/pricing`);
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await page.getByLabel('Full Name').waitFor();

    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await page.unroute('**/remotes/billing/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'Pricing' }).waitFor();
    await page.getByText('Billed monthly').waitFor();
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  });

  it('is not opened with other bytes than its release, and says so', async () => {
    await page.route('**/remotes/billing/**/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}//` });
    });
    await page.goto(`${product.url}/pricing`);
    await page.getByText('This page could not be verified').waitFor();
    expect(await page.getByText('Billed monthly').count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('Billed monthly').waitFor();
  });
});
