import { accessTokenClaims } from '@shortlist/contracts/entities';
import { createTokenVerifier } from '@shortlist/service-kit';
import { createTestTokens } from '@shortlist/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestAuth, type TestAuth } from './support/auth.js';

const DAY_MS = 24 * 60 * 60 * 1000;
let auth: TestAuth;
let count = 0;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const signIn = () => auth.signIn(`user${(count += 1)}@example.com`);
const refresh = (refreshToken: string) => auth.post('refresh', { refreshToken });

describe('login', () => {
  it('answers tokens in both spellings and the user', async () => {
    const email = 'ada@example.com';
    await auth.signIn(email);
    const { status, body } = await auth.post('login', {
      email: 'ADA@example.com',
      password: 'correct horse',
    });
    expect(status).toBe(200);
    expect([body.access_token, body.refresh_token]).toEqual([body.token, body.refreshToken]);
    expect(body.user).toEqual({
      id: expect.any(String),
      firstName: 'Ada',
      lastName: 'Lovelace',
      email,
      company: 'Analytical Engines',
      plan: 'Free',
      askedFor: null,
      exempt: false,
      createdAt: expect.stringMatching(/Z$/),
    });
    const claims = createTokenVerifier(auth.tokens.publicKey)(`Bearer ${body.token}`);
    expect(claims).toEqual({
      sub: body.user.id,
      email,
      plan: 'Free',
      exempt: false,
      sid: expect.stringMatching(/^[\w-]{36}$/),
      revision: 0,
      workspaces: [{ id: body.user.id, role: 'owner', plan: 'Free', exempt: false }],
    });
    expect(accessTokenClaims.parse(claims)).toEqual(claims);
  });

  it('marks whom the operator exempts', async () => {
    const { token, user } = await auth.signIn('boss@example.com');
    expect(user.exempt).toBe(true);
    expect(createTokenVerifier(auth.tokens.publicKey)(`Bearer ${token}`).exempt).toBe(true);
  });

  it('tells a wrong password from an unknown address in nothing (ASVS 6.3.8)', async () => {
    const email = 'known@example.com';
    await auth.signIn(email);
    const wrong = await auth.post('login', { email, password: 'wrong' });
    const unknown = await auth.post('login', { email: 'unknown@example.com', password: 'wrong' });
    const ofNobody = await auth.post('login', { email: 'unknown@example.com', password: 'nobody' });
    for (const { status, body } of [wrong, unknown, ofNobody]) {
      expect([status, body.code, body.detail]).toEqual([
        401,
        'InvalidCredentials',
        'Incorrect email or password',
      ]);
    }
  });

  it.each([
    {},
    { email: 'ada@example.com' },
    { email: { $gt: '' }, password: { $gt: '' } },
    { email: 'ada@example.com', password: { $ne: 'x' } },
    { email: 'ada@example.com', password: '' },
    { email: 'ada@example.com', password: ['correct horse'] },
    { email: 'ada@example.com', password: 'x'.repeat(1025) },
  ])('refuses %#', async (body) => {
    expect((await auth.post('login', body)).status).toBe(422);
  });
});

describe('me', () => {
  it('shows the signed-in user', async () => {
    const { token, user } = await signIn();
    const answer = await auth.agent.get('/auth/me').set('authorization', `Bearer ${token}`);
    expect([answer.status, answer.body]).toEqual([200, user]);
  });

  it('is 401 for a missing, forged or expired token and for an account that is gone', async () => {
    const { user } = await signIn();
    const claims = { sub: user.id, email: user.email };
    const authorizations = [
      '',
      'Bearer x.y.z',
      `Bearer ${createTestTokens().sign(claims)}`,
      `Bearer ${auth.tokens.sign(claims, -60)}`,
      `Bearer ${auth.tokens.sign({ sub: 'gone' })}`,
    ];
    for (const authorization of authorizations) {
      const answer = await auth.agent.get('/auth/me').set('authorization', authorization);
      expect([authorization, answer.status, answer.body.code]).toEqual([
        authorization,
        401,
        'Unauthenticated',
      ]);
    }
  });
});

