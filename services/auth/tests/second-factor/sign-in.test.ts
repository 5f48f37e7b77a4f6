import { errorBody } from '@shortlist/contracts/errors';
import * as http from '@shortlist/contracts/http/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, password, signInWithApp, takeTicket } from '../support/app.js';
import { startTestAuth, type TestAuth } from '../support/auth.js';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const finish = (body: object, cookie?: string) => {
  const call = auth.agent.post('/auth/second-factor/sign-in');
  if (cookie !== undefined) void call.set('cookie', cookie);
  return call.send(body);
};
const codeAfter = async (answer: PromiseLike<{ body: { code?: string } }>) =>
  (await answer).body.code;
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
  (headers['set-cookie'] as string[] | undefined) ?? [];

describe('a sign-in with a second factor', () => {
  it('gives a ticket and no session, and the session for the code (ASVS 6.3.3)', async () => {
    const user = await signInWithApp(auth, 'ada@example.com');
    const first = await auth.post('login', { email: user.email, password });
    expect([first.status, first.body.code]).toEqual([403, 'SecondStepNeeded']);
    expect(cookiesOf(first)).toEqual([]);
    expect(first.body).not.toHaveProperty('token');
    const { secondStep } = errorBody.parse(first.body);
    expect(secondStep?.methods).toEqual(['code', 'recoveryCode']);
    const ticket = secondStep?.ticket ?? '';
    const code = user.nextCode();
    const second = await finish({ ticket, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(second.status).toBe(200);
    expect(http.completeSignIn.response.parse(second.body).user.email).toBe(user.email);
    const me = await auth.agent
      .get('/auth/me')
      .set('authorization', `Bearer ${String(second.body.token)}`);
    expect(me.status).toBe(200);
  });

  it('says to a page of before, in a sentence, what to do', async () => {
    const user = await signInWithApp(auth, 'old@example.com');
    const { body } = await auth.post('login', { email: user.email, password });
    expect(body.detail).toBe(
      'This account asks for a second step at sign-in. Please reload the page and sign in again.',
    );
    expect(http.login.response.safeParse(body).success).toBe(false);
  });

  it('says nothing about the factor before the password was right', async () => {
    const user = await signInWithApp(auth, 'silent@example.com');
    const ask = async (email: string) => {
      const { status, body } = await auth.post('login', { email, password: 'wrong' });
      return { status, ...body, requestId: null };
    };
    expect(await ask(user.email)).toEqual(await ask('nobody@example.com'));
  });

  it('takes a code of one step before and after, and of no other (ASVS 6.5.5)', async () => {
    const user = await signInWithApp(auth, 'window@example.com');
    for (const [steps, status] of [
      [-2, 400],
      [2, 400],
      [-1, 200],
      [0, 200],
      [1, 200],
    ] as const) {
      auth.clock.advance(120_000);
      const ticket = await takeTicket(auth, user.email);
      const code = codeOf(user.secret, auth.clock.now(), steps);
      expect([steps, (await finish({ ticket, code })).status]).toEqual([steps, status]);
    }
  });

  it('takes each code once, also of two calls at a time, and none from before it (ASVS 6.5.1)', async () => {
    const user = await signInWithApp(auth, 'replay@example.com');
    auth.clock.advance(60_000);
    const code = codeOf(user.secret, auth.clock.now());
    const tickets = await Promise.all([1, 2, 3].map(() => takeTicket(auth, user.email)));
    const statuses = await Promise.all(
      tickets.map(async (ticket) => (await finish({ ticket, code })).status),
    );
    expect(statuses.toSorted()).toEqual([200, 400, 400]);
    const ticket = await takeTicket(auth, user.email);
    const older = codeOf(user.secret, auth.clock.now(), -1);
    expect(await codeAfter(finish({ ticket, code: older }))).toBe('WrongSecondFactor');
    // The code that set the app up is spent, too.
    const fresh = await signInWithApp(auth, 'replay-setup@example.com');
    const again = codeOf(fresh.secret, auth.clock.now());
    const own = await takeTicket(auth, fresh.email);
    expect(await codeAfter(finish({ ticket: own, code: again }))).toBe('WrongSecondFactor');
  });

  it('is slowed down when codes are guessed, over all tickets and networks (ASVS 6.3.1)', async () => {
    const user = await signInWithApp(auth, 'guessed@example.com');
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const ticket = await takeTicket(auth, user.email);
      const answer = await auth.agent
        .post('/auth/second-factor/sign-in')
        .set('x-forwarded-for', `203.0.113.${time}`)
        .send({ ticket, code: '000000' });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const ticket = await takeTicket(auth, user.email);
    const refused = await finish({ ticket, code: codeOf(user.secret, auth.clock.now(), 1) });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
    expect(refused.body.detail).toBe('Several codes were wrong. You can try again in 2 s.');
    auth.clock.advance(30_000);
    const right = { ticket, code: codeOf(user.secret, auth.clock.now(), 1) };
    expect((await finish(right)).status).toBe(200);
  });

  it.each([
    ['neither code', {}],
    ['both', { code: '123456', recoveryCode: 'abcd' }],
    ['no text', { code: 123_456 }],
    ['a long recovery code', { recoveryCode: 'a'.repeat(129) }],
  ])('refuses %s as input', async (_, codes) => {
    expect((await finish({ ticket: 'x', ...codes })).status).toBe(422);
  });
});

describe('a ticket', () => {
  it('works once', async () => {
    const user = await signInWithApp(auth, 'once@example.com');
    const ticket = await takeTicket(auth, user.email);
    expect((await finish({ ticket, code: user.nextCode() })).status).toBe(200);
    expect(await codeAfter(finish({ ticket, code: user.nextCode() }))).toBe('SecondStepExpired');
  });

  it('ends after ten minutes', async () => {
    const user = await signInWithApp(auth, 'expired@example.com');
    const ticket = await takeTicket(auth, user.email);
    auth.clock.advance(10 * 60_000);
    expect(await codeAfter(finish({ ticket, code: user.nextCode() }))).toBe('SecondStepExpired');
  });

  it('is of one account: the code of another is wrong', async () => {
    const [one, two] = [
      await signInWithApp(auth, 'one@example.com'),
      await signInWithApp(auth, 'two@example.com'),
    ];
    const ticket = await takeTicket(auth, one.email);
    expect(await codeAfter(finish({ ticket, code: two.nextCode() }))).toBe('WrongSecondFactor');
    expect(await codeAfter(finish({ ticket, recoveryCode: two.recoveryCodes[0] }))).toBe(
      'WrongSecondFactor',
    );
  });

  it('can’t be made up, and is no access token', async () => {
    expect(await codeAfter(finish({ ticket: 'made-up', code: '123456' }))).toBe(
      'SecondStepExpired',
    );
    const user = await signInWithApp(auth, 'no-token@example.com');
    const ticket = await takeTicket(auth, user.email);
    const me = await auth.agent.get('/auth/me').set('authorization', `Bearer ${ticket}`);
    expect(me.status).toBe(401);
    expect((await auth.post('refresh', { refreshToken: ticket })).status).toBe(401);
  });

  it('dies with the password it was given for; the factor stays on', async () => {
    const user = await signInWithApp(auth, 'reset@example.com');
    const ticket = await takeTicket(auth, user.email);
    await auth.post('forgot-password', { email: user.email });
    const { token } = await auth.mails.next(user.email);
    await auth.post('reset-password', { token, new_password: 'another horse' });
    expect(await codeAfter(finish({ ticket, code: user.nextCode() }))).toBe('SecondStepExpired');
    const after = await auth.post('login', { email: user.email, password: 'another horse' });
    expect(after.body.code).toBe('SecondStepNeeded');
  });
});

describe('a recovery code', () => {
  it('signs in once, however it is typed, and the owner is told (ASVS 6.5.1)', async () => {
    const user = await signInWithApp(auth, 'lost@example.com');
    const [code = ''] = user.recoveryCodes;
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    const first = await finish({ ticket: await takeTicket(auth, user.email), recoveryCode: typed });
    expect(first.status).toBe(200);
    await auth.mails.noticed(user.email, 'recoveryCodeUsed');
    const again = finish({ ticket: await takeTicket(auth, user.email), recoveryCode: code });
    expect(await codeAfter(again)).toBe('WrongSecondFactor');
  });

  it('is not offered when none is left', async () => {
    const user = await signInWithApp(auth, 'spent@example.com');
    for (const recoveryCode of user.recoveryCodes) {
      const ticket = await takeTicket(auth, user.email);
      expect((await finish({ ticket, recoveryCode })).status).toBe(200);
    }
    const { body } = await auth.post('login', { email: user.email, password });
    expect(body.secondStep.methods).toEqual(['code']);
  });
});

describe('a browser that is to be remembered', () => {
  async function signInRemembered(email: string) {
    const user = await signInWithApp(auth, email);
    const ticket = await takeTicket(auth, email);
    const answer = await finish({ ticket, code: user.nextCode(), rememberDevice: true });
    const [cookie = ''] = cookiesOf(answer);
    const device = cookie.split(';')[0] ?? '';
    const logIn = async (cookieOf: string) => {
      const call = auth.agent.post('/auth/login').set('cookie', cookieOf);
      return (await call.send({ email, password })).status;
    };
    return { user, device, cookie, logIn };
  }

  it('is not asked for 30 days; others are', async () => {
    const { device, cookie, logIn } = await signInRemembered('trusted@example.com');
    expect(cookie).toContain('HttpOnly; SameSite=Strict');
    expect(await logIn(device)).toBe(200);
    expect(await logIn(`known_device=${'x'.repeat(43)}`)).toBe(403);
    auth.clock.advance(30 * 24 * 60 * 60_000);
    expect(await logIn(device)).toBe(403);
  });

  it('is asked when that was not wanted, though it is known', async () => {
    const user = await signInWithApp(auth, 'known@example.com');
    const ticket = await takeTicket(auth, user.email);
    const [cookie = ''] = cookiesOf(await finish({ ticket, code: user.nextCode() }));
    const call = auth.agent.post('/auth/login').set('cookie', cookie.split(';')[0] ?? '');
    expect((await call.send({ email: user.email, password })).status).toBe(403);
  });

  it('is remembered for one account only', async () => {
    const { device } = await signInRemembered('mine@example.com');
    const other = await signInWithApp(auth, 'theirs@example.com');
    const call = auth.agent.post('/auth/login').set('cookie', device);
    expect((await call.send({ email: other.email, password })).status).toBe(403);
  });

  it('is asked again after signing out everywhere', async () => {
    const { user, device, logIn } = await signInRemembered('out@example.com');
    await auth.post('logout', {}, user.token);
    expect(await logIn(device)).toBe(403);
  });

  it('is asked again after a new password by mail (ASVS 6.4.3)', async () => {
    const { user, device } = await signInRemembered('trusted-reset@example.com');
    await auth.post('forgot-password', { email: user.email });
    const { token } = await auth.mails.next(user.email);
    await auth.post('reset-password', { token, new_password: 'another horse' });
    const call = auth.agent.post('/auth/login').set('cookie', device);
    const { status } = await call.send({ email: user.email, password: 'another horse' });
    expect(status).toBe(403);
  });
});
