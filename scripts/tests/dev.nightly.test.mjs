import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { findFreePort } from '@shortlist/bus/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyBackEnd } from './support/copy-back-end.mjs';
import { runDev, until } from './support/run-dev.mjs';

const signIn = 'services/auth/src/domain/sign-in/log-in.ts';
const contract = 'packages/contracts/src/http/auth/login.ts';
const sentence = 'Incorrect email or password';
let copy;
let port;
let dev;

beforeAll(async () => {
  copy = await copyBackEnd();
  port = await findFreePort();
});

afterAll(async () => {
  await dev?.end('SIGKILL');
  await copy.remove();
});

async function edit(file, change) {
  const target = path.join(copy.folder, file);
  await writeFile(target, change(await readFile(target, 'utf8')));
}

async function call(address, body) {
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { 'content-type': 'application/json' },
  });
  return { status: answer.status, text: await answer.text() };
}

const ada = { email: 'ada@example.com', password: 'a long enough password' };
const register = () => call('/api/auth/register', { firstName: 'Ada', lastName: 'L', ...ada });
const readMailbox = async () => JSON.parse((await call('/mailbox/messages.json')).text);
const signInWrongly = () => call('/api/auth/login', { ...ada, password: 'another one' });

/** Whether anything listens on the product's port. */
async function isListening() {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

it('starts the product from sources that were never built', async () => {
  dev = runDev({
    folder: copy.folder,
    port,
    args: ['--as-built', '--no-types', '--inspect=127.0.0.1:0'],
  });
  await dev.printed('Debugger listening on ws://127.0.0.1:');
  await dev.printed(`Shortlist   http://localhost:${port}`);
  await register();
  await until(async () => (await readMailbox()).length === 1);
  expect((await signInWrongly()).text).toContain(sentence);
}, 60_000);

it('starts it again with what was saved, in any package', async () => {
  await edit(contract, (text) => text.replace(sentence, 'Neither of these is known'));
  await dev.printed(`Changed: ${contract}`);
  await dev.printed('Running after');
  expect((await signInWrongly()).text).toContain('Neither of these is known');
}, 60_000);

it('tells a mistake of syntax, while the product runs on', async () => {
  await edit(signIn, (text) => `${text}\nconst half = (`);
  await dev.printed('log-in.ts');
  await dev.printed("This can't be compiled. What was running runs on.");
  expect((await signInWrongly()).text).toContain('Neither of these is known');
}, 60_000);

it('tells where in the source a start failed, and comes back when it is mended, with all data', async () => {
  await edit(signIn, (text) => text.replace('const half = (', "throw new Error('not so');"));
  await dev.printed('Error: not so');
  await dev.printed(`${signIn}:`);
  await dev.printed('The product ended (code 1). It starts again with the next change.');

  const added = path.join(path.dirname(signIn), 'newly-made', 'words.ts');
  await mkdir(path.dirname(path.join(copy.folder, added)), { recursive: true });
  await writeFile(path.join(copy.folder, added), `export const words: string = 'new words';\n`);
  await edit(
    signIn,
    (text) =>
      `import { words } from './newly-made/words.js';\n${text.replace("throw new Error('not so');", 'process.emitWarning(words);')}`,
  );
  await dev.printed('Warning: new words');
  await dev.printed('Running after');
  await edit(added, (text) => text.replace('new words', 'newer words'));
  await dev.printed('Warning: newer words');
  await dev.printed('Running after');
  expect((await call('/api/auth/login', ada)).text).toContain('Please verify your email');
  expect(await readMailbox()).toHaveLength(1);
}, 90_000);

it('ends with Ctrl-C, and nothing goes on', async () => {
  expect(await dev.end('SIGINT')).toBe(0);
  expect(dev.output()).toContain('Stopped.');
  expect(await isListening()).toBe(false);
}, 30_000);

it('takes the product with it when it is killed itself', async () => {
  dev = runDev({ folder: copy.folder, port, args: ['--as-built', '--no-types'] });
  await dev.printed('Running after');
  await dev.end('SIGKILL');
  await until(async () => !(await isListening()));
  expect(await isListening()).toBe(false);
}, 60_000);
