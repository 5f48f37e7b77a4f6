import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { removeUnverified } from '../src/domain/registration/remove-unverified.js';
import { createRegistration, startTestAuth, type TestAuth } from './support/auth.js';

const DAY_MS = 24 * 60 * 60 * 1000;
let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const signUp = (email: string, changes: object = {}) =>
  auth.post('register', createRegistration({ email, ...changes }));
const logIn = (email: string, password: string) => auth.post('login', { email, password });
const verify = (token: string) => auth.post('verify-email', { token });

describe('ASVS 6.1.1, 6.4.1: an address that somebody else signed up with first', () => {
  it('belongs to who signs up after them and verifies it: name, company and password are theirs', async () => {
    const email = 'victim@example.com';
    await signUp(email, { firstName: 'Eve', company: 'Evil', password: 'the attacker knows' });
    const theirs = await auth.mails.next(email);
    const answer = await signUp(email, { password: 'only the owner knows' });
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'Account created! Please check your email to verify your account.' },
    ]);
    const own = await auth.mails.next(email);
    expect([theirs.again, own.again, own.firstName]).toEqual([false, true, 'Ada']);
    const old = await verify(theirs.token);
    expect([old.status, old.body.code]).toEqual([400, 'VerificationTokenExpired']);
    expect((await verify(own.token)).status).toBe(200);
    expect((await logIn(email, 'the attacker knows')).status).toBe(401);
    const { status, body } = await logIn(email, 'only the owner knows');
    expect([status, body.user.firstName, body.user.company]).toEqual([
      200,
      'Ada',
      'Analytical Engines',
    ]);
    expect(await auth.context.models.users.count({ email })).toBe(1);
  });

  it('is not taken over once it is verified', async () => {
    const email = 'owned@example.com';
    await auth.signIn(email);
    const answer = await signUp(email, { password: 'the attacker knows' });
    expect([answer.status, answer.body.code]).toEqual([400, 'EmailTaken']);
    expect((await logIn(email, 'correct horse')).status).toBe(200);
  });

  it('is verified for one of two sign-ups at most, whichever comes in between', async () => {
    const email = 'race@example.com';
    await signUp(email, { password: 'the first of two' });
    const { token } = await auth.mails.next(email);
    const [click] = await Promise.all([
      verify(token),
      signUp(email, { password: 'the second of two' }),
    ]);
    const statuses = [
      (await logIn(email, 'the first of two')).status,
      (await logIn(email, 'the second of two')).status,
    ];
    expect(statuses).toEqual(click.status === 200 ? [200, 401] : [401, 403]);
  });
});

describe('ASVS 6.5.1: verification links', () => {
  it('work one at a time: the newest', async () => {
    const email = 'newest@example.com';
    await signUp(email);
    const first = await auth.mails.next(email);
    await auth.post('resend-verification', { email });
    const second = await auth.mails.next(email);
    expect((await verify(first.token)).body.code).toBe('VerificationTokenExpired');
    expect((await verify(second.token)).status).toBe(200);
  });
});

describe('an account that is never verified', () => {
  it('is gone after 7 days with its links, and the address can be used again', async () => {
    const email = 'never@example.com';
    const { users, mailTokens } = auth.context.models;
    await signUp(email);
    const { token } = await auth.mails.next(email);
    const user = await users.findOne({ email });
    await auth.signIn('stays@example.com');
    auth.clock.advance(7 * DAY_MS - 1000);
    await removeUnverified(auth.context);
    expect(await users.exists({ email })).toBe(true);
    auth.clock.advance(1000);
    await removeUnverified(auth.context);
    expect(await users.exists({ email })).toBe(false);
    expect(await mailTokens.exists({ userId: user?._id ?? '' })).toBe(false);
    expect((await verify(token)).body.code).toBe('InvalidVerificationToken');
    expect(await users.exists({ email: 'stays@example.com' })).toBe(true);
    expect((await signUp(email)).status).toBe(200);
  });

  it('waits for a link that still works', async () => {
    const email = 'slow@example.com';
    await signUp(email);
    await auth.mails.next(email);
    auth.clock.advance(6.5 * DAY_MS);
    await auth.post('resend-verification', { email });
    const { token } = await auth.mails.next(email);
    auth.clock.advance(0.9 * DAY_MS);
    await removeUnverified(auth.context);
    expect((await verify(token)).status).toBe(200);
  });
});
