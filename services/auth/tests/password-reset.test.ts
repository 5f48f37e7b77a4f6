import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRegistration, startTestAuth, type TestAuth } from './support/auth.js';

const HALF_HOUR_MS = 30 * 60 * 1000;
let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

async function requestReset(email: string): Promise<string> {
  await auth.post('forgot-password', { email });
  return (await auth.mails.next(email)).token;
}

const reset = (token: string, new_password = 'new password') =>
  auth.post('reset-password', { token, new_password });

describe('forgot-password', () => {
  it('answers the same with and without an account (ASVS 6.3.8)', async () => {
    await auth.signIn('ada@example.com');
    const known = await auth.post('forgot-password', { email: 'ada@example.com' });
    const unknown = await auth.post('forgot-password', { email: 'nobody@example.com' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.body.message).toBe('If your email exists, a reset link has been sent.');
    const mail = await auth.mails.next('ada@example.com');
    expect(mail).toMatchObject({ kind: 'passwordReset', expiresInMinutes: 30, first: false });
    await auth.context.background.drain();
    expect(auth.mails.mails).toEqual([]);
  });
});

describe('reset-password', () => {
  it('sets the password and ends every session (ASVS 7.4.3)', async () => {
    const email = 'reset@example.com';
    const { refreshToken } = await auth.signIn(email);
    expect((await reset(await requestReset(email))).body).toEqual({
      message: 'Your password has been reset successfully.',
    });
    expect((await auth.post('login', { email, password: 'correct horse' })).status).toBe(401);
    expect((await auth.post('login', { email, password: 'new password' })).status).toBe(200);
    expect((await auth.post('refresh', { refreshToken })).status).toBe(401);
  });

  it('works once per link, also for two at the same time, no matter who else holds it (ASVS 6.4.3)', async () => {
    const email = 'once@example.com';
    await auth.signIn(email);
    const token = await requestReset(email);
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('takes the newest link only (ASVS 6.5.1)', async () => {
    const email = 'newest@example.com';
    await auth.signIn(email);
    const [first, second] = [await requestReset(email), await requestReset(email)];
    const old = await reset(first);
    expect([old.status, old.body.code]).toEqual([400, 'InvalidResetToken']);
    expect((await reset(second)).status).toBe(200);
  });

  it('refuses a link after 30 minutes', async () => {
    const email = 'slow@example.com';
    await auth.signIn(email);
    const token = await requestReset(email);
    auth.clock.advance(HALF_HOUR_MS);
    expect((await reset(token)).status).toBe(400);
    expect((await auth.post('login', { email, password: 'correct horse' })).status).toBe(200);
  });

  it('proves the address of an account that was never verified', async () => {
    const email = 'unverified@example.com';
    await auth.post('register', createRegistration({ email }));
    await auth.mails.next(email);
    await reset(await requestReset(email));
    expect((await auth.post('login', { email, password: 'new password' })).status).toBe(200);
  });

  it('refuses a verification token', async () => {
    const email = 'wrong-kind@example.com';
    await auth.post('register', createRegistration({ email }));
    const { token } = await auth.mails.next(email);
    expect((await reset(token)).status).toBe(400);
  });

  it.each([
    ['a short password', { token: 'x', new_password: '12345' }],
    ['73 bytes', { token: 'x', new_password: 'x'.repeat(73) }],
    ['a query', { token: { $ne: '' }, new_password: 'new password' }],
    ['nothing', {}],
  ])('refuses %s with 422', async (_, body) => {
    expect((await auth.post('reset-password', body)).status).toBe(422);
  });
});
