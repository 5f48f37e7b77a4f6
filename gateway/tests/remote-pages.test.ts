import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runtimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  changeRegistry,
  goLive,
  openFolderStore,
  publishVersion,
  type RegistryStore,
  rollBack,
} from '../src/index.js';
import { startGateway } from './support/gateway.js';

const html = '<!doctype html><head><!-- page --><!-- /page --></head><div id="root"></div>';
const change = { by: 'mina', at: new Date() };
const plans = { path: '/plans', title: 'Plans', listed: true };
const report = { path: '/reports', title: 'Reports', guarded: true, listed: true };

let folder: string;
let server: Server;
let address: string;
/** The manifest on the team's server; null: the server is away. */
let manifest: object | null;
let store: RegistryStore;
let url: string;
let stops: (() => Promise<unknown>)[];

beforeEach(async () => {
  stops = [];
  folder = await mkdtemp(path.join(tmpdir(), 'remote-pages-'));
  await mkdir(path.join(folder, 'shell/dist'), { recursive: true });
  await writeFile(path.join(folder, 'shell/dist/index.html'), html);
  store = openFolderStore(path.join(folder, 'remotes'));
  manifest = { pages: [plans] };
  server = createServer((_request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.statusCode = manifest ? 200 : 502;
    response.end(JSON.stringify(manifest));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mf-manifest.json`;
});
afterEach(async () => {
  for (const stop of stops) await stop();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

async function start(environment: Record<string, string> = { REMOTE_BILLING_URL: address }) {
  const gateway = await startGateway({
    FRONT_ENDS_DIR: folder,
    REMOTES_DIR: path.join(folder, 'remotes'),
    APP_URL: 'https://hiring.example.com',
    ...environment,
  });
  stops.push(() => gateway.stop());
  url = gateway.url;
}

const open = (page: string) => fetch(url + page, { headers: { accept: 'text/html' } });
const statusOf = async (page: string) => (await open(page)).status;
const readConfig = async () =>
  runtimeConfig.parse(await (await fetch(`${url}/config.json`)).json());
const sitemap = async () => (await fetch(`${url}/sitemap.xml`)).text();

async function becomes(page: string, wanted: number): Promise<void> {
  const deadline = Date.now() + 20_000;
  while ((await statusOf(page)) !== wanted) {
    if (Date.now() > deadline) throw new Error(`${page} did not become ${wanted}.`);
    await pause(10);
  }
}

/** A build of the remote `reports`, of which the gateway is told nothing else. */
const build = (version: string, pages: readonly object[]) => ({
  version,
  manifest: `https://reports.example.com/${version}/mf-manifest.json`,
  integrity: `sha384-${version}`,
  facts: { pages: pages as (typeof report)[], requires: {} },
});

describe('the pages of a remote at a configured address', () => {
  it('are those that its manifest names, and follow it while the gateway runs', async () => {
    await start();
    expect([await statusOf('/plans'), await statusOf('/offers')]).toEqual([200, 404]);
    expect((await readConfig()).pages).toEqual([
      { path: '/plans', remote: 'billing', title: 'Plans' },
    ]);
    manifest = { pages: [plans, { path: '/offers', title: 'Offers' }] };
    await becomes('/offers', 200);
  });

  it('stay as they were read last while it is away or says what can not be used', async () => {
    await start();
    for (const bad of [null, { pages: [{ ...plans, path: '/api/x' }] }, { pages: 'all' }]) {
      manifest = bad;
      const other = await startGateway({
        FRONT_ENDS_DIR: folder,
        REMOTES_DIR: path.join(folder, 'remotes'),
        REMOTE_BILLING_URL: address,
      });
      stops.push(() => other.stop());
      // The other one starts only now: it knows them from the registry.
      url = other.url;
      expect([await statusOf('/plans'), await statusOf('/offers')]).toEqual([200, 404]);
    }
  });

  it('are not said to be missing while nobody knows them', async () => {
    manifest = null;
    await start();
    const answer = await open('/plans');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('<title>This page could not be loaded');
    expect((await readConfig()).unread).toEqual(['billing']);
    manifest = { pages: [plans] };
    await becomes('/plans', 200);
    expect(await statusOf('/nope')).toBe(404);
    expect((await readConfig()).unread).toBeUndefined();
  });

  it('can be read at another address than pages have', async () => {
    const elsewhere = 'https://billing.invalid/mf-manifest.json';
    await start({ REMOTE_BILLING_URL: elsewhere, REMOTE_BILLING_MANIFEST_URL: address });
    expect(await statusOf('/plans')).toBe(200);
    expect((await readConfig()).remotes).toEqual({ billing: elsewhere });
  });
});

describe('the pages of a remote in the registry', () => {
  it('come with a version that is live, and go with its rollback', async () => {
    await start();
    await changeRegistry(store, (now) =>
      publishVersion(now, 'reports', build('a', [report]), change),
    );
    expect(await statusOf('/reports')).toBe(404);
    await changeRegistry(store, (now) => goLive(now, 'reports', 'a', change));
    await becomes('/reports', 200);
    const { pages, remotes } = await readConfig();
    expect(pages).toContainEqual({
      path: '/reports',
      remote: 'reports',
      title: 'Reports',
      guarded: true,
    });
    expect(remotes['reports']).toBe('https://reports.example.com/a/mf-manifest.json');
    expect(await (await open('/reports')).text()).toContain('<title>Reports · Shortlist</title>');
    expect(await sitemap()).toContain('https://hiring.example.com/reports<');
    await changeRegistry(store, (now) => rollBack(now, 'reports', change));
    await becomes('/reports', 404);
    expect(await sitemap()).not.toContain('/reports');
  });

  it('are refused where another remote has one of them, as long as it has it', async () => {
    await start();
    const publish = (name: string, version: string, pages: readonly object[]) =>
      changeRegistry(store, (now) => publishVersion(now, name, build(version, pages), change));
    await expect(publish('reports', 'a', [report, plans])).rejects.toThrow(
      '/plans is a page of billing',
    );
    await publish('reports', 'b', [report]);
    await publish('figures', 'c', [report]);
    await changeRegistry(store, (now) => goLive(now, 'reports', 'b', change));
    await expect(
      changeRegistry(store, (now) => goLive(now, 'figures', 'c', change)),
    ).rejects.toThrow('/reports is a page of reports');
    await changeRegistry(store, (now) => rollBack(now, 'reports', change));
    await changeRegistry(store, (now) => goLive(now, 'figures', 'c', change));
    expect((await store.read()).remotes['figures']?.live).toBe('c');
  });
});
