import { createHash } from 'node:crypto';
import { createTokenVerifier } from '@shortlist/service-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestAuth, type TestAuth } from '../support/auth.js';

const password = 'correct horse';
const DAY_MS = 24 * 60 * 60 * 1000;
const wanted = {
  name: 'Our applicant tracking',
  scopes: ['screenings:read', 'decisions:write'],
  expiresInDays: 30,
  password,
};

interface Made {
  readonly secret: string;
  readonly apiToken: { readonly id: string; readonly ending: string; readonly expiresAt: string };
}

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const make = async (token: string, changes: object = {}) =>
  auth.post('api-tokens', { ...wanted, ...changes }, token);
const made = async (token: string, changes: object = {}) =>
  (await make(token, changes)).body as Made;
const list = async (token: string) =>
  (await auth.agent.get('/auth/api-tokens').set('authorization', `Bearer ${token}`)).body
    .tokens as Record<string, unknown>[];
const revoke = (token: string, id: string) =>
  auth.agent.delete(`/auth/api-tokens/${id}`).set('authorization', `Bearer ${token}`);
const exchange = async (secret: unknown) =>
  (await auth.agent.post('/internal/api-tokens/exchange').send({ secret })).body.granted as {
    accessToken: string;
    scopes: string[];
  } | null;

describe('an access token of the API', () => {
  it('is shown once, stored hashed, and told to its owner by mail (ASVS 14.2.4)', async () => {
    const { token } = await auth.signIn('made@example.com');
    const { secret, apiToken: kept } = await made(token);
    expect(secret).toMatch(/^shortlist_pat_[\w-]{43}$/);
    expect(secret.endsWith(kept.ending)).toBe(true);
    await auth.mails.noticed('made@example.com', 'apiTokenMade');
    const listed = await list(token);
    expect(listed).toHaveLength(1);
    expect(listed[0]).toMatchObject({ ...kept, name: wanted.name, lastUsedOn: null });
    const { db, close } = await auth.connectDatabase();
    const stored = JSON.stringify(await db.collection('api_tokens').find().toArray());
    await close();
    expect(stored).toContain(createHash('sha256').update(secret).digest('hex'));
    expect(stored).not.toContain(secret.slice('shortlist_pat_'.length));
    expect(auth.lines.join()).not.toContain(secret);
  });

  it('is exchanged for a minute’s access with its scopes and no session, and says on which day', async () => {
    const { token, user } = await auth.signIn('exchanged@example.com');
    const { secret } = await made(token);
    const granted = await exchange(secret);
    expect(granted?.scopes).toEqual(wanted.scopes);
    const verify = createTokenVerifier(auth.tokens.publicKey);
    const claims = verify(`Bearer ${granted?.accessToken ?? ''}`);
    expect(claims).toMatchObject({ sub: user.id, scopes: wanted.scopes });
    expect(claims.sid).toBeUndefined();
    const payload = JSON.parse(
      Buffer.from(granted?.accessToken.split('.')[1] ?? '', 'base64url').toString(),
    ) as { iat: number; exp: number };
    expect(payload.exp - payload.iat).toBe(60);
    const [{ lastUsedOn } = {}] = await list(token);
    expect(lastUsedOn).toBe(`${auth.clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`);
  });

  it('ends by revoking, which only its owner can (ASVS 8.2.2)', async () => {
    const { token } = await auth.signIn('revoked@example.com');
    const thief = await auth.signIn('token-thief@example.com');
    const { secret, apiToken: kept } = await made(token);
    expect((await revoke(thief.token, kept.id)).body.code).toBe('TokenNotFound');
    expect(await exchange(secret)).not.toBeNull();
    expect((await revoke(token, kept.id)).status).toBe(200);
    expect(await exchange(secret)).toBeNull();
    expect((await revoke(token, kept.id)).status).toBe(404);
  });

  it('ends by itself, is listed a while longer, and none ends where none was asked for', async () => {
    const { token, refreshToken } = await auth.signIn('expired@example.com');
    const short = await made(token);
    const endless = await made(token, { expiresInDays: null });
    auth.clock.advance(30 * DAY_MS - 1000);
    expect(await exchange(short.secret)).not.toBeNull();
    auth.clock.advance(1000);
    expect(await exchange(short.secret)).toBeNull();
    expect(await exchange(endless.secret)).not.toBeNull();
    // The session of 30 days is over as well.
    expect((await auth.post('refresh', { refreshToken })).status).toBe(401);
  });

  it('outlives a sign-out everywhere and another password, and ends with a reset by mail', async () => {
    const email = 'reset@example.com';
    const { token } = await auth.signIn(email);
    const { secret } = await made(token);
    await auth.post('end-sessions', { keepCurrent: false }, token);
    expect(await exchange(secret)).not.toBeNull();
    const changed = { password, newPassword: 'another good horse' };
    await auth.post('change-password', changed, token);
    expect(await exchange(secret)).not.toBeNull();
    await auth.post('forgot-password', { email });
    const mail = await auth.mails.next(email);
    await auth.post('reset-password', { token: mail.token, new_password: 'a third good horse' });
    expect(await exchange(secret)).toBeNull();
  });

  it('is dead while its account is disabled, and gone with a deleted one (ASVS 7.4.2)', async () => {
    const email = 'disabled-token@example.com';
    const { token, user } = await auth.signIn(email);
    const { secret } = await made(token);
    const { users, apiTokens } = auth.context.models;
    await users.updateOne({ _id: user.id }, { $set: { disabledAt: auth.clock.now() } });
    expect(await exchange(secret)).toBeNull();
    await users.updateOne({ _id: user.id }, { $set: { disabledAt: null } });
    expect(await exchange(secret)).not.toBeNull();
    expect((await auth.post('me/delete', { password }, token)).status).toBe(200);
    expect(await exchange(secret)).toBeNull();
    expect(await apiTokens.everywhere.count({ userId: user.id })).toBe(0);
  });
});

