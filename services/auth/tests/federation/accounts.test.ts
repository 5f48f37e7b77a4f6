import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRegistration, startTestAuth, type TestAuth } from '../support/auth.js';
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

let key: TestKey;
let server: KeyServer;
let auth: TestAuth;
let email: string;
let people = 0;

beforeAll(async () => {
  key = await createKey('first');
  server = await startKeyServer(key);
  auth = await startTestAuth({
    environment: { SAMPLE_IDENTITY_ISSUER: issuer, SAMPLE_IDENTITY_KEYS_URL: server.url },
  });
});
afterAll(async () => {
  await auth.stop();
  await server.stop();
});
beforeEach(() => {
  people += 1;
  email = `person-${people}@example.com`;
});

async function signInAtProvider(changes: Record<string, unknown> = {}) {
  const claims = createClaims({ sub: email, email, ...changes }, auth.clock.now());
  const { status, body } = await auth.post('firebase-login', {
    token: await signToken(key, claims),
    nonce,
  });
  return { status, body, user: body.user };
}

describe('the account of who signs in', () => {
  it('is the same each time, and whatever the case of the address', async () => {
    const first = await signInAtProvider();
    const second = await signInAtProvider({ email: email.toUpperCase() });
    expect(second.user).toEqual(first.user);
    expect(await auth.context.models.users.count({ email })).toBe(1);
  });

  it('is one, though two sign-ins come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => signInAtProvider()));
    expect(new Set(answers.map(({ user }) => user?.id)).size).toBe(1);
    const { users, identities } = auth.context.models;
    expect(await users.count({ email })).toBe(1);
    expect(await identities.count({ subject: email })).toBe(1);
  });

  it('stays when the address at the provider changes (ASVS 10.5.2)', async () => {
    const before = await signInAtProvider();
    const after = await signInAtProvider({ email: `new-${email}` });
    expect(after.user).toEqual(before.user);
  });

  it('is not that of somebody else who has the same id at another provider (ASVS 6.8.1)', async () => {
    const { user } = await signInAtProvider();
    const other = await signInAtProvider({ sub: `other-${email}`, email: `other-${email}` });
    expect(other.user.id).not.toBe(user.id);
  });

  it('is a new one after the old one was deleted', async () => {
    const { user } = await signInAtProvider();
    await auth.context.models.users.deleteOne({ _id: user.id });
    const again = await signInAtProvider();
    expect([again.status, again.user.id === user.id]).toEqual([200, false]);
  });

  it.each([
    [
      { given_name: undefined, family_name: undefined, name: 'Grace Brewster Hopper' },
      'Grace',
      'Brewster Hopper',
    ],
    [{ family_name: undefined }, 'Ada', ''],
    [
      { given_name: 'http://evil.example/x Ada\n\u202eB', family_name: 'x'.repeat(300) },
      'Ada B',
      'x'.repeat(100),
    ],
    [{ given_name: { $ne: 1 }, family_name: 3 }, '', ''],
  ])('has the name that the provider tells, if that is one: %j', async (changes, first, last) => {
    const { user } = await signInAtProvider({ name: undefined, ...changes });
    expect([user.firstName, user.lastName]).toEqual([first || email.split('@')[0], last]);
  });
});

describe('an account with a password', () => {
  const password = 'correct horse';

  it('of a verified address is the same, and its password works on', async () => {
    const before = await auth.signIn(email, password);
    const { user } = await signInAtProvider();
    expect(user).toEqual(before.user);
    await signInAtProvider();
    await auth.context.background.drain();
    const notices = auth.mails.notices.filter(({ to }) => to === email);
    expect(notices).toMatchObject([{ notice: 'signInMethodAdded' }]);
    expect((await auth.post('login', { email, password })).body.user).toEqual(before.user);
    expect((await auth.post('refresh', { refreshToken: before.refreshToken })).status).toBe(200);
  });

  it('of an address nobody verified is taken over by its owner: the password is gone', async () => {
    await auth.post('register', createRegistration({ email, password, firstName: 'Eve' }));
    const { token } = await auth.mails.next(email);
    const { status, user } = await signInAtProvider();
    expect([status, user.firstName, user.company]).toEqual([200, 'Ada', null]);
    expect(auth.mails.notices.filter(({ to }) => to === email)).toEqual([]);
    const login = await auth.post('login', { email, password });
    expect([login.status, login.body.code]).toEqual([401, 'InvalidCredentials']);
    expect((await auth.post('verify-email', { token })).status).toBe(400);
    expect(await auth.context.models.users.count({ email })).toBe(1);
    expect((await signInAtProvider()).user.id).toBe(user.id);
  });

  it('is not reached by an address that the provider did not verify', async () => {
    const { user } = await auth.signIn(email, password);
    const refused = await signInAtProvider({ email_verified: false });
    expect([refused.status, refused.body.code]).toEqual([400, 'IdentityAddressUnverified']);
    expect(await auth.context.models.identities.count({ userId: user.id })).toBe(0);
  });

  it('that begins at the provider has none until a reset sets it', async () => {
    const { user } = await signInAtProvider();
    for (const guess of ['!', ' ', 'correct horse'])
      expect((await auth.post('login', { email, password: guess })).body.code).toBe(
        'InvalidCredentials',
      );
    await auth.post('forgot-password', { email });
    const { token } = await auth.mails.next(email);
    const reset = await auth.post('reset-password', { token, new_password: password });
    expect(reset.status).toBe(200);
    expect((await auth.post('login', { email, password })).body.user.id).toBe(user.id);
    expect((await signInAtProvider()).user.id).toBe(user.id);
  });
});
