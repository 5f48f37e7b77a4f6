import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteState } from '@shortlist/contracts/http/gateway';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addTeamToken,
  changeRegistry,
  changeTeam,
  createTeamSecret,
  goLive,
  openFolderStore,
  publishVersion,
  type RegistryStore,
  revokeTeamToken,
} from '../../src/index.js';
import { startGateway, type TestGateway } from '../support/gateway.js';
import { startTeamServer, type TeamServer } from '../support/team-server.js';

const operatorSecret = 'an operator’s own secret, long'.padEnd(40, '.').replaceAll(/[^\w]/g, '.');
const operator = { by: 'mina', at: new Date() };
let folder: string;
let store: RegistryStore;
let team: TeamServer;
let gateway: TestGateway;
let secret: string;
let now: Date;
const stops: (() => Promise<unknown>)[] = [];

async function start(environment: Record<string, string> = {}): Promise<TestGateway> {
  const started = await startGateway(
    {
      REMOTES_DIR: folder,
      REMOTES_PRIVATE_ADDRESSES: 'true',
      REMOTES_OPERATOR_SECRET: operatorSecret,
      RATE_LIMIT_SENSITIVE_PER_MINUTE: '1000',
      ...environment,
    },
    { clock: () => now },
  );
  stops.push(() => started.stop());
  return started;
}

beforeEach(async () => {
  now = new Date();
  folder = await mkdtemp(path.join(tmpdir(), 'remotes-http-'));
  store = openFolderStore(folder);
  team = await startTeamServer();
  stops.push(
    () => rm(folder, { recursive: true }),
    () => team.goDown(),
  );
  secret = await makeToken('billing', [team.url]);
  gateway = await start();
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function makeToken(remote: string, origins: string[], days: number | null = null) {
  const made = createTeamSecret();
  const owner = { team: `Team of ${remote}`, contact: `${remote}@example.com`, origins };
  await changeRegistry(store, (before) => changeTeam(before, remote, owner, operator));
  const token = { name: `ci-${days}`, secret: made, days };
  await changeRegistry(store, (before) => addTeamToken(before, remote, token, operator));
  return made;
}

interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string; readonly message?: string; readonly version?: string };
}

