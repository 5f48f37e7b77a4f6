import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseUser } from '../src/domain/erasure/erase-user.js';
import { password, signInWithApp, takeTicket } from './support/app.js';
import { startTestAuth, type TestAuth } from './support/auth.js';
import { holdNext } from './support/hold-next.js';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const newPassword = 'another horse';
const openSessions = (userId: string) =>
  auth.context.models.sessions.count({ userId, endedAt: null });

async function reset(email: string): Promise<void> {
  await auth.post('forgot-password', { email });
  const { token } = await auth.mails.next(email);
  const { status } = await auth.post('reset-password', { token, new_password: newPassword });
  expect(status).toBe(200);
}

/** Answer to `call` when `change` happens while its call of `target[name]` is not known to be over. */
async function askDuring<Name extends string>(
  [target, name]: readonly [Record<Name, unknown>, Name],
  call: () => PromiseLike<{ status: number; body: { code?: string } }>,
  change: () => Promise<void>,
) {
  const held = holdNext(target, name);
  const asked = call().then(({ status, body }) => [status, body.code]);
  await held.reached;
  await change();
  held.release();
  return asked;
}

describe('a new password while somebody uses the old one', () => {
  const compared = () => [auth.context.passwords, 'verify'] as const;
  const logIn = (email: string) => () => auth.post('login', { email, password });

  it('refuses a sign-in whose password was right before the reset (ASVS 7.4.3)', async () => {
    const email = 'reset-login@example.com';
    const { user } = await auth.signIn(email);
    const answer = await askDuring(compared(), logIn(email), () => reset(email));
    expect(answer).toEqual([401, 'InvalidCredentials']);
    expect(await openSessions(user.id)).toBe(0);
  });

  it('refuses it also when the owner changed the password', async () => {
    const email = 'change-login@example.com';
    const { token, user } = await auth.signIn(email);
    const answer = await askDuring(compared(), logIn(email), async () => {
      const change = { password, newPassword };
      expect((await auth.post('change-password', change, token)).status).toBe(200);
    });
    expect(answer).toEqual([401, 'InvalidCredentials']);
    expect(await openSessions(user.id)).toBe(1);
  });

  it('gives no ticket for the second step', async () => {
    const { email } = await signInWithApp(auth, 'reset-ticket@example.com');
    const answer = await askDuring(compared(), logIn(email), () => reset(email));
    expect(answer).toEqual([401, 'InvalidCredentials']);
  });

  it('makes no access token of the API', async () => {
    const email = 'reset-token@example.com';
    const { token, user } = await auth.signIn(email);
    const wanted = { name: 'Mine', scopes: ['screenings:read'], expiresInDays: 30, password };
    const make = () => auth.post('api-tokens', wanted, token);
    const answer = await askDuring(compared(), make, () => reset(email));
    expect(answer).toEqual([403, 'WrongPassword']);
    expect(await auth.context.models.apiTokens.everywhere.count({ userId: user.id })).toBe(0);
  });

  it('keeps no new address that is asked for', async () => {
    const email = 'reset-address@example.com';
    const { token, user } = await auth.signIn(email);
    const asked = { newEmail: 'thief@example.com', password };
    const ask = () => auth.post('change-email', asked, token);
    const answer = await askDuring(compared(), ask, () => reset(email));
    expect(answer).toEqual([403, 'WrongPassword']);
    const stored = await auth.context.models.users.findOne({ _id: user.id });
    expect(stored?.newEmail).toBeNull();
  });
});

describe('a change during the second step', () => {
  const finish = (ticket: string, code: string) => () =>
    auth.post('second-factor/sign-in', { ticket, code, rememberDevice: true });

  it('refuses a sign-in whose ticket was spent before', async () => {
    const { email, userId, nextCode } = await signInWithApp(auth, 'spent@example.com');
    const call = finish(await takeTicket(auth, email), nextCode());
    const spent = [auth.context.models.signInTickets, 'updateOne'] as const;
    const answer = await askDuring(spent, call, () => reset(email));
    expect(answer).toEqual([400, 'SecondStepExpired']);
    expect(await openSessions(userId)).toBe(0);
  });

  it('keeps nothing of an account that is deleted', async () => {
    const { email, userId, nextCode } = await signInWithApp(auth, 'deleted@example.com');
    const call = finish(await takeTicket(auth, email), nextCode());
    const { sessions, users } = auth.context.models;
    const answer = await askDuring([users, 'findOne'], call, () => eraseUser(auth.context, userId));
    expect(answer).toEqual([401, 'Unauthenticated']);
    expect(await sessions.count({ userId })).toBe(0);
  });

  it('trusts no browser that was to be remembered', async () => {
    const { email, userId, nextCode } = await signInWithApp(auth, 'trusted@example.com');
    const call = finish(await takeTicket(auth, email), nextCode());
    const { knownDevices } = auth.context.models;
    const known = [knownDevices, 'createMissing'] as const;
    const answer = await askDuring(known, call, () => reset(email));
    expect(answer).toEqual([400, 'SecondStepExpired']);
    expect(await openSessions(userId)).toBe(0);
    expect(await knownDevices.count({ userId, trustedUntil: { $ne: null } })).toBe(0);
  });
});
