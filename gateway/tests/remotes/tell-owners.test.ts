import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendRemoteNotice } from '@shortlist/contracts/http/internal';
import { createLogger } from '@shortlist/service-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markAway, markBack } from '../../src/domain/registry/outages/outages.js';
import { createSendNotice } from '../../src/domain/registry/outages/send-notice.js';
import { tellOwners } from '../../src/domain/registry/outages/tell-owners.js';
import {
  changeRegistry,
  changeTeam,
  goLive,
  openFolderStore,
  publishVersion,
  type Registry,
  type RegistryStore,
} from '../../src/index.js';
import { startUpstream, type Upstream } from '../support/upstream.js';

const log = createLogger({ name: 'tell-owners', level: 'silent' });
const at = new Date('2026-11-22T10:00:00Z');
const operator = { by: 'mina', at };
const gateway = { by: 'gateway', at };

let folder: string;
let store: RegistryStore;
/** In the place of the email service. */
let email: Upstream;
let answer: RequestListener;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tell-owners-'));
  store = openFolderStore(folder);
  answer = (_request, response) => response.end('{"outcome":"sent"}');
  email = await startUpstream((request, response) => answer(request, response));
  for (const version of ['a', 'b']) {
    const manifest = `https://cdn.example/${version}/mf-manifest.json`;
    const build = { version, manifest, integrity: `sha384-${version}` };
    await change((now) => publishVersion(now, 'billing', build, operator));
    await change((now) => goLive(now, 'billing', version, operator));
  }
});
afterEach(async () => {
  await email.stop();
  await rm(folder, { recursive: true });
});

const change = (make: (now: Registry) => Registry) => changeRegistry(store, make);
const owned = () =>
  change((now) =>
    changeTeam(now, 'billing', { team: 'Billing', contact: 'billing@example.com' }, operator),
  );
const goAway = () =>
  change((now) => markAway(now, 'billing', { version: 'b', standIn: 'a' }, gateway));
const comeBack = () => change((now) => markBack(now, 'billing', 'b', gateway));
const record = async () => (await store.read()).remotes['billing'];

/** One pass of a gateway. */
async function pass(): Promise<void> {
  const now = await store.read();
  const send = createSendNotice(email.url);
  await tellOwners({ registry: { now: () => now, store }, send, clock: () => at, log })();
}

const asked = () =>
  email.seen.map(({ body }) => sendRemoteNotice.body.parse(JSON.parse(body.toString())));
const told = async () =>
  (await record())?.history.slice(-1).map(({ by, did, detail }) => [by, did, detail]);

describe('the team of a remote', () => {
  it('is told that a version is away, and that it is back, once each and in order', async () => {
    await owned();
    await goAway();
    await comeBack();
    await pass();
    await pass();
    const common = { to: 'billing@example.com', team: 'Billing', remote: 'billing', version: 'b' };
    expect(asked()).toEqual([
      { ...common, about: 'away', standIn: 'a', at: at.toISOString(), id: expect.any(String) },
      { ...common, about: 'back', standIn: null, at: at.toISOString(), id: expect.any(String) },
    ]);
    expect(new Set(asked().map(({ id }) => id)).size).toBe(2);
    expect(await told()).toEqual([['gateway', 'told', 'Billing that b is back']]);
  });

  it('is told later when the email service does not take it, by the same id', async () => {
    await owned();
    await goAway();
    answer = (_request, response) => response.writeHead(503).end('{}');
    await expect(pass()).rejects.toThrow('answered 503');
    expect((await record())?.owedNotices).toHaveLength(1);
    answer = (_request, response) => response.end('{"outcome":"sent"}');
    await pass();
    const [first, second] = asked();
    expect(first?.id).toBe(second?.id);
    expect((await record())?.owedNotices).toEqual([]);
  });

  it('that no mail server takes mail for is not asked again, and operators see it', async () => {
    await owned();
    await goAway();
    answer = (_request, response) => response.end('{"outcome":"refused"}');
    await pass();
    await pass();
    expect(asked()).toHaveLength(1);
    expect(await told()).toEqual([
      ['gateway', 'untold', 'Billing that b is away: the mail server refuses the address'],
    ]);
  });

  it('keeps nothing waiting while nobody says whose the remote is', async () => {
    await goAway();
    expect((await record())?.owedNotices).toEqual([]);
    await pass();
    expect(asked()).toEqual([]);
  });
});