describe('making one', () => {
  it('asks for the password (ASVS 7.5.3)', async () => {
    const { token } = await auth.signIn('proof@example.com');
    const without = await make(token, { password: undefined });
    expect([without.status, without.body.code]).toEqual([403, 'ProofMissing']);
    const wrong = await make(token, { password: 'wrong' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'WrongPassword']);
    expect(await list(token)).toEqual([]);
  });

  it.each([
    [{ name: '' }],
    [{ name: '  ' }],
    [{ name: 'x'.repeat(61) }],
    [{ name: 'two\nlines' }],
    [{ name: 7 }],
    [{ scopes: [] }],
    [{ scopes: ['account:write'] }],
    [{ scopes: 'screenings:read' }],
    [{ scopes: Array.from({ length: 1000 }, () => 'screenings:read') }],
    [{ expiresInDays: 31 }],
    [{ expiresInDays: undefined }],
    [{ expiresInDays: 1e9 }],
  ])('refuses %j with a sentence', async (changes) => {
    const token = auth.tokens.sign();
    const answer = await make(token, changes);
    expect([answer.status, answer.body.code]).toEqual([422, 'InvalidInput']);
    expect(answer.body.detail).toMatch(/^[A-Z].*\.$/);
  });

  it('takes a scope that is named twice once, and ends at 20', async () => {
    const { token } = await auth.signIn('many@example.com');
    const scopes = ['usage:read', 'usage:read'];
    const first = await made(token, { scopes });
    expect((first.apiToken as unknown as { scopes: string[] }).scopes).toEqual(['usage:read']);
    const answers = [];
    for (let count = 1; count < 21; count += 1) answers.push(await make(token));
    expect(answers.slice(0, 19).every(({ status }) => status === 200)).toBe(true);
    expect(answers[19]?.body.code).toBe('TooManyTokens');
    expect(await list(token)).toHaveLength(20);
  });

  it('needs a person: no token of the API makes another (ASVS 8.2.1)', async () => {
    const { token, user } = await auth.signIn('person@example.com');
    const scoped = auth.tokens.sign({ sub: user.id, scopes: ['screenings:write'] });
    const answer = await make(scoped);
    expect([answer.status, answer.body.code]).toEqual([403, 'TokenNotAllowed']);
    expect(await list(token)).toEqual([]);
  });
});

it.each([[''], ['shortlist_pat_'], ['shortlist_pat_' + 'x'.repeat(43)], ['{"$ne":null}']])(
  'an unknown secret is worth nothing: %j',
  async (secret) => {
    expect(await exchange(secret)).toBeNull();
  },
);

it.each([[undefined], [7], [{ $ne: null }], ['x'.repeat(129)]])(
  'a secret that is none is refused: %j',
  async (secret) => {
    const answer = await auth.agent.post('/internal/api-tokens/exchange').send({ secret });
    expect(answer.status).toBe(422);
  },
);
