import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keySetLimits } from '../../src/domain/federation/key-set.js';
import { startTestAuth, type TestAuth } from '../support/auth.js';
import {
  createClaims,
  createKey,
  issuer,
  type KeyServer,
  nonce,
  signToken,
  startKeyServer,
  type TestKey,
} from '../support/identity-provider.js';

let old: TestKey;
let next: TestKey;
let server: KeyServer;
let auth: TestAuth;

beforeEach(async () => {
  old = await createKey('old');
  next = await createKey('next');
  server = await startKeyServer(old);
});
afterEach(async () => {
  await auth.stop();
  await server.stop();
});

async function start(limits: Partial<typeof keySetLimits> = {}): Promise<void> {
  auth = await startTestAuth({
    environment: { SAMPLE_IDENTITY_ISSUER: issuer, SAMPLE_IDENTITY_KEYS_URL: server.url },
    config: { identityKeys: { ...keySetLimits, ...limits } },
  });
}

async function signIn(key: TestKey): Promise<[status: number, code: string | undefined]> {
  const token = await signToken(key, createClaims());
  const { status, body } = await auth.post('firebase-login', { token, nonce });
  return [status, body.code];
}

describe('keys of a provider', () => {
  it('are fetched once for many sign-ins', async () => {
    await start();
    expect(await signIn(old)).toEqual([200, undefined]);
    expect(await signIn(old)).toEqual([200, undefined]);
    expect(server.fetches).toBe(1);
  });

  it('may change: a new one is fetched when it first signs', async () => {
    await start({ cooldownMs: 0 });
    expect(await signIn(old)).toEqual([200, undefined]);
    server.keys = [old, next];
    expect(await signIn(next)).toEqual([200, undefined]);
    expect(server.fetches).toBe(2);
  });

  it('count no more once they are withdrawn (ASVS 9.1.3)', async () => {
    await start({ cacheMs: 0 });
    expect(await signIn(old)).toEqual([200, undefined]);
    server.keys = [next];
    expect(await signIn(old)).toEqual([401, 'InvalidIdentityToken']);
    expect(await signIn(next)).toEqual([200, undefined]);
  });

  it('are not asked for again by each made-up key id', async () => {
    await start();
    expect(await signIn(old)).toEqual([200, undefined]);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await signIn(next)).toEqual([401, 'InvalidIdentityToken']);
    expect(server.fetches).toBe(1);
  });

  it('are not asked for by a token of a stranger', async () => {
    await start();
    const token = await signToken(old, createClaims({ iss: 'https://evil.example' }));
    expect((await auth.post('firebase-login', { token, nonce })).status).toBe(401);
    expect(server.fetches).toBe(0);
  });
});

describe('a provider that is away', () => {
  it.each<[string, () => Promise<void> | void]>([
    ['does not listen', () => server.stop()],
    ['answers with an error', () => void (server.answer = (to) => to.writeHead(500).end())],
    ['answers with a page', () => void (server.answer = (to) => to.end('<!doctype html>'))],
    ['answers with no keys', () => void (server.answer = (to) => to.end('{"keys":1}'))],
    [
      'leads elsewhere',
      () =>
        void (server.answer = (to) => to.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()),
    ],
    ['never answers', () => void (server.answer = () => undefined)],
  ])('and %s: 503 with a sentence, and the sign-in works later', async (_what, fail) => {
    await start({ timeoutMs: 200 });
    await fail();
    const token = await signToken(old, createClaims());
    const answer = await auth.post('firebase-login', { token, nonce });
    expect([answer.status, answer.body.code]).toEqual([503, 'Unavailable']);
    expect(answer.body.detail).toContain('Google is not answering right now.');
    expect(answer.headers['retry-after']).toBe('10');
    if (!server.answer) return;
    server.answer = null;
    expect((await auth.post('firebase-login', { token, nonce })).status).toBe(200);
  });
});
