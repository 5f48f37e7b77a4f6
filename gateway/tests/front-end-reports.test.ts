import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@shortlist/service-kit';
import { Pool } from 'undici';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from './support/gateway.js';

const build = '0123456789abcdef';
const view = { kind: 'view', remote: 'billing', version: build, page: '/pricing' };
const error = {
  type: 'TypeError',
  message: "Cannot read properties of undefined (reading 'price')",
  stack: ['__federation_expose_App.0123456789abcdef.js:1:2345'],
};
const crash = { ...view, kind: 'crash', how: 'shown', reference: 'ABCD2345', error };
const failure = { ...crash, kind: 'failure', cause: 'part' };
const labels = `remote="billing",version="${build}"`;

let folder: string;
let gateway: TestGateway;
let lines: string[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reports-'));
  await mkdir(path.join(folder, 'mfe-billing/dist'), { recursive: true });
  const pages = [{ path: '/pricing', title: 'Pricing' }];
  const manifest = JSON.stringify({ name: 'billing', build, pages });
  await writeFile(path.join(folder, 'mfe-billing/dist/mf-manifest.json'), manifest);
  await mkdir(path.join(folder, 'shell/dist'), { recursive: true });
  await writeFile(path.join(folder, 'shell/dist/index.html'), '<!doctype html>');
});
afterAll(() => rm(folder, { recursive: true }));

/** A gateway whose warnings are kept in `lines`. */
async function start(environment: Record<string, string> = {}): Promise<TestGateway> {
  lines = [];
  const log = createLogger({
    name: 'gateway',
    level: 'warn',
    destination: { write: (line) => void lines.push(line) },
  });
  return startGateway({ FRONT_ENDS_DIR: folder, ...environment }, { log });
}

