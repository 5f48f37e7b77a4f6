import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRegistration, startTestAuth, type TestAuth } from './support/auth.js';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const password = 'correct horse';
const change = (email: string, newEmail: string, typed = password) =>
  auth.post('change-unverified-email', { email, newEmail, password: typed });

async function signUp(email: string, changes: object = {}): Promise<string> {
  await auth.post('register', createRegistration({ email, ...changes }));
  return (await auth.mails.next(email)).token;
}

describe('correcting the address before it is verified', () => {
  it('mails the new address, and the link to the old one stops working', async () => {
    const old = await signUp('typo@exmaple.com');
    const answer = await change('Typo@exmaple.com', 'right@example.com');
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'Verification email sent! Please check your inbox.' },
    ]);
    const mail = await auth.mails.next('right@example.com');
    expect(mail).toMatchObject({ firstName: 'Ada', again: false });
    expect((await auth.post('verify-email', { token: old })).body.code).toBe(
      'VerificationTokenExpired',
    );
    expect((await auth.post('verify-email', { token: mail.token })).status).toBe(200);
    const signedIn = await auth.post('login', { email: 'right@example.com', password });
    expect(signedIn.status).toBe(200);
    expect((await auth.post('login', { email: 'typo@exmaple.com', password })).status).toBe(401);
  });

  it('needs the password, which is braked as at sign-in (ASVS 6.3.1)', async () => {
    await signUp('proof@example.com');
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await change('proof@example.com', 'thief@example.com', 'wrong')).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await change('nobody@example.com', 'thief@example.com')).body.code).toBe(
      'InvalidCredentials',
    );
  });

  it('takes no address that is verified, and replaces who could not verify theirs', async () => {
    await auth.signIn('theirs@example.com');
    await signUp('mine@example.com');
    expect((await change('mine@example.com', 'theirs@example.com')).body.code).toBe('EmailTaken');
    const squatter = await signUp('squatted@example.com', { password: 'squatter horse' });
    expect((await change('mine@example.com', 'squatted@example.com')).status).toBe(200);
    const { token, again } = await auth.mails.next('squatted@example.com');
    expect(again).toBe(true);
    expect((await auth.post('verify-email', { token: squatter })).status).toBe(400);
    expect((await auth.post('verify-email', { token })).body.passwordNeeded).toBe(true);
    const { kind } = await auth.mails.next('squatted@example.com');
    expect(kind).toBe('passwordReset');
  });

  it('is for unverified accounts only', async () => {
    await auth.signIn('verified@example.com');
    const answer = await change('verified@example.com', 'other@example.com');
    expect([answer.status, answer.body.code]).toEqual([409, 'AlreadyVerified']);
  });

  it.each([
    ['the same address', { email: 'a@example.com', newEmail: 'A@example.com', password }],
    ['no address', { email: 'a@example.com', newEmail: 'x', password }],
    ['a query', { email: 'a@example.com', newEmail: { $ne: '' }, password }],
    ['nothing', {}],
  ])('refuses %s with 422', async (_, body) => {
    expect((await auth.post('change-unverified-email', body)).status).toBe(422);
  });
});
