import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runtimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/index.js';
import { startGateway, type TestGateway } from './support/gateway.js';

const local = 'http://localhost:3104';
const preview = 'https://preview.example';
const billing = `${local}/mf-manifest.json`;
const configured = '/remotes/billing/mf-manifest.json';

let folder: string;
let gateway: TestGateway;
let closed: TestGateway;
let now = new Date('2026-11-22T12:00:00Z');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overrides-'));
  await mkdir(path.join(folder, 'shell/dist'), { recursive: true });
  await writeFile(
    path.join(folder, 'shell/dist/index.html'),
    '<!doctype html><!-- page --><!-- /page --><div></div>',
  );
  for (const name of ['auth', 'billing']) {
    const dist = path.join(folder, `mfe-${name}/dist`);
    await mkdir(dist, { recursive: true });
    const pages = name === 'billing' ? [{ path: '/pricing', title: 'Pricing' }] : [];
    await writeFile(path.join(dist, 'mf-manifest.json'), JSON.stringify({ pages }));
  }
  const environment = { FRONT_ENDS_DIR: folder };
  [gateway, closed] = await Promise.all([
    startGateway(
      { ...environment, REMOTE_OVERRIDE_ORIGINS: `${local}, ${preview}` },
      { clock: () => now },
    ),
    startGateway(environment),
  ]);
});
afterAll(async () => {
  await Promise.all([gateway.stop(), closed.stop()]);
  await rm(folder, { recursive: true });
});

interface Asking {
  readonly at?: TestGateway;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly cookie?: string;
}

/** As the page of the gateway asks, after the person said yes. */
function ask(body: unknown, { at = gateway, method = 'POST', headers = {}, cookie }: Asking = {}) {
  return fetch(`${at.url}/remote-overrides`, {
    method,
    headers: {
      origin: at.url,
      'content-type': 'application/json',
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
}

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

async function configOf(cookie: string, at = gateway) {
  const answer = await fetch(`${at.url}/config.json`, { headers: { cookie } });
  return runtimeConfig.parse(await answer.json());
}

async function pageOf(cookie: string) {
  const answer = await fetch(`${gateway.url}/pricing`, {
    headers: { accept: 'text/html', cookie },
  });
  return { policy: answer.headers.get('content-security-policy'), html: await answer.text() };
}

describe('a browser that takes a remote from elsewhere', () => {
  it('gets it and a policy for it, alone and for a day', async () => {
    const answer = await ask({ remotes: { billing } });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^remote_overrides=[\w-]+; path=\/; expires=[^;]+; samesite=lax; httponly$/,
    );
    const cookie = cookieOf(answer);
    const own = await configOf(cookie);
    expect(own.remotes['billing']).toBe(billing);
    expect(own.remotes['auth']).toBe('/remotes/auth/mf-manifest.json');
    expect(own.remoteOverrides).toEqual({ origins: [local, preview], taken: { billing } });
    const { policy, html } = await pageOf(cookie);
    expect(policy).toContain(`script-src 'self' ${local};`);
    expect(policy).toContain(`connect-src 'self' ${local} ws://localhost:3104;`);
    expect(html).toContain(`href="${billing}"`);

    const other = await configOf('');
    expect(other.remotes['billing']).toBe(configured);
    expect(other.remoteOverrides).toEqual({ origins: [local, preview], taken: {} });
    expect((await pageOf('')).policy).not.toContain('localhost');

    const begun = now;
    now = new Date(begun.getTime() + 24 * 60 * 60 * 1000);
    expect((await configOf(cookie)).remotes['billing']).toBe(configured);
    expect((await pageOf(cookie)).policy).not.toContain('localhost');
    now = begun;
  });

  it('takes several, one after the other, until it ends them', async () => {
    const first = cookieOf(await ask({ remotes: { billing } }));
    const auth = `${preview}/17/mf-manifest.json`;
    const both = cookieOf(await ask({ remotes: { auth } }, { cookie: first }));
    expect((await configOf(both)).remoteOverrides?.taken).toEqual({ billing, auth });
    const end = await ask(undefined, { method: 'DELETE', cookie: both });
    expect(end.status).toBe(204);
    expect(end.headers.get('set-cookie')).toMatch(/^remote_overrides=; .*expires=Thu, 01 Jan 1970/);
  });
});

describe('what is asked for wrongly', () => {
  it.each([
    [{ remotes: { billing: 'javascript:alert(1)' } }, 'does not begin with http'],
    [{ remotes: { billing: 'https://evil.example/m.json' } }, 'https://evil.example are not'],
    [{ remotes: { billing: 'https://preview.example@evil.example/' } }, 'a name or a password'],
    [{ remotes: { billing: 'https://a:b@preview.example/' } }, 'a name or a password'],
    [{ remotes: { billing: `${local}/${'x'.repeat(10_000)}` } }, 'longer than 500'],
    [{ remotes: { billing: '' } }, 'does not begin with http'],
    [{ remotes: { billing, auth: 'http://evil.example/' } }, 'auth: Parts from http://evil'],
    [{ remotes: { shell: billing } }, 'Name each part once'],
    [{ remotes: [billing] }, 'Name each part once'],
    [{ remotes: { billing }, until: 9e15 }, 'Name each part once'],
    [null, 'not valid JSON'],
    [[], 'Name each part once'],
  ])('is refused with a sentence (%#)', async (body, sentence) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(sentence);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('is refused to pages of other sites: %j', async (headers) => {
    for (const method of ['POST', 'DELETE']) {
      const answer = await ask({ remotes: { billing } }, { method, headers });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  it('is refused as a form of another page would send it', async () => {
    const headers = { 'content-type': 'text/plain' };
    expect((await ask({ remotes: { billing } }, { headers })).status).toBe(415);
  });
});

describe('a deployment that names no origins', () => {
  it('knows nothing of it, whatever a cookie says', async () => {
    expect((await ask({ remotes: { billing } }, { at: closed })).status).toBe(404);
    const cookie = cookieOf(await ask({ remotes: { billing } }));
    const config = await configOf(cookie, closed);
    expect(config.remotes['billing']).toBe(configured);
    expect(config.remoteOverrides).toBeUndefined();
  });

  it.each([
    'http://preview.example',
    'https://preview.example/',
    'https://preview.example/path',
    'https://user@preview.example',
    '*',
    'https://*.example',
    'javascript:alert(1)',
    'null',
  ])('does not start with %s for one', (origin) => {
    const url = 'http://127.0.0.1:9';
    const urls = { AUTH_URL: url, RESUMES_URL: url, USAGE_URL: url, EMAIL_URL: url };
    expect(() => readConfig({ ...urls, REMOTE_OVERRIDE_ORIGINS: origin })).toThrow(
      'REMOTE_OVERRIDE_ORIGINS must be origins separated by commas',
    );
  });
});