beforeEach(async () => {
  gateway = await start();
});
afterEach(() => gateway.stop());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/api/beacon`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const exposition = async () => (await fetch(`${gateway.adminUrl}/metrics`)).text();
async function metric(name: string): Promise<number | undefined> {
  const line = (await exposition()).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}
const dropped = (why: string) => metric(`front_end_reports_dropped_total{why="${why}"}`);

describe('a report of a page', () => {
  it('is counted by remote and build', async () => {
    expect((await post({ ...view, loadMs: 700 })).status).toBe(200);
    await post(view);
    await post({ ...view, kind: 'vitals', lcpMs: 1200, inpMs: 90, cls: 0.02 });
    expect(await metric(`front_end_views_total{${labels}}`)).toBe(2);
    expect(await metric(`front_end_load_seconds_sum{${labels}}`)).toBe(0.7);
    expect(await metric(`front_end_load_seconds_count{${labels}}`)).toBe(1);
    expect(await metric(`front_end_lcp_seconds_sum{${labels}}`)).toBe(1.2);
    expect(await metric(`front_end_inp_seconds_sum{${labels}}`)).toBe(0.09);
    expect(await metric(`front_end_layout_shift_sum{${labels}}`)).toBe(0.02);
    expect(lines).toEqual([]);
  });

  it('of a failure or crash is a line in the log, with its reference', async () => {
    await post(crash);
    await post({ ...failure, version: undefined });
    expect(await metric(`front_end_crashes_total{${labels},how="shown"}`)).toBe(1);
    const unknown = 'remote="billing",version="none"';
    expect(await metric(`front_end_failures_total{${unknown},cause="part"}`)).toBe(1);
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        msg: 'a page crashed',
        remote: 'billing',
        version: build,
        page: '/pricing',
        how: 'shown',
        reference: 'ABCD2345',
        error: 'TypeError',
        said: error.message,
        stack: error.stack,
      }),
      expect.objectContaining({ msg: 'a remote could not be loaded', cause: 'part' }),
    ]);
  });

  it('stands for as many as do not report', async () => {
    await gateway.stop();
    gateway = await start({ REPORTED_VIEWS_PERCENT: '25' });
    await post(view);
    expect(await metric(`front_end_views_total{${labels}}`)).toBe(4);
    const config = await (await fetch(`${gateway.url}/config.json`)).json();
    expect(config).toMatchObject({ reportedViews: 0.25 });
  });

  it('needs no session, and no cookie of one is looked at', async () => {
    const answer = await post(view, { cookie: 'auth_token=e30.e30.x', authorization: 'Bearer x' });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
  });
});

describe('a hostile report', () => {
  it.each([
    ['an unknown remote', { remote: 'x"} evil 1\n' }, 'remote="other",version="other"'],
    ['a name of every object', { remote: '__proto__' }, 'remote="other",version="other"'],
    ['an unknown build', { version: 'made-up' }, 'remote="billing",version="other"'],
  ])('of %s makes no label of it', async (_what, forged, counted) => {
    expect((await post({ ...view, ...forged })).status).toBe(200);
    expect(await metric(`front_end_views_total{${counted}}`)).toBe(1);
    expect(await exposition()).not.toMatch(/evil|made-up|__proto__/);
  });

  it('writes no line of its own into the log, and steers no terminal', async () => {
    const message = 'x\n{"level":"fatal","msg":"forged"}\r\u001b[2J\u009b31m\u202e tom@example.com';
    await post({ ...crash, page: '/pricing\n\u001b[2J', error: { ...error, message } });
    expect(lines).toHaveLength(1);
    const [line = ''] = lines;
    expect(line.trimEnd()).not.toContain('\n');
    const { said, page } = JSON.parse(line) as { said: string; page: string };
    expect(said).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|tom@/u);
    expect(page).toBe('other');
  });

  it.each([
    ['no JSON', '{"kind":', 400],
    ['nothing', '', 422],
    ['another shape', [], 422],
    ['an unknown kind', { ...view, kind: 'spy' }, 422],
    ['a reference of its own', { ...crash, reference: '<b>12345' }, 422],
    ['a stack of other files', { ...crash, error: { ...error, stack: ['/etc/passwd:1:1'] } }, 422],
    ['a long stack', { ...crash, error: { ...error, stack: Array(21).fill(error.stack[0]) } }, 422],
    ['an endless time', { ...view, loadMs: 1e12 }, 422],
    ['a negative time', { ...view, loadMs: -1 }, 422],
    ['a long name', { ...view, remote: 'x'.repeat(41) }, 422],
    ['a huge body', { ...view, page: 'x'.repeat(9000) }, 413],
    ['a deep body', '['.repeat(4000) + ']'.repeat(4000), 422],
  ])('of %s is refused and counted', async (_what, body, status) => {
    expect((await post(body)).status).toBe(status);
    expect(await dropped('invalid')).toBe(1);
    expect(await exposition()).not.toContain('front_end_views_total{');
    expect(lines).toEqual([]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'as %s is refused: a page elsewhere may send that unasked',
    async (type) => {
      expect((await post(view, { 'content-type': type })).status).toBe(415);
    },
  );

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
    ['nowhere', { 'sec-fetch-site': '' }, 403],
    ['another origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }, 403],
    ['an opaque origin', { 'sec-fetch-site': '', origin: 'null' }, 403],
  ])('from %s is refused', async (_where, headers, status) => {
    expect((await post(view, headers)).status).toBe(status);
    expect(await dropped('foreign')).toBe(1);
  });

  it('is told from one of an older browser, which says its origin alone', async () => {
    const own = { 'sec-fetch-site': '', origin: gateway.url };
    expect((await post(view, own)).status).toBe(200);
  });

  it('is refused by preflight where a page elsewhere asks first', async () => {
    const answer = await fetch(`${gateway.url}/api/beacon`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.ok).toBe(false);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('one of 10,000 is counted and dropped; the API stays open to others of its network', async () => {
    const pool = new Pool(gateway.url, { connections: 4, pipelining: 50 });
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const sent = { path: '/api/beacon', headers, body: JSON.stringify(crash) };
    const started = performance.now();
    const statuses = await Promise.all(
      Array.from({ length: 10_000 }, async () => {
        const { statusCode, body } = await pool.request({
          ...sent,
          method: 'POST',
          idempotent: true,
        });
        await body.dump();
        return statusCode;
      }),
    );
    await pool.close();
    const minutes = Math.ceil((performance.now() - started) / 60_000) + 1;
    const taken = statuses.filter((status) => status === 200).length;
    expect(statuses.filter((status) => status === 429)).toHaveLength(10_000 - taken);
    expect(taken).toBeLessThanOrEqual(300 * minutes);
    expect(await dropped('network')).toBe(10_000 - taken);
    expect(lines.length).toBeLessThanOrEqual(60 * minutes);
    expect(await dropped('log')).toBe(taken - lines.length);
    expect((await fetch(`${gateway.url}/api/openapi.json`)).status).toBe(200);
  }, 180_000);
});
