import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@shortlist/service-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isManifestThere } from '../../src/domain/registry/builds/is-there.js';
import { chooseRemotes } from '../../src/domain/registry/choose/choose-remotes.js';
import { checkEveryMs, watchVersions } from '../../src/domain/registry/outages/watch-versions.js';
import {
  changeRegistry,
  goLive,
  openFolderStore,
  publishVersion,
  readBuild,
  type RegistryStore,
  rollBack,
  startCanary,
} from '../../src/index.js';
import { startTeamServer, type TeamServer } from '../support/team-server.js';

const log = createLogger({ name: 'fall-back', level: 'silent' });
const operator = { by: 'mina', at: new Date() };
const provided = { hostApi: '1.1.0' };
const configured = { remotes: { billing: '/configured' }, facts: {}, provided };
const minute = (60 * 1000) / checkEveryMs;

let folder: string;
let store: RegistryStore;
let servers: Record<'a' | 'b' | 'c', TeamServer>;
let time: number;
let isConfiguredThere: boolean;
/** One pass of a gateway, some time after the one before. */
let pass: () => Promise<void>;

/** A gateway's watch; what it knows of the registry is what is stored. */
async function startWatch(): Promise<() => Promise<void>> {
  let now = await store.read();
  const sweep = watchVersions({
    registry: { now: () => now, store },
    configured: async () => configured,
    isThere: ({ manifest, integrity }) => isManifestThere(manifest, integrity),
    isConfiguredThere: () => Promise.resolve(isConfiguredThere),
    clock: () => new Date(time),
    log,
    workMetrics: { remoteChecks: { count: () => undefined } },
  });
  return async () => {
    time += checkEveryMs;
    now = await store.read();
    await sweep();
  };
}

beforeEach(async () => {
  time = Date.parse('2026-11-22T10:00:00Z');
  isConfiguredThere = true;
  folder = await mkdtemp(path.join(tmpdir(), 'fall-back-'));
  store = openFolderStore(folder);
  servers = {
    a: await startTeamServer(),
    b: await startTeamServer(),
    c: await startTeamServer(),
  };
  for (const name of ['a', 'b', 'c'] as const) {
    const build = await readBuild('billing', servers[name].deploy(name));
    await changeRegistry(store, (now) => publishVersion(now, 'billing', build, operator));
    await live(name);
  }
  pass = await startWatch();
});
afterEach(async () => {
  await Promise.all(Object.values(servers).map((server) => server.goDown()));
  await rm(folder, { recursive: true });
});

const live = (name: string) =>
  changeRegistry(store, (now) => goLive(now, 'billing', name, { ...operator, at: new Date(time) }));
/** A build on the first team's server that needs this of the shell. */
async function publishFor(name: string, hostApi: string): Promise<void> {
  const manifest = servers.a.deploy(name, { requires: { hostApi } });
  const build = await readBuild('billing', manifest);
  await changeRegistry(store, (now) => publishVersion(now, 'billing', build, operator));
}
const passes = async (count: number) => {
  for (let done = 0; done < count; done += 1) await pass();
};
/** Version of billing that a visitor, or a user, gets. */
const given = async (id: string | null = null) => {
  const user = id === null ? null : { id, email: null };
  const { remotes } = chooseRemotes(await store.read(), configured, user);
  return /\/(\w+)(?:\/mf-manifest\.json)?$/.exec(remotes['billing'] ?? '')?.[1];
};
const record = async () => (await store.read()).remotes['billing'];
const told = async () =>
  (await record())?.history
    .filter(({ did }) => did === 'away' || did === 'back')
    .map(({ by, did, version }) => `${by}: ${did} ${version}`);