async function call(
  what: string,
  body?: unknown,
  { token = secret, at = gateway.url, remote = 'billing' } = {},
): Promise<Answer> {
  const answer = await fetch(`${at}/api/remotes/${remote}${what}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}
const publish = (manifest: string, options?: Parameters<typeof call>[2]) =>
  call('/versions', { manifest }, options);
const codeOf = ({ status, body }: Answer) => [status, body.code];
const stateOf = async () => ((await call('')).body as { remote: RemoteState }).remote;

describe('a team with its token', () => {
  it('publishes, gives to a share and to everybody, rolls back, and is written down', async () => {
    expect(await publish(team.deploy('a'))).toEqual({ status: 200, body: { version: 'a' } });
    expect((await call('/canary', { version: 'a', percent: 10 })).status).toBe(200);
    expect((await call('/live', { version: 'a' })).status).toBe(200);
    expect(await stateOf()).toMatchObject({ live: 'a', canary: null });
    expect((await call('/rollback', {})).body).toEqual({ live: null });
    const { history } = await stateOf();
    const by = 'ci-null (token of Team of billing)';
    expect(history.slice(-4).map((line) => [line.by, line.did])).toEqual([
      [by, 'publish'],
      [by, 'canary'],
      [by, 'live'],
      [by, 'rollback'],
    ]);
    expect(JSON.stringify(await stateOf())).not.toMatch(/hash|shortlist_team_/);
  });

  it('says the same build twice and nothing changes; of two at once both count', async () => {
    const [a, b] = [team.deploy('a'), team.deploy('b')];
    const both = await Promise.all([publish(a), publish(b)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    // Nor does one take the other's place where they write.
    const { versions, history } = await stateOf();
    expect(versions.map(({ version }) => version).sort()).toEqual(['a', 'b']);
    expect(codeOf(await publish(a))).toEqual([200, undefined]);
    expect((await stateOf()).history).toEqual(history);
    // Another build under a name that is taken.
    team.files.set('/c/mf-manifest.json', String(team.files.get('/a/mf-manifest.json')));
    team.files.set('/c/remoteEntry.a.js', "run('a')");
    expect(codeOf(await publish(`${team.url}/c/mf-manifest.json`))).toEqual([409, 'NameTaken']);
  });

  it('does nothing with another remote', async () => {
    await makeToken('auth', [team.url]);
    for (const [what, body] of [
      ['', undefined],
      ['/versions', { manifest: team.deploy('a', { name: 'auth' }) }],
      ['/live', { version: 'a' }],
      ['/canary', { version: 'a', percent: 5 }],
      ['/rollback', {}],
    ] as const) {
      expect(codeOf(await call(what, body, { remote: 'auth' }))).toEqual([403, 'OtherRemote']);
    }
    expect(codeOf(await call('', undefined, { remote: 'nothing' }))).toEqual([403, 'OtherRemote']);
    expect(codeOf(await call('', undefined, { remote: '__proto__' }))).toEqual([
      422,
      'InvalidInput',
    ]);
    expect((await store.read()).remotes['auth']?.versions).toEqual([]);
  });

  it('can do nothing when its token has ended or was revoked, or was never one', async () => {
    const month = await makeToken('billing', [team.url], 30);
    expect((await call('', undefined, { token: month })).status).toBe(200);
    now = new Date(now.getTime() + 31 * 24 * 60 * 60 * 1000);
    const other = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;
    await changeRegistry(store, (before) =>
      revokeTeamToken(before, 'billing', 'ci-null', { ...operator, at: now }),
    );
    now = new Date(now.getTime() + 1000);
    for (const token of [month, secret, other, 'x', operatorSecret]) {
      const { status, body } = await publish(team.deploy('a'), { token });
      expect([status, body.code]).toEqual([401, 'Unauthenticated']);
      expect(body.message).not.toContain(token.slice(0, 20));
    }
    expect(team.asked.size).toBe(0);
  });

  it('loses its right also while its build is being looked at', async () => {
    const manifest = team.deploy('a');
    team.files.set('/a/remoteEntry.a.js', (_request, response) => {
      void changeRegistry(store, (before) =>
        revokeTeamToken(before, 'billing', 'ci-null', { ...operator, at: new Date(0) }),
      ).then(() => response.end("run('a')"));
    });
    expect(codeOf(await publish(manifest))).toEqual([401, 'Unauthenticated']);
    expect((await store.read()).remotes['billing']?.versions).toEqual([]);
  });

  it('is slowed down, as who guesses is', async () => {
    const limited = await start({ RATE_LIMIT_SENSITIVE_PER_MINUTE: '3' });
    const tries = [];
    for (let count = 0; count < 5; count += 1)
      tries.push(await call('/live', { version: 'a' }, { token: `x${count}`, at: limited.url }));
    expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429]);
    expect((await call('/live', { version: 'a' }, { at: limited.url })).status).toBe(429);
  });
});

describe('an address that a build may not lie at', () => {
  it.each([
    ['https://evil.example/mf-manifest.json'],
    ['https://127.0.0.1@evil.example/mf-manifest.json'],
    ['http://127.0.0.1.evil.example/mf-manifest.json'],
    ['http://127.0.0.1:1/mf-manifest.json'],
  ])('%s is refused before anything is asked of it', async (manifest) => {
    expect(codeOf(await publish(manifest))).toEqual([403, 'OriginRefused']);
  });

  it('is refused with a user in it, by a redirect to it, and as that of a script', async () => {
    const other = await startTeamServer();
    stops.push(() => other.goDown());
    const own = team.deploy('a');
    expect(codeOf(await publish(own.replace('http://', 'http://mina:x@')))).toEqual([
      403,
      'OriginRefused',
    ]);
    team.files.set('/away', (_request, response) =>
      response.writeHead(302, { location: other.deploy('b') }).end(),
    );
    const redirected = await publish(`${team.url}/away`);
    expect(codeOf(redirected)).toEqual([422, 'BuildRefused']);
    expect(redirected.body.message).toContain('redirects');
    const elsewhere = `${other.url}/b/remoteEntry.b.js`;
    for (const changes of [
      { integrity: { 'remoteEntry.a.js': 'sha384-x', [elsewhere]: 'sha384-x' } },
      { integrity: { 'remoteEntry.a.js': 'sha384-x', '//evil.example/x.js': 'sha384-x' } },
      { metaData: { publicPath: other.url, remoteEntry: { name: 'remoteEntry.a.js' } } },
    ]) {
      expect((await publish(team.deploy('a', changes))).status).toBe(422);
    }
    expect(other.asked.size).toBe(0);
  });

  it('is not read inside a private network, nor without https, unless the deployment says so', async () => {
    const strict = await start({ REMOTES_PRIVATE_ADDRESSES: 'false' });
    const origins = [team.url, 'https://localhost', 'https://127.0.0.1', 'https://[::1]'];
    const token = await makeToken('screening', origins);
    for (const origin of origins) {
      const manifest = `${origin}/a/mf-manifest.json`;
      const answer = await publish(manifest, { token, at: strict.url, remote: 'screening' });
      expect(codeOf(answer)).toEqual([422, 'BuildRefused']);
    }
    expect(team.asked.size).toBe(0);
  });
});

describe('a hostile manifest', () => {
  const hash = 'sha384-x';
  it.each([
    ['empty', ''],
    ['no JSON', '<!doctype html>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['deeply nested', '['.repeat(100_000)],
    [
      'of another remote',
      JSON.stringify({
        name: 'auth',
        build: 'a',
        integrity: {},
        metaData: { remoteEntry: { name: 'x' } },
      }),
    ],
    [
      'without a hash of its entry',
      JSON.stringify({
        name: 'billing',
        build: 'a',
        integrity: {},
        metaData: { remoteEntry: { name: 'toString' } },
      }),
    ],
    [
      'with a nameless build',
      JSON.stringify({
        name: 'billing',
        build: '',
        integrity: {},
        metaData: { remoteEntry: { name: 'x' } },
      }),
    ],
    [
      'with too many scripts',
      JSON.stringify({
        name: 'billing',
        build: 'a',
        integrity: Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${at}.js`, hash])),
        metaData: { remoteEntry: { name: '1.js' } },
      }),
    ],
  ])('%s is refused with a sentence', async (_what, text) => {
    team.files.set('/x.json', text);
    const answer = await publish(`${team.url}/x.json`);
    expect(codeOf(answer)).toEqual([422, 'BuildRefused']);
    expect(answer.body.message?.length).toBeLessThan(300);
    expect(team.asked.get('/x.json')).toBe(1);
  });

  it('without an end is read no further than a megabyte', async () => {
    let sent = 0;
    team.files.set('/x.json', (_request, response) => {
      const piece = Buffer.alloc(64 * 1024, 32);
      const more = () => {
        while (!response.destroyed) {
          sent += piece.length;
          if (!response.write(piece)) return void response.once('drain', more);
        }
      };
      more();
    });
    const answer = await publish(`${team.url}/x.json`);
    expect(answer.body.message).toContain('larger than 1000000 bytes');
    expect(sent).toBeLessThan(40_000_000);
  });

  it.each([
    '',
    `https://a.example/${'x'.repeat(3000)}`,
    'ftp://a.example/x',
    'javascript:alert(1)',
  ])('is not looked for where there is none', async (manifest) => {
    expect(codeOf(await publish(manifest))).toEqual([422, 'InvalidInput']);
  });
});

