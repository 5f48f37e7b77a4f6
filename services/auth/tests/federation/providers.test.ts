import { createTestTokens } from '@shortlist/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/index.js';
import { startTestAuth, type TestAuth } from '../support/auth.js';
import {
  createClaims,
  createKey,
  type KeyServer,
  nonce,
  signToken,
  startKeyServer,
  type TestKey,
} from '../support/identity-provider.js';

const { publicKey, privateKey } = createTestTokens();
const base = {
  MONGODB_URI: 'mongodb://127.0.0.1:1',
  JWT_PUBLIC_KEY: publicKey,
  JWT_PRIVATE_KEY: privateKey,
};
let key: TestKey;
let server: KeyServer;
let auth: TestAuth;

beforeEach(async () => {
  key = await createKey('first');
  server = await startKeyServer(key);
});
afterEach(async () => {
  await auth.stop();
  await server.stop();
});

/** The providers as the settings make them, with keys of ours. */
async function start(environment: Record<string, string>): Promise<void> {
  const { identityProviders } = readConfig({ ...base, ...environment });
  auth = await startTestAuth({
    config: {
      identityProviders: identityProviders.map((one) => ({ ...one, keysUrl: server.url })),
    },
  });
}

const post = async (changes: Record<string, unknown>, given: string | undefined) => {
  const token = await signToken(key, createClaims(changes));
  const { status, body } = await auth.post('firebase-login', { token, nonce: given });
  return [status, body.code ?? body.user.email];
};

it('is said not to be set up where nothing is set, and that is no fault', async () => {
  await start({});
  const { status, body } = await auth.post('firebase-login', { token: 'x' });
  expect([status, body.code]).toEqual([501, 'FederationNotConfigured']);
  expect(auth.lines.join('')).not.toContain('request failed');
});

it('takes no sample people as a process of its own', async () => {
  await start({});
  const sample = {
    SAMPLE_IDENTITY_ISSUER: 'http://x.example',
    SAMPLE_IDENTITY_KEYS_URL: server.url,
  };
  const environment = { ...base, AMQP_URL: 'amqp://127.0.0.1', ...sample };
  expect(() => readConfig(environment, { standalone: true })).toThrow(
    'SAMPLE_IDENTITY_ISSUER is only for npm start',
  );
});

describe('Google', () => {
  const google = { iss: 'https://accounts.google.com', aud: 'web', azp: 'web' };
  beforeEach(() => start({ GOOGLE_CLIENT_ID: 'web, phone' }));

  it('signs in by each of its spellings and each of our clients', async () => {
    expect(await post(google, nonce)).toEqual([200, 'ada@example.com']);
    expect(await post({ ...google, iss: 'accounts.google.com' }, nonce)).toEqual([
      200,
      'ada@example.com',
    ]);
    expect(await post({ ...google, azp: 'phone' }, nonce)).toEqual([200, 'ada@example.com']);
    expect(await auth.context.models.identities.count({})).toBe(1);
  });

  it('is the only one that is believed', async () => {
    const code = [401, 'InvalidIdentityToken'];
    expect(await post({ ...google, aud: 'tv' }, nonce)).toEqual(code);
    expect(await post({ iss: 'https://securetoken.google.com/mine', aud: 'web' }, nonce)).toEqual(
      code,
    );
  });
});

describe('a Firebase project', () => {
  const token = {
    iss: 'https://securetoken.google.com/hiring-1',
    aud: 'hiring-1',
    nonce: undefined,
    firebase: { sign_in_provider: 'google.com' },
  };
  beforeEach(() => start({ FIREBASE_PROJECT_ID: 'hiring-1', GOOGLE_CLIENT_ID: 'web' }));

  it('signs in, and so does Google itself, to the same account', async () => {
    expect(await post(token, undefined)).toEqual([200, 'ada@example.com']);
    expect(await post({ iss: 'https://accounts.google.com', aud: 'web' }, nonce)).toEqual([
      200,
      'ada@example.com',
    ]);
    const { users, identities } = auth.context.models;
    expect([await users.count({}), await identities.count({})]).toEqual([1, 2]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['another project', { iss: 'https://securetoken.google.com/hiring-2', aud: 'hiring-2' }],
    ["another project's tokens for ours", { iss: 'https://securetoken.google.com/hiring-2' }],
    ['Google without a nonce', { iss: 'https://accounts.google.com', aud: 'web' }],
    ['a password of Firebase', { firebase: { sign_in_provider: 'password' } }],
    ['nobody knows what', { firebase: undefined }],
  ])('is not %s', async (_what, changes) => {
    expect(await post({ ...token, ...changes }, nonce)).toEqual([401, 'InvalidIdentityToken']);
  });
});
