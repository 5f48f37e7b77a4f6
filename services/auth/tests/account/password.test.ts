import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const password = 'correct horse';
const newPassword = 'a battery staple';
let auth: TestAuth;
let keys: KeyServer;
let key: TestKey;

beforeAll(async () => {
  key = await createKey('one');
  keys = await startKeyServer(key);
});
beforeEach(async () => {
  const provider = createSampleProvider({ issuer, keysUrl: keys.url });
  auth = await startTestAuth({ config: { identityProviders: [provider] } });
});
afterEach(() => auth.stop());
afterAll(() => keys.stop());

const change = (token: string, body: object) => auth.post('change-password', body, token);
const account = async (token: string) =>
  (await auth.agent.get('/auth/account').set('authorization', `Bearer ${token}`)).body;
const idToken = (claims: object = {}) =>
  signToken(key, createClaims({ sub: 'ada', ...claims }, auth.clock.now()));

describe('changing the password', () => {
  it('asks for the current one, ends every other session and tells the owner (ASVS 6.2.3, 7.4.3)', async () => {
    const email = 'ada@example.com';
    const here = await auth.signIn(email);
    const { body: there } = await auth.post('login', { email, password });
    const before = (await account(here.token)).passwordSetAt;
    expect(before).toBe(here.user.createdAt);
    auth.clock.advance(1000);
    expect((await change(here.token, { newPassword })).body.code).toBe('ProofMissing');
    const wrong = await change(here.token, { newPassword, password: 'wrong' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'WrongPassword']);
    const changed = await change(here.token, { newPassword, password });
    expect(changed.status).toBe(200);
    expect(await auth.mails.nextNotice(email)).toBe('passwordChanged');
    expect((await auth.post('refresh', { refreshToken: here.refreshToken })).status).toBe(200);
    expect((await auth.post('refresh', { refreshToken: there.refreshToken })).status).toBe(401);
    expect((await auth.post('login', { email, password })).status).toBe(401);
    expect((await auth.post('login', { email, password: newPassword })).status).toBe(200);
    const { hasPassword, passwordSetAt } = await account(here.token);
    expect([hasPassword, passwordSetAt]).toEqual([true, auth.clock.now().toISOString()]);
  });

  it('takes none that a sign-up would not take (ASVS 6.2.1, 6.2.4)', async () => {
    const { token } = await auth.signIn('ada@example.com');
    const refused = ['short', 'password1', ' '.repeat(9), 'ada@example.com', 'x'.repeat(73)];
    for (const each of refused) {
      const { status } = await change(token, { newPassword: each, password });
      expect([each, status]).toEqual([each, 422]);
    }
    const { status } = await auth.post('login', { email: 'ada@example.com', password });
    expect(status).toBe(200);
  });

  it('stops reset links that were mailed before', async () => {
    const { token } = await auth.signIn('ada@example.com');
    await auth.post('forgot-password', { email: 'ada@example.com' });
    const reset = await auth.mails.next('ada@example.com');
    await change(token, { newPassword, password });
    const answer = await auth.post('reset-password', {
      token: reset.token,
      new_password: 'by an old link',
    });
    expect(answer.body.code).toBe('InvalidResetToken');
  });

  it('counts once when it is asked twice at the same time', async () => {
    const { token } = await auth.signIn('ada@example.com');
    const answers = await Promise.all([
      change(token, { newPassword, password }),
      change(token, { newPassword: 'another staple', password }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});

describe('an account without a password', () => {
  const signIn = async () =>
    (await auth.post('firebase-login', { token: await idToken(), nonce })).body;

  it('gets one after a fresh sign-in at Google, once (ASVS 7.5.1)', async () => {
    const { token } = await signIn();
    expect(await account(token)).toMatchObject({
      hasPassword: false,
      passwordSetAt: null,
      google: { email: 'ada@example.com' },
    });
    expect((await change(token, { newPassword, password: 'guess' })).body.code).toBe(
      'ProofMissing',
    );
    const identity = { token: await idToken(), nonce };
    expect((await change(token, { newPassword, identity })).status).toBe(200);
    expect(
      (await auth.post('login', { email: 'ada@example.com', password: newPassword })).status,
    ).toBe(200);
    const again = await change(token, { newPassword: 'a second staple', identity });
    expect([again.status, again.body.code]).toEqual([403, 'ProofMissing']);
  });

  it('takes nobody else’s Google account, none that is used, and none made up', async () => {
    const { token } = await signIn();
    const other = { token: await idToken({ sub: 'somebody-else' }), nonce };
    const cases: [object, string][] = [
      [other, 'IdentityNotYours'],
      [{ token: await idToken(), nonce: 'of another browser' }, 'InvalidIdentityToken'],
      [{ token: 'made up', nonce }, 'InvalidIdentityToken'],
    ];
    for (const [identity, code] of cases) {
      const { status, body } = await change(token, { newPassword, identity });
      expect([status, body.code]).toEqual([403, code]);
    }
    const used = { token: await idToken(), nonce };
    await auth.post('change-email', { newEmail: 'x@example.com', identity: used }, token);
    const { body } = await change(token, { newPassword, identity: used });
    expect(body.code).toBe('IdentityTokenUsed');
  });
});
