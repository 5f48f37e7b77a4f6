import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRegistration, startTestAuth, type TestAuth } from './support/auth.js';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

let count = 0;
const newEmail = () => `person${(count += 1)}@example.com`;
const common = /one of the most common ones, which are guessed first\. Please choose another/;
const own = /not your name or email address/;

async function requestReset(email: string): Promise<string> {
  await auth.post('forgot-password', { email });
  return (await auth.mails.next(email)).token;
}

describe('ASVS 6.2.4, 6.2.11: a new password', () => {
  it.each([
    ['password', common, 'WeakPassword'],
    ['PassWord1', common, 'WeakPassword'],
    ['12345678', common, 'WeakPassword'],
    ['aaaaaaaa', /repeats the same characters/, 'WeakPassword'],
    ['zxcvbnm,', /the keys of a keyboard/, 'WeakPassword'],
    ['Lovelace1815', /close to your name, company or email address/, 'WeakPassword'],
    ['Analytical1', /close to your name, company or email address/, 'WeakPassword'],
    ['        ', /more than blanks/, 'InvalidInput'],
    ['\u3000'.repeat(8), /more than blanks/, 'InvalidInput'],
    ['ada@EXAMPLE.org', own, 'InvalidInput'],
    ['ada lovelace', own, 'InvalidInput'],
    ['LOVELACE', own, 'InvalidInput'],
  ])('is not %j, at sign-up, reset and change', async (password, sentence, code) => {
    const form = createRegistration({ email: 'ada@example.org', password });
    const answer = await auth.post('register', form);
    expect([answer.status, answer.body.code]).toEqual([422, code]);
    expect(answer.body.detail).toMatch(sentence);
    const email = newEmail();
    const { token: access } = await auth.signIn(email);
    const token = await requestReset(email);
    const typed = password === 'ada@EXAMPLE.org' ? email : password;
    const refused = await auth.post('reset-password', { token, new_password: typed });
    expect([refused.status, refused.body.detail]).toEqual([422, expect.stringMatching(sentence)]);
    const change = { password: 'correct horse', newPassword: typed };
    const unchanged = await auth.post('change-password', change, access);
    expect([unchanged.status, unchanged.body.code]).toEqual([422, code]);
    const taken = await auth.post('reset-password', { token, new_password: 'grey horse' });
    expect(taken.status).toBe(200);
  });

  it('of six is enough at a reset, unless it is common (specification §9)', async () => {
    const email = newEmail();
    await auth.signIn(email);
    const token = await requestReset(email);
    expect((await auth.post('reset-password', { token, new_password: '123456' })).status).toBe(422);
    expect((await auth.post('reset-password', { token, new_password: 'xq7!vb' })).status).toBe(200);
    expect((await auth.post('login', { email, password: 'xq7!vb' })).status).toBe(200);
  });

  it('of before still signs in, however weak', async () => {
    const email = newEmail();
    await auth.signIn(email);
    const passwordHash = await auth.context.passwords.hash('aaaaaaaa');
    await auth.context.models.users.updateOne({ email }, { $set: { passwordHash } });
    expect((await auth.post('login', { email, password: 'aaaaaaaa' })).status).toBe(200);
  });

  it.each([' leading and trailing ', 'Ünïcødé ☃ snow', 'tab\tinside it'])(
    'is kept exactly as it was typed: %j (ASVS 6.2.8)',
    async (password) => {
      const email = newEmail();
      await auth.signIn(email, password);
      expect((await auth.post('login', { email, password })).status).toBe(200);
      expect((await auth.post('login', { email, password: `${password.trim()}.` })).status).toBe(
        401,
      );
    },
  );

  it('is longer where the operator says so', async () => {
    const strict = await startTestAuth({ environment: { PASSWORD_MIN_LENGTH: '12' } });
    const answer = await strict.post('register', createRegistration({ password: 'grey horse' }));
    expect([answer.status, answer.body.detail]).toEqual([
      422,
      'Password must be at least 12 characters long',
    ]);
    await strict.stop();
  });
});

describe('ASVS 6.3.7: a password that was changed', () => {
  it('is told to its owner', async () => {
    const email = newEmail();
    await auth.signIn(email);
    const token = await requestReset(email);
    await auth.post('reset-password', { token, new_password: 'grey horse' });
    await auth.context.background.drain();
    expect(auth.mails.notices.filter(({ to }) => to === email)).toMatchObject([
      { notice: 'passwordChanged', firstName: 'Ada', at: expect.stringMatching(/Z$/) },
    ]);
    const owed = await auth.context.models.users.findOne({ email });
    expect(owed?.mailDue.passwordChanged).toBeNull();
  });
});

describe('names', () => {
  it.each([
    { firstName: 'http://evil.example click' },
    { firstName: 'www.evil.example' },
    { lastName: 'evil[.]example/login' },
    { lastName: 'two\nlines' },
    { firstName: '<b>Ada</b>' },
    { firstName: 'Ada\u202eevil' },
    { company: 'See https://evil.example' },
    { company: 'Line\r\nBcc: x@example.com' },
  ])('are without links and control characters: %j', async (changes) => {
    const answer = await auth.post(
      'register',
      createRegistration({ email: newEmail(), ...changes }),
    );
    expect([answer.status, answer.body.code]).toEqual([422, 'InvalidInput']);
    expect(answer.body.detail).toMatch(/\S \S/);
  });

  it.each([
    { firstName: 'J. R.', lastName: "O'Neill-Smith" },
    { firstName: 'Nguyễn', lastName: '李' },
    { company: 'AC/DC & Söhne GmbH: Personal @ Work' },
  ])('may be %j', async (changes) => {
    const answer = await auth.post(
      'register',
      createRegistration({ email: newEmail(), ...changes }),
    );
    expect(answer.status).toBe(200);
  });
});
