import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runtimeConfig } from '@shortlist/contracts/front-ends/runtime-config';
import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { createLogger } from '@shortlist/service-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changeGroup,
  changeRegistry,
  changeTeam,
  giveToGroup,
  goLive,
  openFolderStore,
  openMongoStore,
  publishVersion,
  type RegistryStore,
  rollBack,
  startCanary,
} from '../src/index.js';
import { startGateway } from './support/gateway.js';

const log = createLogger({ name: 'registry', level: 'silent' });
const change = { by: 'mina', at: new Date() };
const build = (version: string) => ({
  version,
  manifest: `https://${version}.example.com/mf-manifest.json`,
  integrity: `sha384-${version}`,
});

let folder: string;
let mongo: TestMongo;
const undo: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  await mkdir(path.join(folder, 'shell/dist'), { recursive: true });
  await writeFile(
    path.join(folder, 'shell/dist/index.html'),
    '<!doctype html><div id="root"></div>',
  );
  const billing = path.join(folder, 'mfe-billing/dist');
  await mkdir(billing, { recursive: true });
  await writeFile(
    path.join(billing, 'mf-manifest.json'),
    JSON.stringify({ name: 'billing', pages: [{ path: '/pricing', title: 'Pricing' }] }),
  );
  mongo = await startTestMongo();
});
afterAll(async () => {
  for (const stop of undo.splice(0).reverse()) await stop();
  await mongo.stop();
  await rm(folder, { recursive: true });
});

const token = (userId: string) =>
  `e30.${Buffer.from(JSON.stringify({ sub: userId, email: `${userId}@example.com` })).toString('base64url')}.x`;

/** Configuration of billing for a browser with this user's session. */
async function billingAt(url: string, userId?: string) {
  const headers = new Headers(
    userId === undefined ? [] : [['cookie', `auth_token=${token(userId)}`]],
  );
  const answer = await fetch(`${url}/config.json`, { headers });
  const { remotes, remoteIntegrity } = runtimeConfig.parse(await answer.json());
  return { manifest: remotes['billing'], integrity: remoteIntegrity?.['billing'] };
}

async function becomes(probe: () => Promise<unknown>, wanted: unknown): Promise<void> {
  const deadline = Date.now() + 20_000;
  let last = await probe();
  while (last !== wanted) {
    if (Date.now() > deadline) throw new Error(`It is ${String(last)} and not ${String(wanted)}.`);
    await pause(10);
    last = await probe();
  }
}

const configured = '/remotes/billing/mf-manifest.json';

