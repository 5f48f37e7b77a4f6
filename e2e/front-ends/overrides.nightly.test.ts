/// <reference lib="dom" />
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchBrowser } from '../tests/support/browser.js';
import { type Product, startProduct } from '../tests/support/product.js';
import { waitFor } from '../tests/support/wait-for.js';
import { buildRemotes } from './support/build-remotes.js';
import { type RemoteServer, serveRemote } from './support/serve-remote.js';

let folder: string;
let remote: RemoteServer;
let product: Product;
let browser: Browser;
let person: BrowserContext;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shortlist-overrides-'));
  remote = await serveRemote();
  [product, browser] = await Promise.all([
    startProduct({
      dataDir: path.join(folder, 'data'),
      env: { REMOTE_OVERRIDE_ORIGINS: remote.url },
    }),
    launchBrowser(),
    buildRemotes([{ folder: path.join(folder, 'mine'), title: 'My plans' }]),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await remote?.stop();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  remote.deploy(path.join(folder, 'mine'));
  complaints.length = 0;
  person = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await person.newPage();
  page.setDefaultTimeout(20_000);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
});
afterEach(() => person.close());

const address = () =>
  `${product.url}/pricing?remote.billing=${encodeURIComponent(`${remote.url}/mf-manifest.json`)}`;
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const banner = () => page.getByRole('region', { name: 'Parts from elsewhere' });
const yes = () => page.getByRole('button', { name: 'Yes, in this browser' });

async function ask(): Promise<void> {
  await page.goto(address());
  await page.getByRole('dialog').getByText(`billing from ${remote.url}`).waitFor();
  await waitFor(() => yes().isEnabled(), { what: 'Yes to be pressable' });
}

it('takes a build from elsewhere after a person said yes, in their browser alone, until Reset', async () => {
  await ask();
  await yes().click();
  await heading('My plans').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await banner().getByText(`billing comes from ${remote.url} in this browser.`).waitFor();
  await page.reload();
  await heading('My plans').waitFor();

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(`${product.url}/pricing`);
  await theirs.getByRole('heading', { name: 'Pricing', exact: true }).waitFor();
  await other.close();

  await banner().getByRole('button', { name: 'Reset' }).click();
  await heading('Pricing').waitFor();
  expect(await banner().count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('loads nothing from there for a link alone, for No, for Escape, or for what a script presses', async () => {
  await ask();
  await yes().evaluate((button: HTMLElement) => button.click());
  await yes().dispatchEvent('click');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await ask();
  await page.getByRole('button', { name: 'No, leave it as it is' }).click();
  await heading('Pricing').waitFor();
  await page.reload();
  await heading('Pricing').waitFor();
  expect(remote.asked).toEqual([]);
  expect((await person.cookies()).map(({ name }) => name)).not.toContain('remote_overrides');
  expect(await banner().count()).toBe(0);
});

it('is not shown in a frame of another site', async () => {
  await page.route('http://framing.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${address()}"></iframe>` }),
  );
  await page.goto('http://framing.example/');
  await waitFor(async () => page.frames()[1]?.url().startsWith('chrome-error:'), {
    what: 'the browser to refuse the frame',
    timeoutMs: 20_000,
  });
  expect(remote.asked).toEqual([]);
});

it('says why an address of another place comes to nothing', async () => {
  await page.goto(`${product.url}/pricing?remote.billing=https://evil.example/mf-manifest.json`);
  await page.getByText('Parts from https://evil.example are not allowed here.').waitFor();
  await heading('Pricing').waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.getByRole('dialog').count()).toBe(0);
});
