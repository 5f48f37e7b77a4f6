import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestAuth, type TestAuth } from '../support/auth.js';

const password = 'correct horse';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

interface Session {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly lastUsedAt: string;
  readonly current: boolean;
}

const list = async (token: string): Promise<Session[]> =>
  (await auth.agent.get('/auth/sessions').set('authorization', `Bearer ${token}`)).body.sessions;
const end = (token: string, id: string) =>
  auth.agent.delete(`/auth/sessions/${id}`).set('authorization', `Bearer ${token}`);
const refresh = async (refreshToken: string) =>
  (await auth.post('refresh', { refreshToken })).status;

async function signInTwice(email: string) {
  const here = await auth.signIn(email);
  auth.clock.advance(60_000);
  const call = auth.post('login', { email, password }).set('user-agent', firefox);
  return { here, there: (await call).body as { token: string; refreshToken: string } };
}

describe('ASVS 7.5.2: the sessions of a user', () => {
  it('are listed with browser, system and last use, the caller’s first', async () => {
    const { here, there } = await signInTwice('list@example.com');
    await auth.signIn('somebody-else@example.com');
    const listed = await list(here.token);
    expect(listed.map(({ browser, system, current }) => [browser, system, current])).toEqual([
      [null, null, true],
      ['Firefox', 'Linux', false],
    ]);
    auth.clock.advance(3_600_000);
    await refresh(there.refreshToken);
    const used = (await list(here.token)).map(({ lastUsedAt }) => Date.parse(lastUsedAt));
    expect((used[1] ?? 0) - (used[0] ?? 0)).toBe(3_660_000);
    expect((await list(there.token))[0]).toMatchObject({ browser: 'Firefox', current: true });
  });

  it('can be ended one by one', async () => {
    const { here, there } = await signInTwice('one@example.com');
    const [, other] = await list(here.token);
    expect((await end(here.token, other?.id ?? '')).status).toBe(200);
    expect(await refresh(there.refreshToken)).toBe(401);
    expect(await list(here.token)).toHaveLength(1);
    const again = await end(here.token, other?.id ?? '');
    expect([again.status, again.body.code]).toEqual([404, 'SessionNotFound']);
  });

  it('can’t be ended by anybody else', async () => {
    const victim = await auth.signIn('victim@example.com');
    const thief = await auth.signIn('thief@example.com');
    const [session] = await list(victim.token);
    const answer = await end(thief.token, session?.id ?? '');
    expect(answer.body.code).toBe('SessionNotFound');
    expect(await refresh(victim.refreshToken)).toBe(200);
  });

  it.each([
    [true, 200],
    [false, 401],
  ])('all end at once, the caller’s own kept: %s', async (keepCurrent, own) => {
    const { here, there } = await signInTwice(`all-${own}@example.com`);
    const answer = await auth.post('end-sessions', { keepCurrent }, here.token);
    expect(answer.status).toBe(200);
    expect([await refresh(here.refreshToken), await refresh(there.refreshToken)]).toEqual([
      own,
      401,
    ]);
  });

  it('are for the signed-in, and need a whole answer', async () => {
    expect((await auth.agent.get('/auth/sessions')).status).toBe(401);
    expect((await auth.post('end-sessions', { keepCurrent: true })).status).toBe(401);
    const { token } = await auth.signIn('input@example.com');
    expect((await auth.post('end-sessions', {}, token)).status).toBe(422);
    expect((await end(token, 'a%20b')).status).toBe(422);
  });
});
