import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findMisfit } from '@shortlist/host-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../tests/support/wait-for.js';
import {
  type Deployment,
  openDeployment,
  readManifest,
  todaysBuild,
  todaysRemotes,
} from './support/deployment.js';
import {
  listRecordedBuilds,
  type RecordedBuild,
  titleOf,
  unpackBuild,
} from './support/recorded-builds.js';
import { runRemotes } from './support/run-remotes.js';
import { type RemoteServer, serveRemote } from './support/serve-remote.js';

const recorded = await listRecordedBuilds();
const listOf = (wanted: (name: string) => boolean) =>
  recorded.filter(({ name }) => wanted(name)).map((build) => [titleOf(build), build] as const);
const shells = listOf((name) => name === 'shell');
const liveRemotes = listOf((name) => todaysRemotes.includes(name));

let folder: string;
let deployment: Deployment;

const place = (name: string) => path.join(folder, name);

/** The manifest of a build, changed into that of one that needs more than any shell has. */
const needingMore = (file: string, bytes: Buffer): Buffer => {
  if (file !== 'mf-manifest.json') return bytes;
  const manifest = JSON.parse(bytes.toString('utf8')) as { readonly requires: object };
  const requires = { ...manifest.requires, hostApi: '^1.99.0' };
  return Buffer.from(JSON.stringify({ ...manifest, build: 'needs-more', requires }));
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shortlist-recorded-'));
  [deployment] = await Promise.all([
    openDeployment(place('data')),
    ...recorded.map((build) => unpackBuild(build, place(build.archive))),
  ]);
});

afterAll(async () => {
  await deployment?.close();
  await rm(folder, { recursive: true, force: true });
});

it('the shell is recorded, and each remote that was ever live', () => {
  const missing = todaysRemotes.filter((name) => !recorded.some((build) => build.name === name));
  if (missing.length > 0) console.warn(`Not tried, as nothing is recorded: ${missing.join(', ')}.`);
  expect(shells).not.toEqual([]);
});

/**
 * Expected problems on each page when a shell gives less than the remote was built for: its sentence instead of the
 * page.
 */
async function expectedIn({ provides = {} }: RecordedBuild, name: string): Promise<unknown[]> {
  const { pages, requires } = await readManifest(todaysBuild(name));
  const misfit = findMisfit(requires, provides);
  if (!misfit) return [];
  console.warn(`${name} was built for ${misfit.what} ${misfit.wanted}: this shell refuses it.`);
  const sentence = `This page is ${misfit.remoteIs} than the rest of Shortlist`;
  return pages.map((page) => expect.stringContaining(`${page.path} says "${sentence}`));
}

describe.each(shells)('in %s', (_, build) => {
  beforeAll(() => deployment.deployShell(place(build.archive)), 60_000);

  it.each(todaysRemotes)(
    'today’s %s mounts on every route',
    async (name) => {
      const { pages } = await readManifest(todaysBuild(name));
      expect(await deployment.open(pages)).toEqual(await expectedIn(build, name));
    },
    120_000,
  );
});

describe.each(shells.slice(-1))('in %s, the oldest', (_, build) => {
  const dist = todaysBuild('billing');
  const publish = (server: RemoteServer) =>
    runRemotes(place('data'), 'publish', 'billing', `${server.url}/mf-manifest.json`, '--live');

  beforeAll(async () => {
    await deployment.deployShell(place(build.archive));
    deployment.serverOf('billing').deploy(dist, needingMore);
  });

  it('a remote that needs a newer HostApi is not run, and every page of it says so', async () => {
    const { pages } = await readManifest(dist);
    const sentence = `made for version 1.99.0, and Shortlist runs ${build.provides?.['hostApi']}`;
    expect(await deployment.open(pages)).toEqual(
      pages.map(() => expect.stringContaining(sentence)),
    );
    const { asked } = deployment.serverOf('billing');
    expect(asked.filter((file) => file.includes('expose'))).toEqual([]);
  });

  it('the last version that fits is given in its place', async () => {
    const [fitting, newest] = await Promise.all([serveRemote(), serveRemote()]);
    fitting.deploy(dist);
    newest.deploy(dist, needingMore);
    expect(await publish(fitting)).toMatchObject({ code: 0 });
    expect(await publish(newest)).toMatchObject({ code: 0 });
    const config = async () => (await fetch(`${deployment.url}/config.json`)).text();
    await waitFor(async () => (await config()).includes(fitting.url), { what: 'what fits' });
    const { pages } = await readManifest(dist);
    expect(await deployment.open(pages)).toEqual([]);
    const rollback = () => runRemotes(place('data'), 'rollback', 'billing');
    // To the one before, then to what is configured.
    expect([await rollback(), await rollback()]).toMatchObject([{ code: 0 }, { code: 0 }]);
    await Promise.all([fitting.stop(), newest.stop()]);
  });
});

describe('in today’s shell', () => {
  beforeAll(() => deployment.deployShell(todaysBuild('shell')), 60_000);

  it.each(liveRemotes)(
    '%s mounts on every route',
    async (_, build) => {
      const dist = place(build.archive);
      const server = deployment.serverOf(build.name);
      server.deploy(dist);
      const { pages } = await readManifest(dist);
      expect(await deployment.open(pages)).toEqual([]);
      const entry = Object.keys(build.files).find((file) => file.startsWith('remoteEntry.'));
      expect(server.asked).toContain(entry);
    },
    120_000,
  );
});