describe('two gateways with a registry in their database', () => {
  let store: RegistryStore;
  let urls: string[];

  beforeAll(async () => {
    const environment = { MONGODB_URI: mongo.uri, FRONT_ENDS_DIR: folder };
    store = await openMongoStore({ mongodbUri: mongo.uri, log });
    const gateways = await Promise.all([startGateway(environment), startGateway(environment)]);
    urls = gateways.map(({ url }) => url);
    undo.push(() => store.close(), ...gateways.map((gateway) => () => gateway.stop()));
  });

  const everywhere = (manifest: string, userId?: string) =>
    Promise.all(
      urls.map((url) => becomes(async () => (await billingAt(url, userId)).manifest, manifest)),
    );

  it('give what they are configured with while nothing is live', async () => {
    await everywhere(configured);
    await changeRegistry(store, (now) => publishVersion(now, 'billing', build('a'), change));
    await changeRegistry(store, (now) => publishVersion(now, 'billing', build('b'), change));
    await everywhere(configured);
    const given = await Promise.all(urls.map((url) => billingAt(url)));
    expect(given.map(({ integrity }) => integrity)).toEqual([undefined, undefined]);
  });

  it('agree on what is live, with its hash, and on a rollback, while they run', async () => {
    await changeRegistry(store, (now) => goLive(now, 'billing', 'a', change));
    await everywhere(build('a').manifest);
    expect((await billingAt(urls[0] ?? '')).integrity).toBe('sha384-a');
    await changeRegistry(store, (now) => goLive(now, 'billing', 'b', change));
    await everywhere(build('b').manifest);
    await changeRegistry(store, (now) => rollBack(now, 'billing', change));
    await everywhere(build('a').manifest);
  });

  it('say whose a remote is', async () => {
    const team = { team: 'Billing team', contact: 'billing@example.com', origins: [] };
    await changeRegistry(store, (now) => changeTeam(now, 'billing', team, change));
    const ownerAt = async (url = '') =>
      runtimeConfig.parse(await (await fetch(`${url}/config.json`)).json()).remoteOwners?.[
        'billing'
      ];
    await Promise.all(
      urls.map((url) => becomes(async () => (await ownerAt(url))?.team, 'Billing team')),
    );
    expect(await ownerAt(urls[0])).toEqual({ team: 'Billing team', contact: team.contact });
  });

  it('give a canary to the same users, and to no visitor', async () => {
    const canary = { version: 'b', percent: 50 };
    await changeRegistry(store, (now) => startCanary(now, 'billing', canary, change));
    const users = Array.from({ length: 20 }, (_, at) => `user_${at}`);
    const early = (url: string) =>
      Promise.all(users.map(async (user) => (await billingAt(url, user)).manifest)).then((got) =>
        users.filter((_, at) => got[at] === build('b').manifest),
      );
    await becomes(async () => (await early(urls[0] ?? '')).length > 0, true);
    await becomes(async () => (await early(urls[1] ?? '')).length > 0, true);
    expect(await early(urls[0] ?? '')).toEqual(await early(urls[1] ?? ''));
    expect((await early(urls[0] ?? '')).length).toBeLessThan(users.length);
    await everywhere(build('a').manifest);
  });

  it('give a version to a group by its members’ addresses', async () => {
    const members = { add: ['user_tester@example.com'], remove: [] };
    await changeRegistry(store, (now) => changeGroup(now, 'testers', members, change));
    const wanted = { group: 'testers', version: 'b' };
    await changeRegistry(store, (now) => giveToGroup(now, 'billing', wanted, change));
    await everywhere(build('b').manifest, 'user_tester');
    expect((await billingAt(urls[0] ?? '')).manifest).toBe(build('a').manifest);
  });

  it('keep both of two changes at once', async () => {
    const stores = [store, await openMongoStore({ mongodbUri: mongo.uri, log })];
    undo.push(() => stores[1]?.close() ?? Promise.resolve());
    const names = ['c', 'd', 'e', 'f'];
    await Promise.all(
      names.map((name, at) =>
        changeRegistry(stores[at % 2] ?? store, (now) =>
          publishVersion(now, 'auth', build(name), change),
        ),
      ),
    );
    const { versions = [] } = (await store.read()).remotes['auth'] ?? {};
    expect(versions.map(({ version }) => version).sort()).toEqual(names);
  });
});

describe('a gateway with a registry in a folder', () => {
  it('follows it, its policy too, and goes on with the revision before when the newest is damaged', async () => {
    const place = path.join(folder, 'remotes');
    const store = openFolderStore(place);
    await changeRegistry(store, (now) => publishVersion(now, 'billing', build('a'), change));
    const gateway = await startGateway({ REMOTES_DIR: place, FRONT_ENDS_DIR: folder });
    undo.push(() => gateway.stop());
    const page = () => fetch(`${gateway.url}/pricing`, { headers: { accept: 'text/html' } });
    const before = await page();
    expect(before.headers.get('content-security-policy')).not.toContain('a.example.com');

    await changeRegistry(store, (now) => goLive(now, 'billing', 'a', change));
    await becomes(async () => (await billingAt(gateway.url)).manifest, build('a').manifest);
    const after = await page();
    expect(after.headers.get('content-security-policy')).toContain('https://a.example.com');
    // Or a cache would go on with the policy of before.
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));

    const newest = (await readdir(place)).sort().at(-1) ?? '';
    await writeFile(path.join(place, newest), '{"revision":');
    await becomes(async () => (await billingAt(gateway.url)).manifest, configured);
    await changeRegistry(store, (now) => goLive(now, 'billing', 'a', change));
    await becomes(async () => (await billingAt(gateway.url)).manifest, build('a').manifest);
  });
});
