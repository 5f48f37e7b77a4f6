import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hostApiVersion } from '@shortlist/host-api';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../tests/support/browser.js';
import { type Product, startProduct } from '../tests/support/product.js';
import { waitFor } from '../tests/support/wait-for.js';
import { buildRemotes } from './support/build-remotes.js';
import { runRemotes } from './support/run-remotes.js';
import { type RemoteServer, serveRemote } from './support/serve-remote.js';

const newer = /newer than the rest of Shortlist/;
const older = /older than the rest of Shortlist/;

/** Builds that say they were made for something else than this repository has. */
const unfit = [
  ['hostApi', '^1.99.0', newer],
  ['hostApi', '^2.0.0', newer],
  ['hostApi', '^0.9.0', older],
  ['react', '^20.0.0', newer],
  ['react', '^18.3.1', older],
  ['react-router-dom', '^8.0.0', newer],
  ['react-router-dom', '^6.30.0', older],
  ['styled-components', '^7.0.0', newer],
  ['styled-components', '^5.3.0', older],
] as const;

let folder: string;
let product: Product;
let browser: Browser;
let page: Page;
let remote: RemoteServer;
/** Where versions that are published lie. */
let published: RemoteServer;

const built = (name: string) => path.join(folder, name);
const nameOf = (what: string, range: string) => `${what}-${range.slice(1)}`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shortlist-skew-'));
  [remote, published] = await Promise.all([serveRemote(), serveRemote()]);
  await buildRemotes([
    { folder: built('good'), title: 'Plans' },
    { folder: built('minor'), title: 'Minor', requires: { react: '^19.99.0', hostApi: '^1.0.0' } },
    ...unfit.map(([what, range]) => ({
      folder: built(nameOf(what, range)),
      title: 'Unfit',
      requires: { [what]: range },
    })),
  ]);
  remote.deploy(built('good'));
  [product, browser] = await Promise.all([
    startProduct({
      dataDir: built('data'),
      env: { REMOTE_BILLING_URL: `${remote.url}/mf-manifest.json` },
    }),
    launchBrowser(),
  ]);
  page = await browser.newPage();
  page.setDefaultTimeout(20_000);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await remote.stop();
  await published.stop();
  await rm(folder, { recursive: true, force: true });
});

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const billing = async () => {
  const config = (await (await fetch(`${product.url}/config.json`)).json()) as {
    remotes: { billing: string };
  };
  return config.remotes.billing;
};
const billingIs = (origin: RemoteServer) =>
  waitFor(async () => (await billing()).startsWith(origin.url), { what: `billing ${origin.url}` });

describe('a remote at a configured address', () => {
  it.each(unfit)('that was made for %s %s is not run, and says why', async (what, range, title) => {
    remote.deploy(built(nameOf(what, range)));
    await page.goto(`${product.url}/pricing`);
    const panel = page.getByRole('alert');
    await panel.getByText(title).waitFor();
    expect(await panel.textContent()).toContain(range.slice(1));
    expect(await page.getByRole('banner').isVisible()).toBe(true);
    expect(remote.asked.filter((file) => file.endsWith('.js') && file.includes('expose'))).toEqual(
      [],
    );
  });

  it('runs again after Retry once a fitting one is deployed', async () => {
    remote.deploy(built(nameOf('hostApi', '^2.0.0')));
    await page.goto(`${product.url}/pricing`);
    await page.getByText(newer).waitFor();
    remote.deploy(built('good'));
    await page.getByRole('button', { name: 'Retry' }).click();
    await heading('Plans').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('runs with another minor of what is the same major', async () => {
    remote.deploy(built('minor'));
    await page.goto(`${product.url}/pricing`);
    await heading('Minor').waitFor();
    expect(hostApiVersion).toMatch(/^1\./);
  });
});

describe('a version in the registry that does not fit', () => {
  const publish = async (build: string) => {
    published.deploy(built(build));
    return runRemotes(
      built('data'),
      'publish',
      'billing',
      `${published.url}/mf-manifest.json`,
      '--live',
    );
  };

  it('gives way to the one before, and to what is configured', async () => {
    remote.deploy(built('good'));
    expect(await publish('minor')).toMatchObject({ code: 0 });
    await billingIs(published);
    expect(await publish(nameOf('react', '^20.0.0'))).toMatchObject({ code: 0 });
    // Live by name, and given to nobody: everybody goes on with the version before.
    published.deploy(built('minor'));
    await page.goto(`${product.url}/pricing`);
    await heading('Minor').waitFor();
    await runRemotes(built('data'), 'rollback', 'billing');
    await runRemotes(built('data'), 'rollback', 'billing');
    await billingIs(remote);
    expect(await publish(nameOf('hostApi', '^2.0.0'))).toMatchObject({ code: 0 });
    await page.goto(`${product.url}/pricing`);
    await heading('Plans').waitFor();
  });
});
