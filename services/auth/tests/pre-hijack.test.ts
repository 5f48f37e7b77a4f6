import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('ASVS 6.4.1: an address that somebody else signed up with first', () => {
  it('belongs to who signs up after them and verifies it: and nothing of the first is left', async () => {
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
    const verified = await verify(own.token);
    expect([verified.status, verified.body.passwordNeeded]).toEqual([200, true]);
    expect((await logIn(email, 'the attacker knows')).status).toBe(401);
    const reset = await auth.mails.next(email);
    expect([reset.kind, reset.first]).toEqual(['passwordReset', true]);
    const new_password = 'only the owner knows';
    await auth.post('reset-password', { token: reset.token, new_password });
    const { status, body } = await logIn(email, new_password);
    expect([status, body.user.company]).toEqual([200, null]);
    expect(await auth.context.models.users.count({ email })).toBe(1);
  });

  it('never gets a password that its owner has not set, no matter who signed up last', async () => {
    const email = 'overwritten@example.com';
    await signUp(email, { password: 'only the owner knows' });
    await auth.mails.next(email);
    await signUp(email, {
      firstName: 'Eve',
      company: 'Evil',
      password: 'the attacker knows',
    });
    const newest = await auth.mails.next(email);
    const verified = await verify(newest.token);
    expect([verified.status, verified.body.passwordNeeded]).toEqual([200, true]);
    for (const password of ['the attacker knows', 'only the owner knows']) {
      expect([password, (await logIn(email, password)).status]).toEqual([password, 401]);
    }
    // The second click says the same and mails nothing more.
    expect((await verify(newest.token)).body.passwordNeeded).toBe(true);
    const { token, kind, firstName } = await auth.mails.next(email);
    expect([kind, firstName]).toEqual(['passwordReset', '']);
    await auth.context.background.drain();
    expect(auth.mails.mails).toEqual([]);
    await auth.post('reset-password', { token, new_password: 'chosen by the owner' });
    const { body } = await logIn(email, 'chosen by the owner');
    expect([body.user.firstName, body.user.company]).toEqual(['', null]);
    expect((await verify(newest.token)).body.passwordNeeded).toBe(false);
  });

  it('keeps the password of who signs up twice with the same one', async () => {
    const email = 'twice@example.com';
    await signUp(email);
    await auth.mails.next(email);
    await signUp(email);
    const { token, again } = await auth.mails.next(email);
    expect(again).toBe(false);
    expect((await verify(token)).body.passwordNeeded).toBe(false);
    expect((await logIn(email, 'correct horse')).status).toBe(200);
  });

  it('gets no name of somebody else by a reset before it is verified', async () => {
    const email = 'reset-first@example.com';
    await signUp(email, { password: 'only the owner knows' });
    await auth.mails.next(email);
    await signUp(email, { firstName: 'Eve', company: 'Evil', password: 'the attacker knows' });
    await auth.mails.next(email);
    await auth.post('forgot-password', { email });
    const { token, first } = await auth.mails.next(email);
    expect(first).toBe(true);
    await auth.post('reset-password', { token, new_password: 'chosen by the owner' });
    const { body } = await logIn(email, 'chosen by the owner');
    expect([body.user.firstName, body.user.company]).toEqual(['', null]);
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
