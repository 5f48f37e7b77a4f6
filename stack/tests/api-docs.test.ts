import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { post, signUp, until } from './support/api-person.js';
import { fileOf } from './support/observability.js';
import { startTestStack, type TestStack } from './support/start-test-stack.js';

const [email, password] = ['ada@brookfield.example', 'seven green kites'];
interface Arrived {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let stack: TestStack;
let folder: string;
let guide: string;
const arrived: Arrived[] = [];
/** A program as a reader of the guide would write it. */
const receiver = createServer((request, response) => {
  void request
    .setEncoding('utf8')
    .toArray()
    .then((parts) => {
      arrived.push({ headers: request.headers, body: parts.join('') });
      response.writeHead(204).end();
    });
});

beforeAll(async () => {
  stack = await startTestStack();
  guide = await readFile(fileOf('docs/api.md'), 'utf8');
  folder = await mkdtemp(path.join(tmpdir(), 'api-docs-'));
  await symlink(fileURLToPath(fileOf('samples')), path.join(folder, 'samples'));
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  receiver.closeAllConnections();
  await new Promise((done) => receiver.close(done));
  await rm(folder, { recursive: true });
  await stack.stop();
});

const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, code = '']) => code,
  );

it('docs/api.md: its examples run with a token, and its check accepts what webhooks send', async () => {
  const session = await signUp(stack.url, { email, password });
  const { port } = receiver.address() as AddressInfo;
  const hook = {
    url: `http://127.0.0.1:${port}/`,
    events: ['screening.completed', 'decision.made'],
  };
  const { secret } = (await post(stack.url, 'resumes/webhooks', hook, session)) as {
    secret: string;
  };
  const scopes = ['screenings:read', 'screenings:write', 'decisions:write'];
  const wanted = { name: 'The guide', scopes, expiresInDays: 30, password };
  const token = (await post(stack.url, 'auth/api-tokens', wanted, session)) as { secret: string };

  const script = ['set -eu', ...blocks('sh')].join('\n');
  const { stdout } = await promisify(execFile)('bash', ['-c', script], {
    cwd: folder,
    env: { ...process.env, SHORTLIST: stack.url, TOKEN: token.secret },
  });
  expect(stdout).toMatch(/^completed\n\d+ \w+ [\w-]+\n$/);
  const decided = await readFile(path.join(folder, 'decided.json'), 'utf8');
  expect(JSON.parse(decided)).toMatchObject({ skipped: [] });

  await until(async () => (arrived.length === 2 ? true : undefined));
  const types = arrived.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  expect(types.sort()).toEqual(['decision.made', 'screening.completed']);
  const code = blocks('js').find((block) => block.includes('isFromShortlist')) ?? '';
  const { isFromShortlist } = (await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )) as { isFromShortlist: (...given: unknown[]) => boolean };
  for (const { headers, body } of arrived) {
    expect(isFromShortlist(secret, headers, body)).toBe(true);
    expect(isFromShortlist(secret, headers, `${body} `)).toBe(false);
    expect(isFromShortlist(secret, headers, body, Date.now() + 301_000)).toBe(false);
  }
}, 180_000);
