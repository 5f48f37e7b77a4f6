import { readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemotePage, Requirements } from '@shortlist/host-api';
import { launchBrowser } from '../../tests/support/browser.js';
import { signIn, signUp, verifyEmail } from '../../tests/support/person.js';
import { repositoryRoot, startProduct } from '../../tests/support/product.js';
import { readSamples, screenFiles } from '../../tests/support/screening.js';
import { waitFor } from '../../tests/support/wait-for.js';
import { openRoutes, type Visitors } from './open-routes.js';
import { type RemoteServer, serveRemote } from './serve-remote.js';

/** Folder of a front end's build as it is now: `shell`, or the name of a remote. */
export const todaysBuild = (name: string) =>
  path.join(repositoryRoot, name === 'shell' ? name : `mfe-${name}`, 'dist');

/** Names of today's remotes. */
export const todaysRemotes = readdirSync(repositoryRoot)
  .filter((folder) => folder.startsWith('mfe-'))
  .map((folder) => folder.slice('mfe-'.length));

interface RemoteManifest {
  readonly pages: readonly RemotePage[];
  readonly requires: Requirements;
}

/** Manifest of a remote's build. */
export const readManifest = async (dist: string) =>
  JSON.parse(await readFile(path.join(dist, 'mf-manifest.json'), 'utf8')) as RemoteManifest;

/** The product with a shell and remotes that lie elsewhere, each of which can be replaced by another build. */
export interface Deployment {
  readonly url: string;
  readonly visitors: Visitors;
  /** Serves the build in this folder as the shell from now on; resolves once people get it. */
  deployShell(dist: string): Promise<void>;
  /** Where a remote lies. */
  serverOf(name: string): RemoteServer;
  /** Opens these pages, as `openRoutes` does, once the product has them. */
  open(pages: readonly RemotePage[]): Promise<string[]>;
  close(): Promise<void>;
}

const who = {
  firstName: 'Mina',
  lastName: 'Castellano',
  email: 'mina@example.com',
  password: 'Long-enough-4-all',
};

async function serve(name: string): Promise<RemoteServer> {
  const server = await serveRemote();
  server.deploy(todaysBuild(name));
  return server;
}

/** Starts it with today's builds; somebody is signed in who has a screening. */
export async function openDeployment(dataDir: string): Promise<Deployment> {
  const shell = await serve('shell');
  const servers = new Map<string, RemoteServer>();
  const env: Record<string, string> = { SHELL_URL: shell.url };
  for (const name of todaysRemotes) {
    const server = await serve(name);
    servers.set(name, server);
    env[`REMOTE_${name.toUpperCase()}_URL`] = `${server.url}/mf-manifest.json`;
  }
  const [product, browser] = await Promise.all([startProduct({ dataDir, env }), launchBrowser()]);
  const { url } = product;
  const close = async () => {
    await browser.close();
    await product.stop();
    await Promise.all([shell, ...servers.values()].map((server) => server.stop()));
  };
  const visitors = { signedIn: await browser.newContext(), visitor: await browser.newContext() };

  async function screen(): Promise<string> {
    const page = await visitors.signedIn.newPage();
    await signUp(page, url, who);
    await verifyEmail(page, url, who);
    await signIn(page, url, who);
    const files = await readSamples(['amara-okafor.pdf', 'grace-lindqvist.doc']);
    const { jobId } = await screenFiles(page, url, { files, comparisonScore: 60 });
    await page.close();
    return jobId;
  }
  const jobId = await screen().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const ask = async (at: string) => (await fetch(url + at)).text();

  return {
    url,
    visitors,
    close,
    deployShell: async (dist) => {
      shell.deploy(dist);
      const script = (await readdir(dist)).find((file) => /^main\.\w+\.js$/.test(file)) ?? '';
      const isGiven = async () => (await ask('/')).includes(script);
      await waitFor(isGiven, { what: `${script} in the page` });
    },
    serverOf: (name) => {
      const server = servers.get(name);
      if (!server) throw new Error(`There is no remote ${name} here.`);
      return server;
    },
    open: async (pages) => {
      const areKnown = async () => {
        const config = await ask('/config.json');
        return pages.every((page) => config.includes(JSON.stringify(page.path)));
      };
      await waitFor(areKnown, { what: `the pages ${pages.map((page) => page.path).join(' ')}` });
      const opened = pages.map((page) =>
        page.path === '/results' ? { ...page, path: `/results?job=${jobId}` } : page,
      );
      return openRoutes({ visitors, url, pages: opened });
    },
  };
}
