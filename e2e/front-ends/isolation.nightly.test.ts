/// <reference lib="dom" />
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../tests/support/browser.js';
import { type Product, repositoryRoot, startProduct } from '../tests/support/product.js';
import { waitFor } from '../tests/support/wait-for.js';
import { buildRemotes } from './support/build-remotes.js';
import { type RemoteServer, serveRemote } from './support/serve-remote.js';

let folder: string;
let remote: RemoteServer;
/** Where the next version lies. */
let next: RemoteServer;
let product: Product;
let browser: Browser;
let page: Page;

const built = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shortlist-front-ends-'));
  [remote, next] = await Promise.all([serveRemote(), serveRemote()]);
  [product, browser] = await Promise.all([
    startProduct({
      dataDir: built('data'),
      env: { REMOTE_BILLING_URL: `${remote.url}/mf-manifest.json` },
    }),
    launchBrowser(),
    buildRemotes([
      { folder: built('good'), title: 'Plans' },
      { folder: built('better'), title: 'Better plans' },
      { folder: built('breaks-at-load'), title: 'Plans', fault: 'load' },
      { folder: built('breaks-when-shown'), title: 'Plans', fault: 'render' },
      { folder: built('offers'), title: 'Plans', offers: true },
    ]),
  ]);
  remote.deploy(built('good'));
  // The gateway learns from its manifest that it has this page.
  await waitFor(async () => (await fetch(`${product.url}/pricing`)).ok, { what: 'the page' });
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await remote.stop();
  await next.stop();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(20_000);
});
afterEach(() => page.close());

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const retry = () => page.getByRole('button', { name: 'Retry' });
const openPlans = () => page.goto(`${product.url}/pricing`);

/** Types as a person does, who looks whether it stands there: the page that has just come may take the focus meanwhile. */
async function typeInto(label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  const fill = async () => {
    await field.fill(text);
    return (await field.inputValue()) === text;
  };
  await waitFor(fill, { what: `the field ${label} to hold its text` });
}

/** Copies of shared packages that run in the page, by who brought them. */
const copiesInUse = () =>
  page.evaluate(() => {
    interface Copy {
      readonly from: string;
      readonly loaded?: boolean;
      readonly lib?: unknown;
    }
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: {
        __SHARE__: Record<string, Record<string, Record<string, Record<string, Copy>>>>;
      };
    };
    const scopes = Object.values(federation.__SHARE__).flatMap((one) => Object.values(one));
    return scopes
      .flatMap((scope) => Object.entries(scope))
      .flatMap(([name, versions]) =>
        Object.entries(versions)
          .filter(([, copy]) => copy.loaded === true || typeof copy.lib === 'function')
          .map(([version, { from }]) => ({ name, version, from })),
      );
  });

describe('a remote that offers a higher version of everything', () => {
  it('serves nothing to the shell, and its outage keeps nobody from signing in', async () => {
    remote.deploy(built('offers'));
    await openPlans();
    await heading('Plans').waitFor();
    const asked = [...remote.asked];
    await page.getByRole('link', { name: 'Contact' }).last().click();
    await page.getByLabel('Full Name').waitFor();
    remote.deploy(built('nowhere'));
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().click();
    await heading('Sign in').waitFor();
    await typeInto('Email', 'nobody@example.com');
    await typeInto('Password', 'Wrong-password-1');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText('Invalid email or password').waitFor();
    expect(remote.asked).toEqual([]);
    // Its entry and its page; of the copies it offers none.
    expect(asked.filter((file) => /^(axios|react|vendors|\d+)/.test(file))).toEqual([]);
    const copies = await copiesInUse();
    expect(copies.map(({ name }) => name)).toContain('react');
    expect(copies.filter(({ from }) => from !== 'shell')).toEqual([]);
  });
});

describe('a remote that styles the whole page', () => {
  it('styles its own region', async () => {
    remote.deploy(built('good'));
    await openPlans();
    await heading('Plans').waitFor();
    const colorOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf('h1')).toBe('rgb(1, 2, 3)');
    expect(await colorOf('body')).not.toBe('rgb(255, 0, 0)');
    expect(await page.getByRole('banner').isVisible()).toBe(true);
  });
});

