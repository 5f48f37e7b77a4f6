import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../tests/support/browser.js';
import { repositoryRoot } from '../tests/support/product.js';
import { type RemoteServer, serveRemote } from './support/serve-remote.js';

const names = ['billing', 'marketing'] as const;
type Name = (typeof names)[number];

const paths: Readonly<Record<Name, string>> = { billing: '/pricing', marketing: '/contact' };
const headings: Readonly<Record<Name, string>> = { billing: 'Pricing', marketing: 'Contact' };

const singleSpa = path.join(
  repositoryRoot,
  'node_modules/single-spa/lib/es2015/esm/single-spa.min.js',
);
const distOf = (name: Name) => path.join(repositoryRoot, `mfe-${name}/dist`);

const config = {
  apiBaseUrl: '/api',
  remotes: {},
  pages: [],
  contactWebhookUrl: '/api/email/contact',
  features: { demoFallback: false, googleSignIn: false, mailbox: false },
  version: 'root',
};

let remotes: Readonly<Record<Name, RemoteServer>>;
/** The page itself, of an organisation that has no shell. */
let root: Server;
let origin: string;
let browser: Browser;
const complaints: string[] = [];
let page: Page;

async function entryOf(name: Name): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(distOf(name), 'mf-manifest.json'), 'utf8'));
  return `${remotes[name].url}/${manifest.metaData.remoteEntry.name}`;
}

/** A root config as single-spa's guide writes it: applications by their addresses, and the containers of the remotes. */
const rootConfig = (entries: Readonly<Record<Name, string>>) => `<!doctype html>
<title>Root</title>
<nav><a href="/pricing">Pricing</a> <a href="/contact">Contact</a> <a href="/">Home</a></nav>
<script type="importmap">{ "imports": { "single-spa": "/single-spa.js" } }</script>
<script type="module">
  import { navigateToUrl, registerApplication, start } from 'single-spa';
  const load = (name, url) => async () => {
    await new Promise((resolve, reject) => {
      const script = Object.assign(document.createElement('script'), { src: url, onload: resolve, onerror: reject });
      document.head.append(script);
    });
    await window[name].init({});
    return (await window[name].get('./lifecycles'))();
  };
  for (const link of document.querySelectorAll('nav a')) link.addEventListener('click', navigateToUrl);
  registerApplication({ name: 'billing', app: load('billing', '${entries.billing}'), activeWhen: '${paths.billing}' });
  registerApplication({ name: 'marketing', app: load('marketing', '${entries.marketing}'), activeWhen: '${paths.marketing}' });
  start();
</script>`;

beforeAll(async () => {
  const [billing, marketing] = await Promise.all([serveRemote(), serveRemote()]);
  remotes = { billing, marketing };
  for (const name of names) remotes[name].deploy(distOf(name));
  const body = rootConfig({
    billing: await entryOf('billing'),
    marketing: await entryOf('marketing'),
  });
  const script = await readFile(singleSpa);
  root = createServer((request, response) => {
    const asked = request.url ?? '/';
    const send = (type: string, answer: string | Buffer) => {
      response.setHeader('content-type', type);
      response.end(answer);
    };
    if (asked === '/single-spa.js') send('text/javascript', script);
    else if (asked === '/config.json') send('application/json', JSON.stringify(config));
    else send('text/html', body);
  });
  await new Promise<void>((resolve) => root.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(root.address() as AddressInfo).port}`;
  browser = await launchBrowser();
  page = await browser.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (entry) => {
    if (entry.type() === 'error') complaints.push(entry.text());
  });
});

afterAll(async () => {
  await browser?.close();
  root.close();
  root.closeAllConnections();
  for (const name of names) await remotes[name].stop();
});

const shown = (name: Name) => page.getByRole('heading', { level: 1, name: headings[name] });
const styleOfPage = () =>
  page.evaluate(() => ({
    paper: getComputedStyle(document.documentElement).getPropertyValue('--paper'),
    font: getComputedStyle(document.body).fontFamily,
  }));

describe('a page of single-spa', () => {
  it('shows remotes of other origins, styled, one after the other, and leaves nothing of them behind', async () => {
    await page.goto(`${origin}/`);
    const plain = await styleOfPage();
    for (const name of [...names, ...names]) {
      await page.getByRole('link', { name: headings[name], exact: true }).first().click();
      await shown(name)
        .waitFor()
        .catch((error: unknown) => {
          throw new Error(`${name} is not shown: ${complaints.join('\n')}`, { cause: error });
        });
      expect(new URL(page.url()).pathname).toBe(paths[name]);
      expect((await styleOfPage()).paper).not.toBe('');
      expect((await styleOfPage()).font).toContain('Inter Variable');
      const others = names.filter((other) => other !== name);
      for (const other of others) expect(await shown(other).count()).toBe(0);
    }
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await shown('marketing').waitFor({ state: 'detached' });
    expect(await styleOfPage()).toEqual(plain);
  });

  it('has toasts', async () => {
    await page.goto(origin + paths.marketing);
    await shown('marketing').waitFor();
    expect(await page.getByRole('region', { name: 'Notifications' }).count()).toBe(1);
  });
});
