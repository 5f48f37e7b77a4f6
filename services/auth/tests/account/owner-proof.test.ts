import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSampleProvider } from '../../src/domain/federation/identity-provider.js';
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

let auth: TestAuth;
let keys: KeyServer;
let key: TestKey;
let people = 0;

beforeAll(async () => {
  key = await createKey('one');
  keys = await startKeyServer(key);
  const provider = createSampleProvider({ issuer, keysUrl: keys.url });
  auth = await startTestAuth({ config: { identityProviders: [provider] } });
});
afterAll(async () => {
  await auth.stop();
  await keys.stop();
});

const password = 'correct horse';
const newAddress = () => `owner-${(people += 1)}@example.com`;
const identityOf = async (email: string) => ({
  token: await signToken(key, createClaims({ sub: email, email }, auth.clock.now())),
  nonce,
});

/** Every operation that asks for the proof, and what its answer is once it was given. */
const sensitive: readonly (readonly [path: string, body: object, proved: number])[] = [
  ['change-email', { newEmail: 'another@example.com' }, 200],
  ['change-password', { newPassword: 'a battery staple' }, 200],
  ['me/delete', {}, 200],
  ['second-factor/app/begin', {}, 200],
  ['second-factor/app/remove', {}, 200],
  ['second-factor/recovery-codes', {}, 409],
  ['passkeys/begin', {}, 200],
  ['passkeys/none/remove', {}, 404],
  ['api-tokens', { name: 'Tracking', scopes: ['screenings:read'], expiresInDays: 30 }, 200],
];

describe.each(sensitive)('%s', (path, body, proved) => {
  it('takes the password, and neither nothing nor another one (ASVS 7.5.1)', async () => {
    const { token } = await auth.signIn(newAddress(), password);
    const send = (proof: object) => auth.post(path, { ...body, ...proof }, token);
    // A code of the second factor, or a sign-in of just now, is no proof of the first.
    for (const proof of [{}, { code: '123456' }]) {
      const without = await send(proof);
      expect([without.status, without.body.code]).toEqual([403, 'ProofMissing']);
    }
    const wrong = await send({ password: 'wrong' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'WrongPassword']);
    expect((await send({ password })).status).toBe(proved);
  });

  it('takes a fresh sign-in with the connected Google account where there is no password', async () => {
    const email = newAddress();
    const { body: session } = await auth.post('firebase-login', await identityOf(email));
    const send = (proof: object) => auth.post(path, { ...body, ...proof }, session.token);
    const without = await send({ password: 'a guess' });
    expect([without.status, without.body.code]).toEqual([403, 'ProofMissing']);
    const others = await send({ identity: await identityOf(newAddress()) });
    expect([others.status, others.body.code]).toEqual([403, 'IdentityNotYours']);
    const old = await identityOf(email);
    auth.clock.advance(12 * 60_000);
    const late = await send({ identity: old });
    expect([late.status, late.body.code]).toEqual([403, 'IdentityTokenExpired']);
    expect((await send({ identity: await identityOf(email) })).status).toBe(proved);
  });
});