describe('a live version whose server is down', () => {
  it('gives way to the last good one after three checks, and comes back after five good minutes', async () => {
    await servers.c.goDown();
    await passes(2);
    expect(await given()).toBe('c');
    await pass();
    expect(await given()).toBe('b');
    expect(await told()).toEqual(['gateway: away c']);
    expect((await record())?.live).toBe('c');
    await servers.c.comeBack();
    await passes(5 * minute);
    expect(await given()).toBe('b');
    await passes(10 * minute);
    expect(await given()).toBe('c');
    expect(await told()).toEqual(['gateway: away c', 'gateway: back c']);
  });

  it('gives way to one that fits the shell, and to another when that one is away, too', async () => {
    await publishFor('d', '^9.0.0');
    await publishFor('e', '^1.0.0');
    await live('d');
    await live('e');
    const misfit = await changeRegistry(store, (now) => rollBack(now, 'billing', operator));
    expect(misfit.remotes['billing']?.live).toBe('d');
    // The live version does not fit: people get the one live before, which is checked as well.
    expect(await given()).toBe('c');
    await servers.c.goDown();
    await passes(3);
    expect(await told()).toEqual(['gateway: away c']);
    expect(await given()).toBe('b');
    await servers.c.comeBack();
    await passes(10 * minute);
    expect(await given()).toBe('c');
  });

  it('is no matter when it answers again before the third check', async () => {
    for (let time = 0; time < 3; time += 1) {
      await servers.c.goDown();
      await passes(2);
      await servers.c.comeBack();
      await pass();
    }
    expect([await given(), await told()]).toEqual(['c', []]);
  });

  it('passes over versions that are down, too, to what is configured at last', async () => {
    await Promise.all([servers.c.goDown(), servers.b.goDown()]);
    await passes(3);
    expect(await given()).toBe('a');
    await servers.a.goDown();
    await passes(3);
    expect(await given()).toBe('configured');
  });

  it('stays when nothing else can be had: nobody would be better off', async () => {
    isConfiguredThere = false;
    await Promise.all(Object.values(servers).map((server) => server.goDown()));
    await passes(6);
    expect([await given(), await told()]).toEqual(['c', []]);
    await servers.a.comeBack();
    await passes(10 * minute);
    expect(await given()).toBe('a');
  });

  it('does not flip: the second time it stays away until a person gives it again', async () => {
    for (let count = 0; count < 2; count += 1) {
      await servers.c.goDown();
      await passes(3);
      expect(await given()).toBe('b');
      await servers.c.comeBack();
      await passes(15 * minute);
    }
    expect(await given()).toBe('b');
    expect(await told()).toEqual(['gateway: away c', 'gateway: back c', 'gateway: away c']);
    await live('c');
    expect(await given()).toBe('c');
    expect((await record())?.outages).toEqual([]);
  });

  it('is asked ever less often while it stays away', async () => {
    servers.c.files.set('/c/mf-manifest.json', (_request, response) =>
      response.writeHead(503).end(),
    );
    const before = servers.c.asked.get('/c/mf-manifest.json') ?? 0;
    await passes(60 * minute);
    const checks = (servers.c.asked.get('/c/mf-manifest.json') ?? 0) - before;
    expect(checks).toBeGreaterThan(10);
    expect(checks).toBeLessThan(20);
  });
});

describe('a version', () => {
  it.each([
    ['whose manifest is another one', () => void servers.c.deploy('c', { other: true })],
    ['whose manifest is gone', () => void servers.c.files.delete('/c/mf-manifest.json')],
    [
      'that no page may read any more',
      () => {
        const text = String(servers.c.files.get('/c/mf-manifest.json'));
        servers.c.files.set('/c/mf-manifest.json', (_request, response) => {
          response.removeHeader('access-control-allow-origin');
          response.end(text);
        });
      },
    ],
  ])('%s can not be had', async (_what, spoil) => {
    spoil();
    await passes(3);
    expect(await given()).toBe('b');
  });

  it('of a canary gives way to what is live', async () => {
    await live('a');
    const canary = { version: 'b', percent: 100 };
    await changeRegistry(store, (now) => startCanary(now, 'billing', canary, operator));
    await pass();
    expect(await given('user_1')).toBe('b');
    await servers.b.goDown();
    await passes(3);
    expect(await given('user_1')).toBe('a');
  });

  it('that is away is rolled back from as any other', async () => {
    await servers.c.goDown();
    await passes(3);
    await changeRegistry(store, (now) => rollBack(now, 'billing', operator));
    expect([await given(), (await record())?.live]).toEqual(['b', 'b']);
  });

  it('is noted once when two gateways find it away', async () => {
    const other = await startWatch();
    await servers.c.goDown();
    for (let count = 0; count < 4; count += 1) await Promise.all([pass(), other()]);
    expect(await told()).toEqual(['gateway: away c']);
  });
});
