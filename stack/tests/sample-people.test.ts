import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/index.js';
import { startTestStack, type TestStack } from './support/start-test-stack.js';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

/** A browser that keeps cookies by their path, and goes where it is led on this site. */
function createVisitor() {
  const cookies = new Map<string, { path: string; value: string }>();
  const visit = async (address: string, method = 'GET') => {
    const { pathname, href } = new URL(address, stack.url);
    const own = [...cookies].filter(([, { path }]) => pathname.startsWith(path));
    const cookie = own.map(([name, { value }]) => `${name}=${value}`).join('; ');
    const answer = await fetch(href, { method, redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = '', path = '/'] =
        /^([^=]+)=([^;]*);(?:.*?path=([^;]+))?/i.exec(line) ?? [];
      cookies.set(name, { value, path });
    }
    const location = answer.headers.get('location');
    return { status: answer.status, location, text: await answer.text(), headers: answer.headers };
  };
  return { visit, cookies };
}

const hashOf = (nonce: string) => createHash('sha256').update(nonce).digest('base64url');

function authorizationPath(changes: Record<string, string> = {}): string {
  const parameters = new URLSearchParams({
    client_id: 'shortlist',
    redirect_uri: `${stack.url}/signin`,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    state: 's',
    nonce: hashOf('what-the-browser-kept'),
    ...changes,
  });
  return `/identity/auth?${parameters}`;
}

/** Chooses a person, or to cancel, and returns the answer in the fragment that the browser is led to. */
async function choose(choice: string, nonce = 'kept'): Promise<URLSearchParams> {
  const { visit } = createVisitor();
  const { location: people } = await visit(authorizationPath({ nonce: hashOf(nonce) }));
  const page = await visit(people ?? '');
  expect(page.text).toContain('Maya Lindqvist');
  const { location: onwards } = await visit(`${people}/${choice}`, 'POST');
  const { location: back } = await visit(onwards ?? '');
  const url = new URL(back ?? '');
  expect(url.origin + url.pathname).toBe(`${stack.url}/signin`);
  return new URLSearchParams(url.hash.slice(1));
}

const post = (token: string | null, nonce: string) =>
  fetch(`${stack.url}/api/auth/firebase-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, nonce }),
  });

describe('the sample people', () => {
  it('sign in through the product itself, each to an account of their own', async () => {
    const answers = await Promise.all(
      ['maya', 'tomas', 'maya'].map(async (id, index) => {
        const nonce = `kept-${index}`;
        return post((await choose(id, nonce)).get('id_token'), nonce);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [maya, tomas, again] = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { user: { id: string } }).user),
    );
    expect(tomas).toMatchObject({ firstName: 'Tomás', email: 'tomas.arriaga@people.example' });
    expect(again).toEqual(maya);
    expect(tomas?.id).not.toBe(maya?.id);
  });

  it('may turn back', async () => {
    expect(Object.fromEntries(await choose('cancel'))).toMatchObject({
      error: 'access_denied',
      state: 's',
    });
  });

  it('are led back to this machine only, with any port', async () => {
    const status = async (redirect_uri: string) =>
      (await createVisitor().visit(authorizationPath({ redirect_uri }))).status;
    expect(await status('http://127.0.0.1:8080/signup')).toBe(303);
    for (const address of ['https://evil.example/signin', 'http://localhost.evil.example/signin'])
      expect(await status(address)).toBe(400);
  });

  it.each(['people/unknown', 'people/unknown/maya', 'auth?client_id=evil', 'auth/unknown'])(
    'can only be chosen in a sign-in that began here: %s',
    async (path) => {
      const page = await createVisitor().visit(`/identity/${path}`);
      expect(page.status).toBe(400);
      expect(page.text).toContain('This sign-in has ended');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );
});

describe('readConfig', () => {
  it('offers them only for trying Shortlist on this machine', () => {
    expect(readConfig({}).samplePeople).toBe(true);
    expect(readConfig({ APP_URL: 'http://127.0.0.1:3000' }).samplePeople).toBe(true);
    expect(readConfig({ SAMPLE_IDENTITY: 'false' }).samplePeople).toBe(false);
    const real = [
      { HOST: '0.0.0.0' },
      { APP_URL: 'https://hiring.example.com' },
      { SMTP_URL: 'smtp://mail.example.com' },
      { GOOGLE_CLIENT_ID: 'web' },
      { FIREBASE_PROJECT_ID: 'hiring-1' },
    ];
    for (const environment of real) {
      expect(readConfig(environment).samplePeople).toBe(false);
      expect(() => readConfig({ ...environment, SAMPLE_IDENTITY: 'true' })).toThrow(
        'SAMPLE_IDENTITY can be true only',
      );
    }
  });
});
