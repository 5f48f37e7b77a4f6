import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSampleProvider } from '../../src/domain/federation/identity-provider.js';
import { startTestAuth, type TestAuth } from '../support/auth.js';
import { createAuthenticator } from '../support/authenticator.js';
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
let email: string;

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
beforeEach(() => {
  people += 1;
  email = `google-${people}@example.com`;
});

const password = 'correct horse';
const identityOf = async (changes: object = {}) => ({
  token: await signToken(key, createClaims({ sub: email, email, ...changes }, auth.clock.now())),
  nonce,
});
const connect = async (token: string, changes: object = {}) =>
  auth.post('account/google', await identityOf(changes), token);
const disconnect = (token: string, proof: object) =>
  auth.post('account/google/disconnect', proof, token);
const googleOf = async (token: string) => {
  const { body } = await auth.agent.get('/auth/account').set('authorization', `Bearer ${token}`);
  return (body as { google: { email: string } | null }).google;
};
const signInAtGoogle = async (changes: object = {}) =>
  auth.post('firebase-login', await identityOf(changes));

describe('connecting Google', () => {
  it('lets it sign in to this account; the owner is told, once', async () => {
    const { token, user } = await auth.signIn(email, password);
    expect(await googleOf(token)).toBeNull();
    expect((await connect(token, { email: email.toUpperCase() })).status).toBe(200);
    expect(await googleOf(token)).toMatchObject({ email });
    expect(await auth.mails.nextNotice(email)).toBe('signInMethodAdded');
    // Again, and after the address at Google has changed: the same person.
    expect((await connect(token, { email: 'elsewhere@example.com' })).status).toBe(200);
    expect((await signInAtGoogle()).body.user.id).toBe(user.id);
    expect(await auth.context.models.identities.count({ userId: user.id })).toBe(1);
    expect(auth.mails.notices.filter(({ to }) => to === email)).toEqual([]);
  });

  it('refuses what would not be the owner’s, with a sentence (ASVS 6.8.1)', async () => {
    const { token } = await auth.signIn(email, password);
    const taken = { sub: `taken-${email}`, email: `taken-${email}` };
    await signInAtGoogle(taken);
    const cases: [object, number, string][] = [
      [taken, 409, 'IdentityInUse'],
      [{ sub: 'new', email: 'other@example.com' }, 409, 'IdentityAddressOther'],
      [{ email_verified: false }, 400, 'IdentityAddressUnverified'],
      [{ email_verified: 'true' }, 400, 'IdentityAddressUnverified'],
      [{ email: undefined }, 400, 'IdentityAddressMissing'],
      [{ nonce: 'of another browser' }, 403, 'InvalidIdentityToken'],
      [{ aud: 'another site' }, 403, 'InvalidIdentityToken'],
      [{ iat: 1, exp: 2 }, 403, 'IdentityTokenExpired'],
    ];
    for (const [changes, status, code] of cases) {
      const { body, ...answer } = await connect(token, changes);
      expect([answer.status, body.code]).toEqual([status, code]);
      expect(body.detail).toMatch(/\.$/);
    }
    const used = await identityOf({ sub: 'x', email: 'x@example.com' });
    await auth.post('account/google', used, token);
    const { body } = await auth.post('account/google', used, token);
    expect(body.code).toBe('IdentityTokenUsed');
    expect(await googleOf(token)).toBeNull();
  });

  it('refuses a second one, and takes one whose account was deleted', async () => {
    const { token } = await auth.signIn(email, password);
    await connect(token);
    const second = await connect(token, { sub: `second-${email}` });
    expect([second.status, second.body.code]).toEqual([409, 'AnotherIdentityConnected']);
    const { identities } = auth.context.models;
    await identities.updateOne({ subject: email }, { $set: { userId: 'deleted' } });
    expect((await connect(token)).status).toBe(200);
    expect(await googleOf(token)).toMatchObject({ email });
  });

  it('takes nothing malformed, and nobody who is not signed in', async () => {
    const { token } = await auth.signIn(email, password);
    for (const body of [{}, { token: '' }, { token: 'x'.repeat(8193) }, { token: { $gt: '' } }])
      expect((await auth.post('account/google', body, token)).status).toBe(422);
    expect((await auth.post('account/google', await identityOf())).status).toBe(401);
  });

  it('says that there is none where none is set up', async () => {
    const bare = await startTestAuth();
    try {
      const { token } = await bare.signIn(email, password);
      const { status, body } = await bare.post('account/google', await identityOf(), token);
      expect([status, body.code]).toEqual([501, 'FederationNotConfigured']);
    } finally {
      await bare.stop();
    }
  });
});

describe('disconnecting Google', () => {
  it('asks for the proof, stops its sign-in and tells the owner', async () => {
    const { token, user } = await auth.signIn(email, password);
    await connect(token);
    await auth.mails.noticed(email, 'signInMethodAdded');
    expect((await disconnect(token, {})).body.code).toBe('ProofMissing');
    expect((await disconnect(token, { password: 'wrong' })).body.code).toBe('WrongPassword');
    expect(await googleOf(token)).not.toBeNull();
    expect((await disconnect(token, { password })).status).toBe(200);
    await auth.mails.noticed(email, 'signInMethodRemoved');
    expect(await googleOf(token)).toBeNull();
    // By another address at Google it is a stranger's now.
    const stranger = await signInAtGoogle({ email: `new-${email}` });
    expect(stranger.body.user.id).not.toBe(user.id);
    // Asked again there is nothing to do, and nobody is told.
    const told = auth.mails.notices.length;
    expect((await disconnect(token, { password })).status).toBe(200);
    expect(auth.mails.notices).toHaveLength(told);
  });

  it('is refused while Google is the only way in, until a password is set', async () => {
    const { body } = await signInAtGoogle();
    const refused = await disconnect(body.token, { identity: await identityOf() });
    expect([refused.status, refused.body.code]).toEqual([409, 'OnlyWayIn']);
    expect(refused.body.detail).toContain('set a password first');
    const change = { newPassword: password, identity: await identityOf() };
    expect((await auth.post('change-password', change, body.token)).status).toBe(200);
    expect((await disconnect(body.token, { password })).status).toBe(200);
    expect((await auth.post('login', { email, password })).status).toBe(200);
  });

  it('is taken from who signs in with a passkey instead', async () => {
    const { body } = await signInAtGoogle();
    const begun = await auth.post('passkeys/begin', { identity: await identityOf() }, body.token);
    const credential = createAuthenticator().create(begun.body.options);
    await auth.post('passkeys', { credential, name: 'Laptop' }, body.token);
    const identity = await identityOf();
    expect((await disconnect(body.token, { identity })).status).toBe(200);
    expect(await googleOf(body.token)).toBeNull();
  });
});
