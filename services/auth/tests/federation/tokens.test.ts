import { createHmac, generateKeyPairSync } from 'node:crypto';
import { exportSPKI, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestAuth, type TestAuth } from '../support/auth.js';
import {
  createClaims,
  createKey,
  hashOf,
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

const post = (token: string, given: string | undefined = nonce) =>
  auth.post('firebase-login', { token, nonce: given });
const sign = (changes: Record<string, unknown> = {}) =>
  signToken(key, createClaims(changes, auth.clock.now()));
const secondsFromNow = (seconds: number) => Math.floor(auth.clock.now().getTime() / 1000) + seconds;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function expectRefusal(token: string, code: string, given?: string): Promise<void> {
  const { status, body } = await post(token, given ?? nonce);
  expect([status, body.code]).toEqual([code.includes('Address') ? 400 : 401, code]);
  expect(body.detail).toMatch(/\.$/);
}

describe('an id token', () => {
  it('signs in, and the session goes on', async () => {
    const { status, body } = await post(await sign());
    expect([status, body.user]).toEqual([
      200,
      expect.objectContaining({ email: 'ada@example.com', firstName: 'Ada', plan: 'Free' }),
    ]);
    const refreshed = await auth.post('refresh', { refreshToken: body.refreshToken });
    expect(refreshed.status).toBe(200);
  });

  it.each<[string, Record<string, unknown>]>([
    ['another issuer (ASVS 10.5.3)', { iss: 'https://accounts.google.com.evil.example' }],
    ['no issuer (ASVS 10.5.3)', { iss: undefined }],
    ['another audience (ASVS 9.2.3, 10.5.4)', { aud: 'somebody-else' }],
    ['a second, foreign audience (ASVS 9.2.3)', { aud: ['shortlist', 'somebody-else'] }],
    ['no audience (ASVS 9.2.3)', { aud: undefined }],
    ['another authorized party (ASVS 10.5.4)', { azp: 'somebody-else' }],
    ['no subject (ASVS 10.5.2)', { sub: undefined }],
    ['a subject that is too long (ASVS 10.5.2)', { sub: 'x'.repeat(256) }],
    ['no date of issue (ASVS 9.2.1)', { iat: undefined }],
    ['no date of expiry (ASVS 9.2.1)', { exp: undefined }],
    ['another nonce (ASVS 10.5.1)', { nonce: hashOf('other') }],
    ['the nonce itself and not its hash (ASVS 10.5.1)', { nonce }],
    ['no nonce (ASVS 10.5.1)', { nonce: undefined }],
    ['a nonce that is no text (ASVS 10.5.1)', { nonce: { $ne: '' } }],
  ])('is refused with %s', async (_what, changes) => {
    await expectRefusal(await sign(changes), 'InvalidIdentityToken');
  });

  it('is refused when the browser gives no nonce (ASVS 10.5.1)', async () => {
    const { status, body } = await auth.post('firebase-login', { token: await sign() });
    expect([status, body.code]).toEqual([401, 'InvalidIdentityToken']);
  });

  it('holds within a minute of difference between the clocks, and not beyond (ASVS 9.2.1)', async () => {
    const expired = (seconds: number) =>
      sign({ iat: secondsFromNow(-300), exp: secondsFromNow(-seconds) });
    expect((await post(await expired(50))).status).toBe(200);
    await expectRefusal(await expired(70), 'IdentityTokenExpired');
    const early = (seconds: number) => sign({ nbf: secondsFromNow(seconds) });
    expect((await post(await early(50))).status).toBe(200);
    await expectRefusal(await early(70), 'InvalidIdentityToken');
    await expectRefusal(await sign({ iat: secondsFromNow(70) }), 'InvalidIdentityToken');
    await expectRefusal(await sign({ auth_time: secondsFromNow(70) }), 'InvalidIdentityToken');
  });

  it('is refused when it was kept for long, though it has not expired (ASVS 9.2.1)', async () => {
    await expectRefusal(await sign({ iat: secondsFromNow(-700) }), 'IdentityTokenExpired');
  });

  it('counts once, also with its signature spelled in another way (ASVS 10.5.1)', async () => {
    const token = await sign();
    const answers = await Promise.all([post(token), post(token), post(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    await expectRefusal(token, 'IdentityTokenUsed');
    // The last character of 256 bytes in base64url carries bits that nobody reads.
    const respelled =
      token.slice(0, -1) +
      (token.endsWith('A') ? 'B' : String.fromCharCode(token.charCodeAt(token.length - 1) + 1));
    await expectRefusal(respelled, 'IdentityTokenUsed');
  });

  it.each([
    ['no address', { email: undefined }, 'IdentityAddressMissing'],
    ['a broken address', { email: 'ada at example' }, 'IdentityAddressMissing'],
    ['an unverified address (ASVS 6.8.1)', { email_verified: false }, 'IdentityAddressUnverified'],
    ['an address nobody speaks of', { email_verified: undefined }, 'IdentityAddressUnverified'],
    ['a verified address as text only', { email_verified: 'true' }, 'IdentityAddressUnverified'],
  ])('is refused with %s, and a sentence', async (_what, changes, code) => {
    await expectRefusal(await sign(changes), code);
  });
});

describe('a forged token', () => {
  const header = (changes: object) => encode({ alg: 'RS256', kid: 'first', ...changes });
  const claims = () => encode(createClaims({}, auth.clock.now()));

  it('without a signature is refused (ASVS 9.1.2)', async () => {
    for (const alg of ['none', 'None', 'NONE', ''])
      await expectRefusal(`${header({ alg })}.${claims()}.`, 'InvalidIdentityToken');
  });

  it('signed by HMAC with the public key is refused (ASVS 9.1.2)', async () => {
    const pem = await exportSPKI(key.publicKey);
    for (const secret of [pem, pem.trim(), JSON.stringify(key.publicJwk)]) {
      const signed = `${header({ alg: 'HS256' })}.${claims()}`;
      const mac = createHmac('sha256', secret).update(signed).digest('base64url');
      await expectRefusal(`${signed}.${mac}`, 'InvalidIdentityToken');
    }
  });

  it('that brings its own key is refused (ASVS 9.1.3)', async () => {
    const other = await createKey('other');
    const bring = { jwk: other.publicJwk, jku: `${server.url}/other`, kid: 'first' };
    const token = await new SignJWT(createClaims({}, auth.clock.now()))
      .setProtectedHeader({ alg: 'RS256', ...bring })
      .sign(other.privateKey);
    await expectRefusal(token, 'InvalidIdentityToken');
  });

  it('with changed claims is refused (ASVS 9.1.1)', async () => {
    const [head, , signature] = (await sign()).split('.');
    const changed = encode(createClaims({ email: 'boss@example.com' }, auth.clock.now()));
    await expectRefusal(`${head}.${changed}.${signature}`, 'InvalidIdentityToken');
  });

  it('by another kind of key is refused (ASVS 9.1.2)', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const token = await new SignJWT(createClaims({}, auth.clock.now()))
      .setProtectedHeader({ alg: 'ES256', kid: 'first' })
      .sign(privateKey);
    await expectRefusal(token, 'InvalidIdentityToken');
  });

  it.each(['x', 'a.b.c', '...', `${encode({ alg: 'RS256' })}.bm8.bm8`, '{"iss":"x"}', '\u0001'])(
    'that is none is refused: %j',
    async (text) => expectRefusal(text, 'InvalidIdentityToken'),
  );

  it.each<[string, unknown]>([
    ['huge', 'x'.repeat(8193)],
    ['empty', ''],
    ['an object', { $ne: '' }],
    ['a list', ['x']],
  ])('that is %s is bad input', async (_what, token) => {
    expect((await auth.post('firebase-login', { token, nonce })).status).toBe(422);
  });
});

it('logs why, and nothing of the token or the person', async () => {
  auth.lines.length = 0;
  const tokens = [await sign({ aud: 'somebody-else' }), await sign({ exp: 1 }), 'rubbish'];
  for (const token of [...tokens, await sign({ email_verified: false })]) await post(token);
  const log = auth.lines.join('');
  expect(log).toContain('"reason":"aud"');
  expect(log).toContain('"reason":"exp"');
  expect(log).toContain('"reason":"malformed"');
  for (const secret of [...tokens.slice(0, 2), 'ada@example.com', 'Lovelace', nonce])
    expect(log).not.toContain(secret);
});