describe('the pages of a build', () => {
  it('are kept with it, and what it was built for', async () => {
    const facts = { pages: [{ path: '/plans', title: 'Plans' }], requires: { hostApi: '^1.0.0' } };
    expect((await publish(team.deploy('a', facts))).status).toBe(200);
    expect((await stateOf()).versions.at(-1)?.facts).toEqual(facts);
  });

  it.each([
    ['are malformed', { pages: [{ path: '/Plans!', title: 'Plans' }] }, 'is no path of a page'],
    ['ask for no range', { requires: { hostApi: 'latest' } }, 'it is to be a range'],
  ])('are refused with a sentence when they %s', async (_what, said, sentence) => {
    const answer = await publish(team.deploy('a', said));
    expect(codeOf(answer)).toEqual([422, 'BuildRefused']);
    expect(answer.body.message).toContain(sentence);
  });

  it('are refused with a sentence when another remote has one, also once it took it meanwhile', async () => {
    const facts = (...paths: string[]) => ({
      pages: paths.map((path) => ({ path, title: 'Page' })),
      requires: {},
    });
    expect((await publish(team.deploy('a', facts('/plans')))).status).toBe(200);
    const other = {
      version: 'x',
      manifest: `${team.url}/x/mf-manifest.json`,
      integrity: 'sha384-x',
      facts: facts('/plans', '/sign-in'),
    };
    await changeRegistry(store, (now) =>
      goLive(publishVersion(now, 'auth', other, operator), 'auth', 'x', operator),
    );
    const answers = [
      await call('/live', { version: 'a' }),
      await call('/canary', { version: 'a', percent: 5 }),
      await publish(team.deploy('b', facts('/sign-in'))),
    ];
    for (const answer of answers) {
      expect(codeOf(answer)).toEqual([409, 'PageTaken']);
      expect(answer.body.message).toMatch(/^\/(plans|sign-in) is a page of auth: /);
    }
  });
});

describe('an operator', () => {
  it('does the same for every remote, at the admin port alone', async () => {
    const at = gateway.adminUrl;
    const token = operatorSecret;
    const done = await publish(team.deploy('a', { name: 'auth' }), { token, at, remote: 'auth' });
    expect(done).toEqual({ status: 200, body: { version: 'a' } });
    const live = { version: 'a' };
    expect((await call('/live', live, { token, at, remote: 'auth' })).status).toBe(200);
    expect((await store.read()).remotes['auth']?.history.at(-1)?.by).toBe('operator, by HTTP');
    expect((await call('', undefined, { token, at, remote: 'shop' })).body).toEqual({
      remote: null,
    });
    expect(codeOf(await call('', undefined, { token, at, remote: 'shell' }))).toEqual([
      404,
      'RemoteUnknown',
    ]);
    expect((await call('', undefined, { token: secret, at })).status).toBe(401);
    expect((await call('', undefined, { token })).status).toBe(401);
  });

  it('has no calls where the deployment has no secret for them, and a short one is refused', async () => {
    const without = await startGateway({ REMOTES_DIR: folder });
    stops.push(() => without.stop());
    expect(
      (await call('', undefined, { token: operatorSecret, at: without.adminUrl })).status,
    ).toBe(404);
    await expect(startGateway({ REMOTES_OPERATOR_SECRET: 'short' })).rejects.toThrow(
      'at least 32 characters',
    );
  });
});
