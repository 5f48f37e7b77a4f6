import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '@shortlist/bus/testing';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../e2e/scripts/lib/app-code.mjs';
import { announceDatabase, databaseAddressFile } from '../src/database-address.js';
import { runUsers } from '../src/users/run-users.js';
import { createLives } from './support/lives.js';
import { startTestStack, type TestStack } from './support/start-test-stack.js';

const email = 'mina@example.com';
const password = 'seven quiet geese';
let stack: TestStack;
let folder: string;
let takeBack: () => Promise<void>;

/** Runs the command beside the product, as an operator would. */
async function run(...words: string[]) {
  return runIn({ DATA_DIR: folder }, ...words);
}

async function runIn(environment: Record<string, string>, ...words: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runUsers({
    words,
    environment,
    print: (text) => out.push(text),
    printError: (text) => errors.push(text),
  });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}

async function post(path: string, body: object, token = '') {
  const answer = await fetch(`${stack.url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

const signIn = (given = password) => post('login', { email, password: given });

async function mailedToken(): Promise<string> {
  const read = async () => {
    const mails = await (await fetch(`${stack.url}/mailbox/messages.json`)).text();
    return /verify-email\?token=([\w-]+)/.exec(mails)?.[1] ?? '';
  };
  return until(read, (token) => token !== '');
}

beforeAll(async () => {
  stack = await startTestStack({ MAIL_RETRY_SECONDS: '1' });
  folder = await mkdtemp(path.join(tmpdir(), 'users-'));
  takeBack = await announceDatabase(folder, stack.mongoUri);
  const name = { firstName: 'Mina', lastName: 'Castellano', company: 'Brookfield Foods' };
  await post('register', { ...name, email, password });
  await post('verify-email', { token: await mailedToken() });
});
afterAll(async () => {
  await takeBack();
  await rm(folder, { recursive: true });
  await stack.stop();
});

/** The plan and the exemption that new tokens of the account carry. */
async function readClaims(): Promise<Record<string, unknown>> {
  const { token = '' } = (await signIn()).body;
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}

describe('npm run user', () => {
  it.each([
    [['list'], true],
    [['list', '--search', 'BROOKFIELD mina'], true],
    [['list', '--plan', 'free'], true],
    [['list', '--search', '.*'], false],
    [['list', '--search', 'mina nobody'], false],
    [['list', '--plan', 'Premium'], false],
    [['list', '--asked'], false],
  ])('finds by %j: %p', async (words, isFound) => {
    const { code, out } = await run(...words);
    expect(code).toBe(0);
    expect(out.includes(email)).toBe(isFound);
  });

  it('shows an account without anything that opens it', async () => {
    const { out } = await run('show', 'Mina@Example.com');
    expect(out).toContain('Brookfield Foods');
    const { out: json } = await run('show', email, '--json');
    expect(JSON.parse(json)).toMatchObject({ email, plan: 'Free', state: 'active', exempt: false });
    expect(json).not.toMatch(/\$2[aby]\$|passwordHash/);
  });

  it('changes the plan and the exemption of the next tokens', async () => {
    expect(await run('plan', email, 'premium')).toMatchObject({ code: 0 });
    expect(await run('exempt', email, 'yes')).toMatchObject({ code: 0 });
    expect(await readClaims()).toMatchObject({ plan: 'Premium', exempt: true });
    await run('exempt', email, 'no');
    expect(await readClaims()).toMatchObject({ plan: 'Premium', exempt: false });
  });

  it('shows who asked for a plan until it is given', async () => {
    const { token } = (await signIn()).body;
    expect(await post('me/asked-plan', { plan: 'Enterprise' }, token)).toMatchObject({
      status: 200,
      body: { plan: 'Premium', askedFor: 'Enterprise' },
    });
    expect((await run('list', '--asked')).out).toContain('Premium, asked for Enterprise');
    // A user can't ask for the present plan, and nobody asks for less.
    expect(await post('me/asked-plan', { plan: 'Premium' }, token)).toMatchObject({
      body: { askedFor: 'Enterprise' },
    });
    expect(await post('me/asked-plan', { plan: 'Free' }, token)).toMatchObject({ status: 422 });
    expect(await post('me/asked-plan', { plan: 'Premium' })).toMatchObject({ status: 401 });
    await run('plan', email, 'Enterprise');
    expect((await run('list', '--asked')).out).toBe('No such accounts.');
  });

  it('knows the workspaces of an account, gives one a plan and makes a member an owner', async () => {
    const { token } = (await signIn()).body;
    const made = await post('workspaces', { name: 'Harbour' }, token);
    const { id } = (made.body as unknown as { workspace: { id: string } }).workspace;
    expect(await run('plan', email, 'Premium', '--workspace', id)).toMatchObject({
      code: 0,
      out: expect.stringContaining('has the plan Premium in Harbour now.'),
    });
    expect(await run('exempt', email, 'yes', '--workspace', id)).toMatchObject({ code: 0 });
    expect(await readClaims()).toMatchObject({
      plan: 'Enterprise',
      exempt: false,
      workspaces: [{ plan: 'Enterprise' }, { id, role: 'owner', plan: 'Premium', exempt: true }],
    });
    const client = await MongoClient.connect(stack.mongoUri);
    const { databaseOf } = createLives(stack, client);
    const memberships = client.db(databaseOf('auth')).collection('memberships');
    await memberships.updateOne({ workspaceId: id }, { $set: { role: 'viewer' } });
    await client.close();
    expect((await run('show', email)).out).toMatch(new RegExp(`Harbour +viewer +Premium.*${id}`));
    expect((await run('owner', email, '--workspace', id)).out).toBe(
      `${email} is an owner of Harbour now.`,
    );
    expect(await readClaims()).toMatchObject({ workspaces: [{}, { id, role: 'owner' }] });
    expect((await run('plan', email, 'Free', '--workspace', 'none')).errors).toContain(
      'is not a member of a workspace none.',
    );
  });

  it('verifies a domain for one workspace, and ends what lets its members in by one way only', async () => {
    expect((await run('domain', email, 'Brookfield.example')).out).toContain(
      'brookfield.example is verified for',
    );
    const { id } = (
      (await post('workspaces', { name: 'Quay' }, (await signIn()).body['token']))
        .body as unknown as {
        workspace: { id: string };
      }
    ).workspace;
    expect((await run('domain', email, 'brookfield.example', '--workspace', id)).errors).toContain(
      'brookfield.example is verified for workspace',
    );
    expect((await run('domain', email, 'no domain')).errors).toContain('Say which domain');
    expect((await run('show', email)).out).toContain('brookfield.example, no provider');
    expect((await run('any-sign-in', email)).out).toContain('can sign in by password');
  });

  it('disables an account, ends its sessions and lets it in again (ASVS 7.4.2, 7.4.5)', async () => {
    const { refreshToken } = (await signIn()).body;
    expect(await run('disable', email)).toMatchObject({ code: 0 });
    expect(await post('refresh', { refreshToken })).toMatchObject({ status: 401 });
    expect(await signIn('a wrong password')).toMatchObject({ status: 401 });
    expect(await signIn()).toMatchObject({
      status: 403,
      body: {
        message:
          'This account has been disabled. Please contact us if you think that is a mistake.',
      },
    });
    expect((await run('list')).out).toContain('disabled');
    await run('enable', email);
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  it('lets in who must wait after failed sign-ins', async () => {
    await until(
      () => signIn('a wrong password'),
      ({ status }) => status === 429,
    );
    expect(await signIn()).toMatchObject({ status: 429 });
    expect(await run('unlock', email)).toMatchObject({ code: 0 });
    expect(await signIn()).toMatchObject({ status: 200 });
  });

  it('writes down who did what, the newest first', async () => {
    const { out } = await run('audit', email, '--json');
    const done = (JSON.parse(out) as { action: string; detail: string | null }[]).map(
      ({ action, detail }) => [action, detail],
    );
    expect(done).toEqual([
      ['unlock', null],
      ['enable', null],
      ['disable', null],
      ['any-sign-in', 'also otherwise'],
      ['domain', 'brookfield.example'],
      ['owner', expect.stringContaining('of workspace')],
      ['exempt', expect.stringContaining('yes in workspace')],
      ['plan', expect.stringContaining('Free → Premium in workspace')],
      ['plan', 'Premium → Enterprise'],
      ['exempt', 'no'],
      ['exempt', 'yes'],
      ['plan', 'Free → Premium'],
    ]);
    expect((await run('audit')).out).toContain('Free → Premium');
  });

  it('says that there is no such account, and changes nothing', async () => {
    for (const words of [['show'], ['plan', 'Free'], ['disable']]) {
      const [action = '', ...rest] = words;
      const { code, errors } = await run(action, 'nobody@example.com', ...rest);
      expect(code).toBe(1);
      expect(errors).toContain('There is no account nobody@example.com.');
    }
  });

  it('takes every second factor off and notifies the owner', async () => {
    const { token } = (await signIn()).body;
    const begun = await post('second-factor/app/begin', { password }, token);
    const code = codeOf(String(begun.body['secret']), new Date());
    expect(await post('second-factor/app/confirm', { code }, token)).toMatchObject({ status: 200 });
    expect(await signIn()).toMatchObject({ status: 403 });
    expect((await run('show', email)).out).toMatch(/2nd factor +on/);
    expect(await run('factor-off', email)).toMatchObject({ code: 0 });
    expect(await signIn()).toMatchObject({ status: 200 });
    expect((await run('show', email)).out).toMatch(/2nd factor +off/);
    const mails = () => fetch(`${stack.url}/mailbox/messages.json`).then((answer) => answer.text());
    await until(mails, (text) => text.includes('A second factor was removed'));
  });

  it('deletes an account for good, and what the other services keep of it', async () => {
    const { token } = (await signIn()).body;
    expect((await run('delete', email)).errors).toContain('Add --yes. Nothing was changed.');
    expect(await run('delete', email, '--yes')).toMatchObject({ code: 0 });
    expect(await signIn()).toMatchObject({ status: 401 });
    expect(await post('me/asked-plan', { plan: 'Premium' }, token)).toMatchObject({ status: 401 });
    const mails = () => fetch(`${stack.url}/mailbox/messages.json`).then((answer) => answer.text());
    expect(await until(mails, (text) => text.includes('Your account was deleted'))).toContain(
      email,
    );
    expect((await run('list')).out).toBe('No such accounts.');
    expect((await run('audit')).out).toContain('delete');
  });

  it.each([
    [[], 'Say what to do'],
    [['drop'], 'Say what to do'],
    [['show'], 'Say whose account'],
    [['plan', email], 'Say which plan'],
    [['plan', email, 'Gold'], 'Say which plan'],
    [['exempt', email, 'perhaps'], 'Say yes'],
    [['owner', email], 'Say of which workspace'],
    [['disable', email, '--workspace', 'w'], '--workspace is for'],
    [['disable', email, 'now'], 'one account'],
    [['disable', email, 'now', 'please'], 'one word too many'],
    [['disable', email, '--json'], '--json is for'],
    [['disable', email, '--yes'], '--yes is for'],
    [['list', email], '--search'],
    [['list', '--plan', 'Gold'], 'no such plan'],
    [['show', email, '--asked'], 'for list only'],
    [['show', email, '--everything'], '--everything'],
  ])('refuses %j', async (words, sentence) => {
    const { code, errors } = await run(...words);
    expect(code).toBe(2);
    expect(errors.split('\n')[0]).toContain(sentence);
  });
});

describe('npm run user without a product', () => {
  const stray = 'mongodb://127.0.0.1:9';

  it.each([
    ['nothing says where the database is', () => Promise.resolve()],
    [
      'what says so is broken',
      (away: string) => writeFile(path.join(away, databaseAddressFile), '{"uri":1}'),
    ],
    [
      'the product has crashed',
      async (away: string) => {
        await announceDatabase(away, stray);
      },
    ],
  ])('says how to start one: %s', async (_name, prepare) => {
    const away = await mkdtemp(path.join(tmpdir(), 'users-'));
    await prepare(away);
    const { code, errors } = await runIn({ DATA_DIR: away }, 'list');
    expect(code).toBe(1);
    expect(errors).toContain('npm start');
    await rm(away, { recursive: true });
  });

  it('says that the database of MONGODB_URI does not answer', async () => {
    const { code, errors } = await runIn({ MONGODB_URI: stray }, 'list');
    expect(code).toBe(1);
    expect(errors).toBe(
      'The database does not answer. Check MONGODB_URI, and that the server runs.',
    );
  });
});
