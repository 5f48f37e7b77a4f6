import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createService, readConfig } from '@shortlist/gateway';
import { createLogger } from '@shortlist/service-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { announceDatabase } from '../src/database-address.js';
import { runRemotes } from '../src/remotes/run-remotes.js';

let folder: string;
let server: Server;
let url: string;
/** Answers of the team's server, by path. */
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

async function runWith(environment: Record<string, string>, ...words: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runRemotes({
    words,
    environment: { DATA_DIR: folder, ...environment },
    print: (text) => out.push(text),
    printError: (text) => errors.push(text),
  });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}

const run = (...words: string[]) => runWith({}, ...words);

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
    expect((await run('publish', 'billing', deploy('b'))).out).toContain('No one gets it yet');
    expect((await run('canary', 'billing', 'b', '10%')).out).toContain('10 % of the signed-in');
    const { out } = await run('list');
    expect(out).toContain('billing: a');
    expect(out).toMatch(/^b +canary 10 % .*mf-manifest\.json$/m);
    await run('live', 'billing', 'b');
    expect(await show()).toMatchObject({ live: 'b', canary: null });
    expect((await run('rollback', 'billing')).out).toContain('everybody gets a');
    expect(await show()).toMatchObject({ live: 'a' });
  });

  it('says where it acted, and when people get it', async () => {
    const idle = await run('publish', 'billing', deploy('a'), '--live');
    expect(idle.out).toContain('live for everybody as soon as a gateway reads that folder');
    expect(idle.out).toContain(`Changed in ${path.join(folder, 'remotes')}, on which npm start`);
    const takeBack = await announceDatabase(folder, 'mongodb://127.0.0.1:1');
    const running = await run('rollback', 'billing');
    expect(running.out).toContain('from 2 seconds on');
    expect(running.out).toMatch(/\nChanged in [^,]*remotes\.$/);
    await takeBack();
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
    [['list', 'billing', '--origin', 'https://a.example'], 2, '--origin is for team only'],
    [['team', 'billing'], 1, 'Say the team that billing belongs to'],
    [['team', 'billing', '--owner', 'A', '--contact', 'nobody'], 1, 'its email address'],
    [['token', 'billing'], 1, 'npm run remotes -- team billing'],
    [['token', 'billing', '--days', '0'], 2, 'from 1 to 9999'],
    [['token', 'billing', '--name', 'a b'], 2, 'Name it in at most'],
    [['revoke', 'billing', 'ci'], 1, 'has no token ci'],
    [['revoke', 'billing'], 2, 'Say which token'],
    [
      ['rollback', 'billing', '--gateway', 'http://shortlist.example'],
      2,
      'no address to send a token',
    ],
    [
      ['rollback', 'billing', '--gateway', 'http://127.0.0.1.evil.example'],
      2,
      'no address to send',
    ],
    [['rollback', 'billing', '--gateway', 'shortlist'], 2, 'no address to send a token to'],
    [['rollback', 'billing', '--token-file', '/x'], 2, 'goes with --gateway only'],
    [['token', 'billing', '--gateway', 'https://shortlist.example'], 2, 'on the registry itself'],
    [['rollback', 'billing', '--gateway', 'https://shortlist.example'], 1, 'There is no token'],
    [['list', '--gateway', 'https://shortlist.example'], 2, 'Say which remote'],
  ])('refuses %j with a sentence and changes nothing', async (words, code, sentence) => {
    const done = await run(...words);
    expect([done.code, done.errors]).toEqual([code, expect.stringContaining(sentence)]);
    expect(await show()).toBeNull();
  });

  it('takes the full address of nothing that answers as a failure', async () => {
    const { code, errors } = await run('publish', 'billing', 'http://127.0.0.1:9/mf-manifest.json');
    expect([code, errors]).toEqual([1, expect.stringContaining('can not be reached')]);
  });

  it('says whose a remote is, and makes a token that is shown once, listed without its secret and revoked', async () => {
    const owner = ['--owner', 'Billing team', '--contact', 'billing@example.com'];
    const { out: said } = await run('team', 'billing', ...owner, '--origin', url);
    expect(said).toContain(`Billing team, billing@example.com; its builds may lie at ${url}`);
    const { out: made } = await run('token', 'billing', '--days', '90');
    const secret = /^shortlist_team_[\w-]{43}$/m.exec(made)?.[0] ?? '';
    expect(made).toContain('The token ci of billing');
    const lists = [(await run('list')).out, (await run('list', 'billing', '--json')).out];
    for (const list of lists) {
      expect(list).toContain(secret.slice(-4));
      expect(list).not.toContain(secret);
      expect(list).not.toContain(createHash('sha256').update(secret).digest('hex'));
    }
    expect((await run('revoke', 'billing', 'ci')).out).toContain('is revoked');
    expect((await run('list')).out).toMatch(/^ci .* revoked 20/m);
  });

  it('publishes from the origins of a remote only', async () => {
    const owner = ['--owner', 'Billing team', '--contact', 'billing@example.com'];
    await run('team', 'billing', ...owner, '--origin', 'https://cdn.example');
    const { code, errors } = await run('publish', 'billing', deploy('a'));
    expect([code, errors]).toEqual([1, expect.stringContaining('is none of these')]);
    await run('team', 'billing', '--origin', 'https://cdn.example', '--origin', url);
    expect((await run('publish', 'billing', deploy('a'))).out).toContain('is published');
  });

  it('does a team’s part at a gateway, without its database', async () => {
    const owner = ['--owner', 'Billing team', '--contact', 'billing@example.com'];
    await run('team', 'billing', ...owner, '--origin', url);
    const [secret = ''] = (await run('token', 'billing')).out.split('\n');
    const gateway = createService(
      readConfig({
        PORT: '0',
        ADMIN_PORT: '0',
        AUTH_URL: url,
        RESUMES_URL: url,
        USAGE_URL: url,
        EMAIL_URL: url,
        REMOTES_DIR: path.join(folder, 'remotes'),
        REMOTES_PRIVATE_ADDRESSES: 'true',
      }),
      { log: createLogger({ name: 'gateway', level: 'silent' }) },
    );
    const through = ['--gateway', (await gateway.start()).url];
    try {
      const tokenFile = path.join(folder, 'token');
      await writeFile(tokenFile, `${secret}\n`);
      const elsewhere = { DATA_DIR: '/nowhere', REMOTES_TOKEN: secret };
      const published = await runWith(elsewhere, 'publish', 'billing', deploy('a'), ...through);
      expect(published.out).toContain('billing a is published.');
      expect(published.out).toContain(`Changed at ${through[1]}.`);
      const live = ['live', 'billing', 'a', ...through, '--token-file', tokenFile];
      expect((await runWith({ DATA_DIR: '/nowhere' }, ...live)).out).toContain('a is live');
      expect((await runWith(elsewhere, 'list', 'billing', ...through)).out).toContain('billing: a');
      const foreign = await runWith(elsewhere, 'live', 'auth', 'a', ...through);
      expect([foreign.code, foreign.errors]).toEqual([
        1,
        expect.stringContaining('another remote'),
      ]);
      const wrong = await runWith({ REMOTES_TOKEN: 'x' }, 'rollback', 'billing', ...through);
      expect([wrong.code, wrong.errors]).toEqual([1, expect.stringContaining('is not valid')]);
      expect((await show()).live).toBe('a');
    } finally {
      await gateway.stop();
    }
    const gone = await runWith({ REMOTES_TOKEN: secret }, 'rollback', 'billing', ...through);
    expect([gone.code, gone.errors]).toEqual([1, expect.stringContaining('does not answer')]);
  });

  it('gives a version to a group, and takes it back', async () => {
    await run('publish', 'billing', deploy('a'), '--live');
    await run('publish', 'billing', deploy('b'));
    const members = ['--add', 'mina@example.com', '--add', 'user_1'];
    expect((await run('group', 'testers', ...members)).out).toContain('2 are in testers');
    expect((await run('give', 'billing', 'b', 'testers')).out).toContain('to the group testers');
    expect((await run('list', 'billing')).out).toMatch(/^b +group testers /m);
    expect((await run('take', 'billing', 'testers')).out).toContain('gets what others get');
    expect((await run('group', 'testers', '--remove', 'user_1')).out).toContain('1 is in testers');
    // The history names who changed how many members, but not the members.
    const all = (await run('list')).out;
    expect(all).toMatch(/^testers +1$/m);
    expect(all).toMatch(/ testers +\+0 −1$/m);
    expect(all).toMatch(/ testers +\+2 −0$/m);
  });
});
