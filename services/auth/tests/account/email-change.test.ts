import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRegistration, startTestAuth, type TestAuth } from '../support/auth.js';

const HOUR_MS = 60 * 60 * 1000;
const password = 'correct horse';
let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const change = (token: string, newEmail: string, typed: string | undefined = password) =>
  auth.post('change-email', { newEmail, password: typed }, token);
const confirm = (token: string) => auth.post('confirm-email-change', { token });
const get = async (path: string, token: string) => {
  const call = auth.agent.get(`/auth/${path}`).set('authorization', `Bearer ${token}`);
  return (await call).body;
};

let inputToken: string | undefined;

describe('changing the address', () => {
  it('counts once the link to the new one is followed, by anyone who holds it, and the session goes on', async () => {
    const { token, refreshToken } = await auth.signIn('old@example.com');
    const asked = await change(token, ' New@Example.com ');
    expect(asked.status).toBe(422);
    expect((await change(token, 'New@Example.com')).status).toBe(200);
    expect(await auth.mails.nextNotice('old@example.com')).toBe('addressChangeAsked');
    const mail = await auth.mails.next('new@example.com');
    expect(mail).toMatchObject({ kind: 'emailChange', expiresInMinutes: 60 });
    expect((await get('me', token)).email).toBe('old@example.com');
    expect(await get('account', token)).toMatchObject({ newEmail: 'new@example.com' });
    expect((await auth.post('login', { email: 'new@example.com', password })).status).toBe(401);

    const confirmed = await confirm(mail.token);
    expect([confirmed.status, confirmed.body.email]).toEqual([200, 'new@example.com']);
    expect(await auth.mails.nextNotice('old@example.com')).toBe('addressChanged');
    expect((await get('me', token)).email).toBe('new@example.com');
    expect(await get('account', token)).toMatchObject({ newEmail: null, newEmailUntil: null });
    const refreshed = await auth.post('refresh', { refreshToken });
    expect(refreshed.status).toBe(200);
    const [, claims = ''] = refreshed.body.token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString()).email).toBe('new@example.com');
    expect((await auth.post('login', { email: 'old@example.com', password })).status).toBe(401);
    expect((await auth.post('login', { email: 'new@example.com', password })).status).toBe(200);
    expect((await confirm(mail.token)).status).toBe(200);
  });

  it('asks for the password, and slows down who guesses it (ASVS 6.3.1, 7.5.1)', async () => {
    const { token } = await auth.signIn('guarded@example.com');
    const without = await auth.post('change-email', { newEmail: 'x@example.com' }, token);
    expect([without.status, without.body.code]).toEqual([403, 'ProofMissing']);
    const codes: string[] = [];
    for (let time = 0; time < 6; time += 1) {
      codes.push((await change(token, 'x@example.com', 'wrong')).body.code);
    }
    expect(codes).toEqual([...Array<string>(5).fill('WrongPassword'), 'TooManyRequests']);
    await auth.context.background.drain();
    expect(auth.mails.mails.filter(({ to }) => to === 'x@example.com')).toEqual([]);
  });

  it('says nothing about somebody else who has the address, who is told (ASVS 6.3.8)', async () => {
    const { token } = await auth.signIn('curious@example.com');
    await auth.signIn('theirs@example.com');
    const free = await change(token, 'nobody-has-this@example.com');
    const taken = await change(token, 'theirs@example.com');
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect(await auth.mails.nextNotice('theirs@example.com')).toBe('addressInUse');
    expect((await get('account', token)).newEmail).toBe('theirs@example.com');
    await auth.context.background.drain();
    expect(auth.mails.mails.filter(({ to }) => to === 'theirs@example.com')).toEqual([]);
    expect((await change(token, 'third@example.com')).status).toBe(200);
    const fourth = await change(token, 'fourth@example.com');
    expect([fourth.status, fourth.body.code]).toEqual([429, 'TooManyRequests']);
  });

  it('takes the newest link only, for an hour', async () => {
    const { token } = await auth.signIn('newest@example.com');
    await change(token, 'first@example.com');
    const first = await auth.mails.next('first@example.com');
    await change(token, 'second@example.com');
    const second = await auth.mails.next('second@example.com');
    expect((await confirm(first.token)).body.code).toBe('EmailChangeTokenExpired');
    auth.clock.advance(HOUR_MS);
    expect((await confirm(second.token)).body.code).toBe('EmailChangeTokenExpired');
    expect((await confirm('made up')).body.code).toBe('InvalidEmailChangeToken');
  });

  it('can be taken back, and a reset of the password takes it back, too', async () => {
    const { token } = await auth.signIn('back@example.com');
    await change(token, 'hasty@example.com');
    const hasty = await auth.mails.next('hasty@example.com');
    await auth.post('cancel-email-change', {}, token);
    expect((await get('account', token)).newEmail).toBeNull();
    expect((await confirm(hasty.token)).status).toBe(400);

    await change(token, 'thief@example.com');
    const theft = await auth.mails.next('thief@example.com');
    await auth.post('forgot-password', { email: 'back@example.com' });
    const reset = await auth.mails.next('back@example.com');
    await auth.post('reset-password', { token: reset.token, new_password: 'mine again' });
    expect((await confirm(theft.token)).status).toBe(400);
  });

  it('is refused when the address got an account meanwhile, and replaces who never verified theirs', async () => {
    const { token } = await auth.signIn('late@example.com');
    await change(token, 'contested@example.com');
    const link = await auth.mails.next('contested@example.com');
    await auth.post('register', createRegistration({ email: 'contested@example.com' }));
    await auth.mails.next('contested@example.com');
    expect((await confirm(link.token)).status).toBe(200);

    const other = await auth.signIn('later@example.com');
    await change(other.token, 'quick@example.com');
    const late = await auth.mails.next('quick@example.com');
    await auth.signIn('quick@example.com');
    expect((await confirm(late.token)).body.code).toBe('AddressInUse');
    expect((await get('me', other.token)).email).toBe('later@example.com');
  });

  it('stops reset links that were mailed to the former address', async () => {
    const { token } = await auth.signIn('former@example.com');
    await auth.post('forgot-password', { email: 'former@example.com' });
    const reset = await auth.mails.next('former@example.com');
    await change(token, 'present@example.com');
    await confirm((await auth.mails.next('present@example.com')).token);
    const answer = await auth.post('reset-password', {
      token: reset.token,
      new_password: 'by the former inbox',
    });
    expect(answer.body.code).toBe('InvalidResetToken');
  });

  it.each([
    ['the same address', { newEmail: 'Input@example.com', password }],
    ['no address', { newEmail: 'x', password }],
    ['a query', { newEmail: { $ne: '' }, password }],
    ['a query as password', { newEmail: 'y@example.com', password: { $ne: '' } }],
    ['nothing', {}],
  ])('refuses %s with 422', async (_, body) => {
    inputToken ??= (await auth.signIn('input@example.com')).token;
    expect((await auth.post('change-email', body, inputToken)).status).toBe(422);
  });

  it('is for the signed-in', async () => {
    expect((await auth.post('change-email', { newEmail: 'a@example.com' })).status).toBe(401);
    expect((await auth.post('cancel-email-change', {})).status).toBe(401);
    expect((await auth.agent.get('/auth/account')).status).toBe(401);
  });
});
