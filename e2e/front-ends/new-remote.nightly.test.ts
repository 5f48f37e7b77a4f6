import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../tests/support/browser.js';
import { type Product, startProduct } from '../tests/support/product.js';
import { waitFor } from '../tests/support/wait-for.js';
import { buildRemotes } from './support/build-remotes.js';
import { runRemotes } from './support/run-remotes.js';
import { type RemoteServer, serveRemote } from './support/serve-remote.js';

const reports = { name: 'reports', title: 'Reports of the team' };
const page = { path: '/reports', title: 'Team reports', listed: true, foot: true };

let folder: string;
let remote: RemoteServer;
let product: Product;
let browser: Browser;

const built = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shortlist-new-remote-'));
  remote = await serveRemote();
  [product, browser] = await Promise.all([
    startProduct({ dataDir: built('data'), env: { APP_URL: 'https://hiring.example.com' } }),
    launchBrowser(),
    buildRemotes([
      { ...reports, folder: built('good'), pages: [page] },
      {
        ...reports,
        folder: built('more'),
        title: 'More reports',
        pages: [page, { path: '/reports/own', title: 'Your reports', guarded: true }],
      },
      { ...reports, folder: built('pricing'), pages: [page, { ...page, path: '/pricing' }] },
      { ...reports, folder: built('api'), pages: [{ ...page, path: '/api/auth' }] },
      { ...reports, folder: built('dots'), pages: [{ ...page, path: '/../secret' }] },
      { ...reports, folder: built('slashes'), pages: [{ ...page, path: '//evil.example' }] },
      { ...reports, folder: built('script'), pages: [{ ...page, title: '<script>x()</script>' }] },
      {
        ...reports,
        folder: built('many'),
        pages: Array.from({ length: 10_000 }, (_, at) => ({ ...page, path: `/reports-${at}` })),
      },
    ]),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await remote.stop();
  await rm(folder, { recursive: true, force: true });
});

const remotes = (...words: string[]) => runRemotes(built('data'), ...words);
const publish = (build: string, ...words: string[]) => {
  remote.deploy(built(build));
  return remotes('publish', 'reports', `${remote.url}/mf-manifest.json`, ...words);
};
const statusOf = async (address: string) =>
  (await fetch(product.url + address, { headers: { accept: 'text/html' } })).status;
const becomes = (address: string, status: number) =>
  waitFor(async () => (await statusOf(address)) === status, { what: `${address} to be ${status}` });
const sitemap = async () => (await fetch(`${product.url}/sitemap.xml`)).text();

describe('a remote that neither shell nor gateway knew of when they were built', () => {
  it.each([
    ['pricing', '/pricing is a page of billing'],
    ['api', 'belongs to Shortlist itself'],
    ['dots', 'is no path of a page'],
    ['slashes', 'is no path of a page'],
    ['script', 'the title of /reports'],
    ['many', 'there are 10000 of them, and a remote may have 100'],
  ])('is not taken in with bad pages: %s', async (build, sentence) => {
    expect(await publish(build, '--live')).toEqual({
      code: 1,
      text: expect.stringContaining(sentence),
    });
    expect(await statusOf('/reports')).toBe(404);
  });

  it('has its pages once it is live, with title, guard, header and footer, and none after a rollback', async () => {
    expect(await publish('good', '--live')).toMatchObject({ code: 0 });
    await becomes('/reports', 200);
    expect(await sitemap()).toContain('<loc>https://hiring.example.com/reports</loc>');
    const tab = await browser.newPage();
    await tab.goto(`${product.url}/reports`);
    await tab.getByRole('heading', { name: 'Reports of the team' }).waitFor();
    expect(await tab.title()).toBe('Team reports · Shortlist');
    expect(await tab.getByRole('banner').isVisible()).toBe(true);
    expect(await tab.getByRole('contentinfo').isVisible()).toBe(true);
    expect(await statusOf('/reports/own')).toBe(404);

    expect(await publish('more', '--live')).toMatchObject({ code: 0 });
    await becomes('/reports/own', 200);
    await tab.goto(`${product.url}/reports/own`);
    await tab.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
    expect(new URL(tab.url()).pathname).toBe('/signin');

    await remotes('rollback', 'reports');
    await becomes('/reports/own', 404);
    await remotes('rollback', 'reports');
    await becomes('/reports', 404);
    expect(await sitemap()).not.toContain('/reports');
    await tab.goto(`${product.url}/reports`);
    await tab.getByRole('heading', { name: 'Page not found' }).waitFor();
    await tab.close();
  });
});
