import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runRemotes } from '../src/remotes/run-remotes.js';

let folder: string;
let server: Server;
let url: string;
/** What the team's server answers, by its path. */
let files: Map<string, string>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'remotes-'));
  files = new Map();
  server = createServer((request, response) => {
    const text = files.get(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*');
    response.statusCode = text === undefined ? 404 : 200;
    response.end(text ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

async function run(...words: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runRemotes({
    words,
    environment: { DATA_DIR: folder },
    print: (text) => out.push(text),
    printError: (text) => errors.push(text),
  });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}

const integrityOf = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Puts a build of billing on the team's server; the address of its manifest. */
function deploy(build: string): string {
  const entry = `remoteEntry.${build}.js`;
  const code = `run('${build}')`;
  files.set(`/${build}/${entry}`, code);
  const manifest = {
    name: 'billing',
    build,
    integrity: { [entry]: integrityOf(code) },
    metaData: { remoteEntry: { name: entry } },
  };
  files.set(`/${build}/mf-manifest.json`, JSON.stringify(manifest));
  return `${url}/${build}/mf-manifest.json`;
}

const show = async () =>
  (JSON.parse((await run('list', 'billing', '--json')).out) as { billing: { live: string } })
    .billing;

describe('npm run remotes', () => {
  it('publishes, gives to a share and to everybody, rolls back, and says what it did', async () => {
    expect((await run('publish', 'billing', deploy('a'), '--live')).out).toContain(
      'live for everybody',
    );
    expect((await run('publish', 'billing', deploy('b'))).out).toContain('Nobody gets it yet');
    expect((await run('canary', 'billing', 'b', '10%')).out).toContain('10 % of the signed-in');
    const { out } = await run('list');
    expect(out).toContain('billing: a');
    expect(out).toMatch(/^b +canary 10 % .*mf-manifest\.json$/m);
    await run('live', 'billing', 'b');
    expect(await show()).toMatchObject({ live: 'b', canary: null });
    expect((await run('rollback', 'billing')).out).toContain('everybody gets a');
    expect(await show()).toMatchObject({ live: 'a' });
  });

  it.each([
    [
      'a script that is not there',
      () => files.delete('/a/remoteEntry.a.js'),
      'was answered with status 404',
    ],
    [
      'a script of another build',
      () => files.set('/a/remoteEntry.a.js', 'run("x")'),
      'is not what the manifest says',
    ],
    [
      'what is no manifest',
      () => files.set('/a/mf-manifest.json', '<!doctype html>'),
      'is not the manifest of a remote with hashes',
    ],
    [
      'the build of another remote',
      () =>
        files.set(
          '/a/mf-manifest.json',
          (files.get('/a/mf-manifest.json') ?? '').replace('billing', 'auth'),
        ),
      'is the manifest of auth, not of billing',
    ],
  ])('takes in no build with %s', async (_what, spoil, sentence) => {
    const address = deploy('a');
    spoil();
    const { code, errors } = await run('publish', 'billing', address, '--live');
    expect([code, errors]).toEqual([1, expect.stringContaining(sentence)]);
    expect(await show()).toBeNull();
  });

  it.each([
    [['live', 'billing', 'zzz'], 1, 'billing has no version zzz'],
    [['rollback', 'billing'], 1, 'nothing to roll back'],
    [['live', 'shop', 'a'], 1, 'shop has no version a'],
    [['live', 'Shop!', 'a'], 2, 'is no name of a remote'],
    [['live', 'shell', 'a'], 2, 'is no name of a remote'],
    [['live'], 2, 'Say which remote'],
    [['publish', 'billing', 'mf-manifest.json'], 2, 'a full http or https address'],
    [['publish', 'billing', 'ftp://a.example/mf-manifest.json'], 2, 'a full http or https'],
    [['canary', 'billing', 'a', '101'], 2, 'from 0 to 100 percent'],
    [['canary', 'billing', 'a', '-5'], 2, ''],
    [['canary', 'billing', 'a'], 2, 'from 0 to 100 percent'],
    [['rollback', 'billing', 'a'], 2, 'one word too many'],
    [['delete', 'billing'], 2, 'Say what to do'],
    [['list', '--live'], 2, '--live is for publish only'],
  ])('refuses %j with a sentence and changes nothing', async (words, code, sentence) => {
    const done = await run(...words);
    expect([done.code, done.errors]).toEqual([code, expect.stringContaining(sentence)]);
    expect(await show()).toBeNull();
  });

  it('takes the full address of nothing that answers as a failure', async () => {
    const { code, errors } = await run('publish', 'billing', 'http://127.0.0.1:9/mf-manifest.json');
    expect([code, errors]).toEqual([1, expect.stringContaining('can not be reached')]);
  });
});