describe('refresh', () => {
  it('exchanges a token for new ones that work', async () => {
    const { refreshToken, user } = await signIn();
    const { status, body } = await refresh(refreshToken);
    expect(status).toBe(200);
    expect(body.refreshToken).not.toBe(refreshToken);
    expect([body.access_token, body.refresh_token]).toEqual([body.token, body.refreshToken]);
    const me = await auth.agent.get('/auth/me').set('authorization', `Bearer ${body.token}`);
    expect(me.body.id).toBe(user.id);
    expect((await refresh(body.refreshToken)).status).toBe(200);
  });

  it('bears two tabs that send the same token at once, and a lost answer', async () => {
    const { refreshToken } = await signIn();
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    auth.clock.advance(9_000);
    expect((await refresh(refreshToken)).status).toBe(200);
    auth.clock.advance(2_000);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('ends the whole session when a token is used again later', async () => {
    const { refreshToken } = await signIn();
    const { body: owner } = await refresh(refreshToken);
    auth.clock.advance(11_000);
    const thief = await refresh(refreshToken);
    expect([thief.status, thief.body.code]).toEqual([401, 'InvalidRefreshToken']);
    expect((await refresh(owner.refreshToken)).status).toBe(401);
  });

  it('leaves the other sessions of the user alone', async () => {
    const email = 'devices@example.com';
    const phone = await auth.signIn(email);
    const { body: laptop } = await auth.post('login', { email, password: 'correct horse' });
    await refresh(phone.refreshToken);
    auth.clock.advance(11_000);
    await refresh(phone.refreshToken);
    expect((await refresh(laptop.refreshToken)).status).toBe(200);
  });

  it('ends after 30 days (ASVS 7.3.2)', async () => {
    const { refreshToken } = await signIn();
    auth.clock.advance(30 * DAY_MS);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it.each([{}, { refreshToken: '' }, { refreshToken: { $ne: '' } }, { refreshToken: 7 }])(
    'refuses %j with 422',
    async (body) => {
      expect((await auth.post('refresh', body)).status).toBe(422);
    },
  );

  it('refuses an access token and a token it never gave', async () => {
    const { token } = await signIn();
    expect((await refresh(token)).status).toBe(401);
    expect((await refresh('x')).status).toBe(401);
  });

  it('stores no refresh token as it is (ASVS 14.2.4)', async () => {
    const { refreshToken } = await signIn();
    const stored = JSON.stringify(await auth.context.models.refreshTokens.find({}));
    expect(stored).not.toContain(refreshToken);
    expect(auth.lines.join()).not.toContain(refreshToken);
  });
});

describe('logout', () => {
  it('ends the session of the given token only', async () => {
    const email = 'out@example.com';
    const phone = await auth.signIn(email);
    const { body: laptop } = await auth.post('login', { email, password: 'correct horse' });
    const answer = await auth.post('logout', { refreshToken: phone.refreshToken }, phone.token);
    expect(answer.status).toBe(200);
    expect((await refresh(phone.refreshToken)).status).toBe(401);
    expect((await refresh(laptop.refreshToken)).status).toBe(200);
  });

  it('ends every session of the user when no token is given', async () => {
    const email = 'all-out@example.com';
    const phone = await auth.signIn(email);
    const { body: laptop } = await auth.post('login', { email, password: 'correct horse' });
    expect((await auth.post('logout', undefined, phone.token)).status).toBe(200);
    expect((await refresh(phone.refreshToken)).status).toBe(401);
    expect((await refresh(laptop.refreshToken)).status).toBe(401);
  });

  it("does not end another user's session", async () => {
    const [victim, attacker] = [await signIn(), await signIn()];
    await auth.post('logout', { refreshToken: victim.refreshToken }, attacker.token);
    expect((await refresh(victim.refreshToken)).status).toBe(200);
  });

  it('needs a token', async () => {
    expect((await auth.post('logout')).status).toBe(401);
  });
});

describe('ASVS 7.4.1: whether a session goes on', () => {
  const isActive = async (token: string) => {
    const { sid } = createTokenVerifier(auth.tokens.publicKey)(`Bearer ${token}`);
    return (await auth.agent.get(`/internal/sessions/${sid}`)).body as unknown;
  };

  it('is told to the gateway: until sign-out, reset or 30 days', async () => {
    const email = 'asked@example.com';
    const first = await auth.signIn(email);
    expect(await isActive(first.token)).toEqual({
      active: true,
      userId: first.user.id,
      revision: 0,
    });
    const { body: refreshed } = await refresh(first.refreshToken);
    await auth.post('logout', { refreshToken: refreshed.refreshToken }, refreshed.token);
    expect(await isActive(first.token)).toEqual({ active: false });
    const { body: second } = await auth.post('login', { email, password: 'correct horse' });
    await auth.post('forgot-password', { email });
    const { token } = await auth.mails.next(email);
    expect(await isActive(second.token)).toEqual({
      active: true,
      userId: first.user.id,
      revision: 0,
    });
    await auth.post('reset-password', { token, new_password: 'another horse' });
    expect(await isActive(second.token)).toEqual({ active: false });
    const { body: third } = await auth.post('login', { email, password: 'another horse' });
    auth.clock.advance(30 * DAY_MS);
    expect(await isActive(third.token)).toEqual({ active: false });
  });

  it('is no for one that never was', async () => {
    expect((await auth.agent.get('/internal/sessions/nobody')).body).toEqual({ active: false });
    expect((await auth.agent.get('/internal/sessions/a%20b')).status).toBe(422);
  });
});

describe('firebase-login', () => {
  it('says that it is not set up', async () => {
    const answer = await auth.post('firebase-login', { token: 'x' });
    expect([answer.status, answer.body.code]).toEqual([501, 'FederationNotConfigured']);
  });
});
