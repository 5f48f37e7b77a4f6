/// <reference lib="dom" />
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@shortlist/bus/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../tests/support/browser.js';
import { type Product, repositoryRoot, startProduct } from '../tests/support/product.js';
import { waitFor } from '../tests/support/wait-for.js';
import { buildRemotes } from './support/build-remotes.js';
import { type RemoteServer, serveRemote } from './support/serve-remote.js';

let folder: string;
let remote: RemoteServer;
let product: Product;
let adminPort: number;
let browser: Browser;
let page: Page;
/** Bodies of all reports. */
const reports: string[] = [];

const built = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shortlist-reports-'));
  remote = await serveRemote();
  adminPort = await findFreePort();
  product = await startProduct({
    dataDir: built('data'),
    env: {
      REMOTE_BILLING_URL: `${remote.url}/mf-manifest.json`,
      ADMIN_PORT: String(adminPort),
    },
  });
  browser = await launchBrowser();
  await buildRemotes([
    { folder: built('good'), title: 'Plans' },
    { folder: built('breaks'), title: 'Plans', fault: 'render' },
  ]);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(30_000);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await remote.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Waits until the gateway shows a metric: a page that is left sends where its browser's driver no longer looks. */
const awaitMetric = (pattern: RegExp) =>
  waitFor(
    async () => {
      const answer = await fetch(`http://127.0.0.1:${adminPort}/metrics`);
      return pattern.test(await answer.text());
    },
    { what: `a metric like ${String(pattern)}` },
  );

describe('what a page reports', () => {
  it('holds nothing of its address or of what was typed', async () => {
    remote.deploy(built('good'));
    // The gateway learns from its manifest that it has this page.
    await waitFor(async () => (await fetch(`${product.url}/pricing`)).ok, { what: 'the page' });
    await page.route('**/api/beacon', (route) => {
      reports.push(route.request().postData() ?? '');
      return route.continue();
    });
    await page.goto(`${product.url}/pricing?token=SECRET-1#SECRET-2`);
    await page.getByLabel('Notes').fill('SECRET-3');
    await awaitMetric(/^front_end_views_total\{remote="billing",version="[0-9a-f]{16}"\} 1$/m);
    await page.unroute('**/api/beacon');
    // Leaving is when the measures of the document are sent.
    await page.goto(`${product.url}/contact`);
    await awaitMetric(
      /^front_end_lcp_seconds_count\{remote="billing",version="[0-9a-f]{16}"\} 1$/m,
    );
    expect(reports.join('\n')).not.toContain('SECRET');
    expect(JSON.parse(reports[0] ?? '')).toMatchObject({
      remote: 'billing',
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
      page: '/pricing',
      loadMs: expect.any(Number),
    });
  });

  it('of a crash is found in the log by the reference of the panel, and in the sources by its stack', async () => {
    remote.deploy(built('breaks'));
    await page.goto(`${product.url}/pricing`);
    const panel = page.getByRole('alert');
    await panel.waitFor();
    const [, reference = ''] = /Reference\s*(\w{8})/.exec(await panel.innerText()) ?? [];
    expect(reference).not.toBe('');
    const line = await waitFor(
      () =>
        Promise.resolve(
          product
            .output()
            .split('\n')
            .find((one) => one.includes(reference)),
        ),
      { what: `a line of the log with ${reference}` },
    );
    expect(JSON.parse(line)).toMatchObject({
      msg: 'a page crashed',
      remote: 'billing',
      said: 'This build breaks when it is shown.',
    });
    const log = built('gateway.log');
    await writeFile(log, line);
    const script = path.join(repositoryRoot, 'scripts/read-stack.mjs');
    const maps = path.join(repositoryRoot, 'e2e/front-ends/remote/source-maps');
    const { stdout } = await promisify(execFile)(process.execPath, [script, log, '--maps', maps]);
    const [place, code] = stdout.split('\n');
    expect(place).toMatch(/^remote\/src\/App\.tsx:\d+:\d+/);
    expect(code).toContain("throw new Error('This build breaks when it is shown.')");
  });
});
