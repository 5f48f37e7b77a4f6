import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runtimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import * as http from '@shortlist/contracts/http/gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from './support/gateway.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const html =
  '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><!-- page --><title>Shortlist</title><!-- /page --><!-- signed-in --><link rel="prefetch" href="/transport.js"><!-- /signed-in --><div id="root"></div>';

const marketing = {
  name: 'marketing',
  metaData: { remoteEntry: { name: 'remoteEntry.1.js' }, globalName: 'marketing' },
  exposes: [
    { path: './App', assets: { js: { sync: ['App.2.js'], async: ['late.3.js'] } } },
    { path: './lifecycles', assets: { js: { sync: ['lifecycles.4.js'], async: [] } } },
  ],
  pages: [
    { path: '/', title: 'Start', listed: true },
    {
      path: '/pricing',
      title: 'Pricing',
      listed: true,
      scripts: ['Pricing.5.js'],
      asks: ['/plans/{job}'],
    },
  ],
  build: '0a1b2c',
  requires: { hostApi: '^1.0.0' },
  sharesAlone: true,
  integrity: {
    'remoteEntry.1.js': 'sha384-1',
    'App.2.js': 'sha384-2',
    'late.3.js': 'sha384-3',
    'lifecycles.4.js': 'sha384-4',
  },
};

let folder: string;
let gateway: TestGateway;
let healthy: Upstream;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'front-ends-'));
  const put = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  };
  await put('secret.txt', 'outside');
  await put('shell/dist/index.html', html);
  await put('shell/dist/main.0a1b2c3d4e5f.js', 'shell');
  const manifest = (name: string, pages: readonly object[]) =>
    put(`mfe-${name}/dist/mf-manifest.json`, JSON.stringify({ name, pages }));
  await put('mfe-marketing/dist/mf-manifest.json', JSON.stringify(marketing));
  await manifest('auth', [
    { path: '/signin', title: 'Sign In', bare: true },
    { path: '/upload', title: 'Upload', guarded: true },
    { path: '/results', title: 'Results', guarded: true },
    { path: '/shared', title: 'Shared', bare: true, secret: true },
  ]);
  await put('mfe-billing/dist/pricing.json', '[]');
  healthy = await startUpstream();
  gateway = await startGateway({
    FRONT_ENDS_DIR: folder,
    RESUMES_ADMIN_URL: healthy.url,
    USAGE_ADMIN_URL: healthy.url,
    REMOTE_BILLING_URL: 'https://billing.example.com/mf-manifest.json',
    CONTACT_WEBHOOK_URL: 'https://hooks.example.com/contact',
    TOKEN_LIMIT_PREMIUM: '750000',
  });
});

afterAll(async () => {
  await gateway.stop();
  await healthy.stop();
  await rm(folder, { recursive: true });
});

const asPage = { headers: { accept: 'text/html' } };

/** fetch() would resolve dots itself; this sends the path as it is. */
function getRaw(rawPath: string): Promise<number | undefined> {
  const { hostname, port } = new URL(gateway.url);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path: rawPath }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