describe('a remote on a page of its own', () => {
  it('brings along everything that it takes from the shell elsewhere', async () => {
    const own = path.join(repositoryRoot, 'mfe-billing/dist');
    remote.deploy(own);
    await page.route('**/config.json', async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${product.url}/config.json` }) });
    });
    await page.route('**/pricing', (route) =>
      route.fulfill({ path: path.join(own, 'index.html') }),
    );
    await page.goto(`${remote.url}/pricing`);
    await heading('Pricing').waitFor();
    expect(remote.asked.filter((file) => /^(remoteEntry|__federation)/.test(file))).toEqual([]);
  });
});

describe('a remote in a page without the shell', () => {
  it('has its lifecycles, and says that its app needs the shell', async () => {
    const own = path.join(repositoryRoot, 'mfe-billing/dist');
    const manifest = await readFile(path.join(own, 'mf-manifest.json'), 'utf8');
    const { name: entry } = (
      JSON.parse(manifest) as { metaData: { remoteEntry: { name: string } } }
    ).metaData.remoteEntry;
    remote.deploy(own);
    await page.route('**/root', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Root</title>' }),
    );
    await page.goto(`${remote.url}/root`);
    await page.addScriptTag({ url: `${remote.url}/${entry}` });
    const found = await page.evaluate(async () => {
      interface Container {
        init(shared: object): unknown;
        get(name: string): Promise<() => object>;
      }
      const { billing } = globalThis as unknown as { billing: Container };
      await billing.init({});
      const lifecycles = Object.keys((await billing.get('./lifecycles'))()).sort();
      try {
        return { lifecycles, app: Object.keys((await billing.get('./App'))()).join() };
      } catch (error) {
        return { lifecycles, app: String(error) };
      }
    });
    expect(found.lifecycles).toEqual(['bootstrap', 'mount', 'unmount']);
    expect(found.app).toContain("is the shell's, and this page has no shell");
  });
});

describe('a version in the registry', () => {
  /** As an operator types it beside the product. */
  const remotes = (...words: string[]) =>
    promisify(execFile)(
      process.execPath,
      [path.join(repositoryRoot, 'stack/dist/cli/remotes.js'), ...words],
      { env: { ...process.env, DATA_DIR: built('data'), MONGODB_URI: '' } },
    );
  const billingIs = (manifest: string) =>
    waitFor(
      async () => (await (await fetch(`${product.url}/config.json`)).text()).includes(manifest),
      { what: `${manifest} in the configuration` },
    );

  it('is live without a restart; a rollback helps who presses Retry on what was put in its place', async () => {
    remote.deploy(built('good'));
    next.deploy(built('better'));
    const manifest = `${next.url}/mf-manifest.json`;
    await remotes('publish', 'billing', manifest, '--live');
    await billingIs(manifest);
    await openPlans();
    await heading('Better plans').waitFor();

    next.deploy(built('good'));
    await openPlans();
    await retry().waitFor();
    await remotes('rollback', 'billing');
    await billingIs(`${remote.url}/mf-manifest.json`);
    await retry().click();
    await heading('Plans').waitFor();
    expect((await remotes('list', 'billing')).stdout).toMatch(/^billing: as configured$/m);
  });
});

describe('a bad release', () => {
  it.each(['breaks-at-load', 'breaks-when-shown'])(
    'that %s is over for who presses Retry once the fix is deployed',
    async (bad) => {
      remote.deploy(built(bad));
      await openPlans();
      await retry().waitFor();
      expect(await page.getByRole('banner').isVisible()).toBe(true);
      remote.deploy(built('better'));
      await retry().click();
      await heading('Better plans').waitFor();
    },
  );

  it('that is not mended yet is loaded with the whole page the second time', async () => {
    remote.deploy(built('breaks-when-shown'));
    await openPlans();
    await retry().click();
    await page.getByText('Something went wrong on this page').waitFor();
    remote.deploy(built('better'));
    await Promise.all([page.waitForEvent('load'), retry().click()]);
    await heading('Better plans').waitFor();
    expect(await retry().count()).toBe(0);
  });

  it('that takes requests and does not answer is over after Retry, too', async () => {
    await page.clock.install();
    remote.deploy(built('good'));
    remote.stall(/^__federation_expose_App/);
    await openPlans();
    await page.waitForFunction(() => document.querySelector('script[src*="expose_App"]') !== null);
    await page.clock.fastForward(20_000);
    await retry().waitFor();
    remote.deploy(built('good'));
    await retry().click();
    await heading('Plans').waitFor();
    expect(await retry().count()).toBe(0);
  });
});

describe('a build that was changed on its way', () => {
  const spoil = (which: RegExp) => (file: string, bytes: Buffer) =>
    which.test(file) ? Buffer.concat([bytes, Buffer.from('\nwindow.wasSpoilt = true;')]) : bytes;
  const wasSpoilt = () => page.evaluate(() => 'wasSpoilt' in window);

  it.each([
    ['entry', /^remoteEntry/],
    ['page', /^__federation_expose_App/],
  ])('does not run when it is its %s', async (_part, which) => {
    remote.deploy(built('good'), spoil(which));
    await openPlans();
    await retry().waitFor();
    expect(await wasSpoilt()).toBe(false);
  });

  it('does not run when it is a part that comes later', async () => {
    const parts = /^\d+\..*js$/;
    remote.deploy(built('good'), spoil(parts));
    await openPlans();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByText('ChunkLoadError').waitFor();
    expect(await wasSpoilt()).toBe(false);
    remote.deploy(built('good'));
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByText('The rest of it').waitFor();
  });
});

describe('a release under an open page', () => {
  it('is offered when a part of the page is gone with the one before; what was typed stays', async () => {
    remote.deploy(built('good'));
    await openPlans();
    await page.getByLabel('Notes').fill('Ask about yearly');
    remote.deploy(built('better'));
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByText('Update available').waitFor();
    expect(await page.getByLabel('Notes').inputValue()).toBe('Ask about yearly');
    await page.getByText('Reloading loses what you typed').waitFor();
    await page.getByRole('button', { name: 'Reload anyway' }).click();
    await heading('Better plans').waitFor();
  });
});
