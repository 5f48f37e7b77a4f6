/// <reference lib="dom" />
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@shortlist/bus/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../tests/support/browser.js';
import { type Product, startProduct } from '../tests/support/product.js';
import { waitFor } from '../tests/support/wait-for.js';
import { buildRemotes } from './support/build-remotes.js';
import { runRemotes } from './support/run-remotes.js';
import { type RemoteServer, serveRemote } from './support/serve-remote.js';

let folder: string;
let product: Product;
let adminPort: number;
let browser: Browser;
let page: Page;
/** The configured build, and two published versions. */
let servers: Record<'configured' | 'first' | 'second', RemoteServer>;

const place = (name: string) => path.join(folder, name);
const start = () =>
  startProduct({
    dataDir: place('data'),
    env: {
      REMOTE_BILLING_URL: `${servers.configured.url}/mf-manifest.json`,
      ADMIN_PORT: String(adminPort),
    },
  });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shortlist-registry-'));
  const [configured, first, second] = await Promise.all([
    serveRemote(),
    serveRemote(),
    serveRemote(),
  ]);
  servers = { configured, first, second };
  adminPort = await findFreePort();
  await buildRemotes(
    Object.keys(servers).map((name) => ({ folder: place(name), title: `Plans, ${name}` })),
  );
  for (const [name, server] of Object.entries(servers)) server.deploy(place(name));
  [product, browser] = await Promise.all([start(), launchBrowser()]);
  for (const name of ['first', 'second'] as const) {
    const manifest = `${servers[name].url}/mf-manifest.json`;
    const { code, text } = await remotes('publish', 'billing', manifest, '--live');
    if (code !== 0) throw new Error(`${name} was not published: ${text}`);
  }
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(20_000);
});
afterEach(() => page.close());

const remotes = (...words: string[]) => runRemotes(place('data'), ...words);
const plans = (name: keyof typeof servers) =>
  page.getByRole('heading', { name: `Plans, ${name}`, exact: true });
const openPlans = () => page.goto(`${product.url}/pricing`);
const billingIs = (name: keyof typeof servers) =>
  waitFor(
    async () =>
      (await (await fetch(`${product.url}/config.json`)).text()).includes(servers[name].url),
    { what: `billing to be ${name}` },
  );

describe('a rollback under an open page', () => {
  it('leaves the page as it is, offers the version of before, and gives it to the next page', async () => {
    await billingIs('second');
    await page.clock.install();
    await openPlans();
    await plans('second').waitFor();
    const notes = page.getByLabel('Notes');
    await notes.fill('Ask about yearly');
    expect(await remotes('rollback', 'billing')).toMatchObject({ code: 0 });
    await billingIs('first');
    servers.first.deploy(place('first'));
    // Its parts come from where the page came from.
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByText('The rest of it').waitFor();
    expect(servers.first.asked.filter((file) => file.endsWith('.js'))).toEqual([]);

    await page.clock.fastForward(11 * 60_000);
    await page.getByText('Update available').waitFor();
    await page.getByText('Reloading loses what you typed').waitFor();
    await page.getByRole('button', { name: 'Later' }).click();
    expect(await plans('second').isVisible()).toBe(true);
    expect(await notes.inputValue()).toBe('Ask about yearly');

    await page.clock.fastForward(11 * 60_000);
    await page.getByRole('button', { name: 'Reload anyway' }).click();
    await plans('first').waitFor();
  });
});

describe('a registry that can not be read', () => {
  const store = () => path.join(place('data'), 'remotes');
  const isReadable = (value: 0 | 1) =>
    waitFor(
      async () => {
        const metrics = await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text();
        return metrics.split('\n').includes(`remote_registry_readable ${value}`);
      },
      { what: `remote_registry_readable to be ${value}` },
    );
  /** As when a disk breaks: there is something at its place, and no registry. */
  async function breakStore(): Promise<void> {
    await rename(store(), place('aside'));
    await writeFile(store(), 'no folder');
  }
  async function mendStore(): Promise<void> {
    await rm(store());
    await rename(place('aside'), store());
  }

  it('counts as it was read last, is reported to operators, and is followed again once it is back', async () => {
    await remotes('live', 'billing', await versionOf('second'));
    await billingIs('second');
    await breakStore();
    await isReadable(0);
    await openPlans();
    await plans('second').waitFor();
    expect(product.output()).toContain('the registry of remotes can not be read');
    expect(await remotes('rollback', 'billing')).toEqual({
      code: 1,
      text: expect.stringContaining('it is to be a folder that this user may read'),
    });
    await mendStore();
    await isReadable(1);
    expect(await remotes('rollback', 'billing')).toMatchObject({ code: 0 });
    await billingIs('first');
  });

  it('is no reason not to start: people get what is configured until it is back', async () => {
    await product.stop();
    await breakStore();
    product = await start();
    await isReadable(0);
    await openPlans();
    await plans('configured').waitFor();
    await mendStore();
    await billingIs('first');
    await openPlans();
    await plans('first').waitFor();
    expect(await plans('configured').count()).toBe(0);
  });

  async function versionOf(name: keyof typeof servers): Promise<string> {
    const { build } = (await (await fetch(`${servers[name].url}/mf-manifest.json`)).json()) as {
      build: string;
    };
    return build;
  }
});