describe('the page of a read-only link', () => {
  it('is named to no other site and to no search engine, also when it comes from the cache', async () => {
    const first = await fetch(`${gateway.url}/shared`, asPage);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${gateway.url}/shared`, {
      // fetch() asks past every cache unless told otherwise.
      headers: { ...asPage.headers, 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect([first.status, again.status]).toEqual([200, 304]);
    for (const { headers } of [first, again]) {
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('cache-control')).toBe('no-cache');
    }
    const other = await fetch(`${gateway.url}/upload`, asPage);
    expect(other.headers.get('referrer-policy')).not.toBe('no-referrer');
  });

  it.each(['/shared/', '/Shared'])('is the same page when it is written as %s', async (spelt) => {
    const { headers } = await fetch(gateway.url + spelt, asPage);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('the shell', () => {
  it.each(['/', '/signin', '/signin/', '/Pricing', '/results?job=1'])(
    'answers its html at %s',
    async (page) => {
      const answer = await fetch(gateway.url + page, asPage);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain('<div id="root">');
    },
  );

  it('gets a style nonce of its own each time, the one its policy names (ASVS 3.4.3)', async () => {
    const nonces = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      const answer = await fetch(gateway.url, asPage);
      const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? '';
      expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it('is confirmed by its ETag without a new policy', async () => {
    const etag = (await fetch(gateway.url, asPage)).headers.get('etag') ?? '';
    const answer = await fetch(gateway.url, {
      headers: { ...asPage.headers, 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(answer.status).toBe(304);
    expect(answer.headers.get('content-security-policy')).toBeNull();
  });

  it('allows the origins of remotes and of the contact webhook', async () => {
    const policy = (await fetch(gateway.url, asPage)).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' https://billing.example.com");
    expect(policy).toContain('https://hooks.example.com');
    expect(policy).not.toContain('unsafe');
  });

  it('serves hashed files for a year and does not answer a missing file with html', async () => {
    const file = await fetch(`${gateway.url}/main.0a1b2c3d4e5f.js`);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(await file.text()).toBe('shell');
    expect((await fetch(`${gateway.url}/missing.js`)).status).toBe(404);
    expect((await fetch(`${gateway.url}/index.html`)).status).toBe(404);
  });
});

describe('the html of the shell', () => {
  const read = async (page: string) => (await fetch(gateway.url + page, asPage)).text();
  const dataIn = (page: string, id: string): unknown => {
    const found = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(
      page,
    );
    return found?.[1] === undefined ? undefined : JSON.parse(found[1]);
  };

  it.each(['/', '/nowhere'])('at %s holds what /config.json says', async (page) => {
    const config: unknown = await (await fetch(`${gateway.url}/config.json`)).json();
    const html = await read(page);
    expect(dataIn(html, 'runtime-config')).toEqual(config);
    expect(html).not.toContain('href="/config.json"');
  });

  it("holds what its remote's manifest says of what the page runs, and names its scripts", async () => {
    const html = await read('/');
    expect(dataIn(html, 'remote-manifest')).toEqual({
      url: '/remotes/marketing/mf-manifest.json',
      manifest: {
        metaData: marketing.metaData,
        build: '0a1b2c',
        requires: { hostApi: '^1.0.0' },
        sharesAlone: true,
        integrity: {
          'remoteEntry.1.js': 'sha384-1',
          'App.2.js': 'sha384-2',
          'late.3.js': 'sha384-3',
        },
      },
    });
    const prefetched = [...html.matchAll(/rel="prefetch" href="([^"]+)"/g)].map(([, href]) => href);
    expect(prefetched).toEqual([
      '/remotes/marketing/remoteEntry.1.js',
      '/remotes/marketing/App.2.js',
    ]);
  });

  it('names the scripts that the page needs beside those of the remote', async () => {
    const html = await read('/Pricing/');
    expect(html).toContain('<link rel="prefetch" href="/remotes/marketing/Pricing.5.js"');
  });

  it('lets the browser ask for a manifest that says too little', async () => {
    const html = await read('/signin');
    expect(dataIn(html, 'remote-manifest')).toBeUndefined();
    expect(html).toContain('<link rel="preload" href="/remotes/auth/mf-manifest.json" as="fetch"');
  });

  it('names what calls are made with for who is signed in, where the html does not ask itself', async () => {
    const payload = Buffer.from('{"sub":"user_1"}').toString('base64url');
    const headers = { ...asPage.headers, cookie: `auth_token=e30.${payload}.signature` };
    const signedIn = async (page: string) => (await fetch(gateway.url + page, { headers })).text();
    expect(await signedIn('/')).toContain('href="/transport.js"');
    expect(await signedIn('/pricing')).not.toContain('transport');
    expect(await read('/')).not.toContain('transport');
  });

  it('has the browser of who is signed in ask what the page needs first', async () => {
    const payload = Buffer.from('{"sub":"user_1"}').toString('base64url');
    const headers = { ...asPage.headers, cookie: `auth_token=e30.${payload}.signature` };
    const asked = async (page: string) =>
      dataIn(await (await fetch(gateway.url + page, { headers })).text(), 'first-calls');
    expect(await asked('/pricing')).toEqual(['/api/auth/me', '/api/plans/{job}']);
    expect(await asked('/')).toEqual(['/api/auth/me']);
    expect(await asked('/nowhere')).toEqual(['/api/auth/me']);
    expect(dataIn(await read('/pricing'), 'first-calls')).toBeUndefined();
  });

  it('is compressed as far as the browser takes it', async () => {
    const answer = await fetch(gateway.url, {
      headers: { ...asPage.headers, 'accept-encoding': 'br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toContain('<div id="root">');
  });
});

describe('a page in a workspace', () => {
  const at = (page: string, headers = {}) =>
    fetch(gateway.url + page, {
      headers: { ...asPage.headers, ...headers },
      redirect: 'manual',
    });
  const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]+"/g, '');

  it('is the same page as at its plain address', async () => {
    const payload = Buffer.from('{"sub":"user_1"}').toString('base64url');
    const cookie = `auth_token=e30.${payload}.signature`;
    const [plain, inTeam] = [
      await at('/results?job=1', { cookie }),
      await at('/w/team_1/results?job=1', { cookie }),
    ];
    expect([plain.status, inTeam.status]).toEqual([200, 200]);
    for (const name of ['etag', 'cache-control', 'x-robots-tag']) {
      expect(inTeam.headers.get(name)).toBe(plain.headers.get(name));
    }
    const html = await inTeam.text();
    expect(html).toContain('first-calls');
    expect(withoutNonce(html)).toBe(withoutNonce(await plain.text()));
  });

  it('is missing as at its plain address', async () => {
    const [plain, inTeam] = [await at('/nowhere'), await at('/w/team_1/nowhere')];
    expect(inTeam.status).toBe(plain.status);
    expect(withoutNonce(await inTeam.text())).toBe(withoutNonce(await plain.text()));
  });

  it.each(['/w/a.b/results', `/w/${'a'.repeat(65)}/results`, '/w//results'])(
    'is not at %s',
    async (page) => {
      const answer = await at(page);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<div id="root">');
    },
  );

  it.each([
    ['/w/team_1/pricing?plan=Premium', '/pricing?plan=Premium'],
    ['/w/team_1/Signin/', '/signin'],
    ['/w/team_1', '/'],
    ['/w/team_1//', '/'],
  ])('that everybody sees has its plain address: %s', async (page, plain) => {
    const answer = await at(page);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, plain]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });
});

describe('remotes', () => {
  it('are served below their name, manifests asked for again', async () => {
    const manifest = await fetch(`${gateway.url}/remotes/auth/mf-manifest.json`);
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
    expect(await manifest.json()).toMatchObject({ name: 'auth' });
    expect((await fetch(`${gateway.url}/remotes/nobody/mf-manifest.json`)).status).toBe(404);
    expect((await fetch(`${gateway.url}/remotes/screening/mf-manifest.json`)).status).toBe(404);
  });

  it('bring the plan file to its address', async () => {
    expect(await (await fetch(`${gateway.url}/pricing.json`)).json()).toEqual([]);
  });

  it.each([
    '/remotes/auth/../../../secret.txt',
    '/remotes/auth/%2e%2e/%2e%2e/secret.txt',
    '/remotes/auth/..%2f..%2f..%2fsecret.txt',
    '/..%2f..%2fsecret.txt',
    '/remotes/auth/%00',
  ])('never serve what lies outside: %s', async (rawPath) => {
    expect([400, 404]).toContain(await getRaw(rawPath));
  });
});

describe('documents', () => {
  it('tells the shell the runtime configuration', async () => {
    const answer = await fetch(`${gateway.url}/config.json`);
    const config = runtimeConfig.parse(await answer.json());
    expect(config.remotes['billing']).toBe('https://billing.example.com/mf-manifest.json');
    expect(config.features).toEqual({
      demoFallback: false,
      googleSignIn: false,
      mailbox: false,
      passkeys: false,
    });
    expect(config.tokenLimits).toEqual({ Premium: 750_000 });
    expect(config.version).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('answers the OpenAPI document', async () => {
    const document = (await (await fetch(`${gateway.url}/api/openapi.json`)).json()) as {
      paths: object;
    };
    expect(Object.keys(document.paths)).toContain('/resumes/process');
  });

  it('says which parts are healthy', async () => {
    const answer = await fetch(`${gateway.url}/api/status`);
    expect(http.getStatus.response.parse(await answer.json())).toEqual({
      aiProcessing: 'active',
      emailService: 'unavailable',
      exportSystem: 'active',
    });
  });

  it.each(['/healthz', '/readyz', '/metrics'])(
    'of operators (%s) are at the admin port alone',
    async (path) => {
      const page = await fetch(`${gateway.url}${path}`, { headers: { accept: 'text/html' } });
      expect(await page.text()).toContain('<div id="root">');
      expect(
        (await fetch(`${gateway.url}${path}`, { headers: { accept: 'text/plain' } })).status,
      ).toBe(404);
      expect((await fetch(`${gateway.adminUrl}${path}`)).status).toBe(200);
    },
  );

  it('has no mailbox where none is configured', async () => {
    expect((await fetch(`${gateway.url}/mailbox/messages.json`)).status).toBe(404);
  });
});
