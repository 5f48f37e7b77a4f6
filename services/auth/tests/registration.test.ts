import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRegistration, startTestAuth, type TestAuth } from './support/auth.js';

const DAY_MS = 24 * 60 * 60 * 1000;
let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

describe('register', () => {
  it('creates an unverified account and mails a link, and signs nobody in', async () => {
    const answer = await auth.post('register', createRegistration());
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'Account created! Please check your email to verify your account.' },
    ]);
    const mail = await auth.mails.next('ada@example.com');
    expect(mail).toMatchObject({ kind: 'verification', firstName: 'Ada', expiresInHours: 24 });
    expect(mail.token).toMatch(/^[\w-]{43}$/);
  });

  it('stores neither password nor token', async () => {
    const email = 'secret@example.com';
    await auth.post('register', createRegistration({ email, password: 'open sesame' }));
    const { token } = await auth.mails.next(email);
    const { users, mailTokens } = auth.context.models;
    const stored = JSON.stringify([await users.find({}), await mailTokens.find({})]);
    expect(stored).not.toContain('open sesame');
    expect(stored).not.toContain(token);
    expect(auth.lines.join()).not.toMatch(new RegExp(`open sesame|${token}`));
  });

  it('refuses an address that has a verified account, in any case', async () => {
    await auth.signIn('grace@example.com');
    for (const email of ['GRACE@Example.com', 'grace@example.com']) {
      const answer = await auth.post('register', createRegistration({ email }));
      expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
        400,
        'EmailTaken',
        'Email already registered',
      ]);
    }
  });

  it('creates one account when the same form arrives many times at once', async () => {
    const form = createRegistration({ email: 'eager@example.com' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => auth.post('register', form)));
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await auth.context.models.users.count({ email: 'eager@example.com' })).toBe(1);
  });

  it.each([
    ['an empty body', {}],
    ['no body', undefined],
    ['a blank name', createRegistration({ firstName: '   ' })],
    ['a huge name', createRegistration({ lastName: 'x'.repeat(101) })],
    ['no address', createRegistration({ email: 'ada' })],
    ['a huge address', createRegistration({ email: `${'a'.repeat(300)}@example.com` })],
    ['a query instead of an address', createRegistration({ email: { $ne: null } })],
    ['a list instead of an address', createRegistration({ email: ['a@example.com'] })],
    ['a short password', createRegistration({ email: 'b@example.com', password: 'seven77' })],
    [
      '73 bytes of password',
      createRegistration({ email: 'b@example.com', password: 'x'.repeat(73) }),
    ],
    ['a query instead of a password', createRegistration({ password: { $gt: '' } })],
  ])('refuses %s with 422', async (_, form) => {
    const answer = await auth.post('register', form);
    expect([answer.status, answer.body.code]).toEqual([422, 'InvalidInput']);
    expect(answer.body.detail).toMatch(/\S \S/);
  });

  it('ignores what a client may not set', async () => {
    const email = 'climber@example.com';
    const form = createRegistration({
      email,
      plan: 'Enterprise',
      verifiedAt: new Date(),
      exempt: true,
    });
    await auth.post('register', form);
    const user = await auth.context.models.users.findOne({ email });
    expect(user).toMatchObject({ plan: 'Free', verifiedAt: null });
  });

  it('takes a password of exactly 72 bytes, and then only that one', async () => {
    const password = `grey hörse ${'é'.repeat(30)}`;
    const email = 'long@example.com';
    await auth.signIn(email, password);
    expect((await auth.post('login', { email, password })).status).toBe(200);
    expect((await auth.post('login', { email, password: `${password}x` })).status).toBe(401);
  });
});

describe('verify-email', () => {
  const registered = async (email: string) => {
    await auth.post('register', createRegistration({ email }));
    return (await auth.mails.next(email)).token;
  };

  it('opens the account, also at the second click', async () => {
    const email = 'click@example.com';
    const token = await registered(email);
    const before = await auth.post('login', { email, password: 'correct horse' });
    expect([before.status, before.body.code]).toEqual([403, 'EmailNotVerified']);
    for (const click of [1, 2]) {
      const answer = await auth.post('verify-email', { token });
      expect([click, answer.status, answer.body.message]).toEqual([
        click,
        200,
        'Email verified successfully!',
      ]);
    }
    expect((await auth.post('login', { email, password: 'correct horse' })).status).toBe(200);
  });

  it('refuses a link after 24 hours as expired, and a new link works', async () => {
    const email = 'late@example.com';
    const token = await registered(email);
    auth.clock.advance(DAY_MS);
    const answer = await auth.post('verify-email', { token });
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      400,
      'VerificationTokenExpired',
      'Verification token has expired',
    ]);
    await auth.post('resend-verification', { email: 'LATE@example.com' });
    const again = await auth.mails.next(email);
    expect((await auth.post('verify-email', { token: again.token })).status).toBe(200);
  });

  it('refuses a token it never gave, and a reset token', async () => {
    const email = 'mixed@example.com';
    await registered(email);
    await auth.post('forgot-password', { email });
    const reset = await auth.mails.next(email);
    for (const token of ['x', 'x'.repeat(512), reset.token]) {
      const answer = await auth.post('verify-email', { token });
      expect([answer.status, answer.body.code]).toEqual([400, 'InvalidVerificationToken']);
    }
  });

  it.each([{}, { token: '' }, { token: { $ne: '' } }, { token: 'x'.repeat(513) }, { token: null }])(
    'refuses %j with 422',
    async (body) => {
      expect((await auth.post('verify-email', body)).status).toBe(422);
    },
  );
});

describe('resend-verification', () => {
  it('answers the same for no account, a verified one and one that waits', async () => {
    const waiting = 'waiting@example.com';
    await auth.post('register', createRegistration({ email: waiting }));
    await auth.mails.next(waiting);
    await auth.signIn('verified@example.com');
    const emails = ['nobody@example.com', 'verified@example.com', waiting];
    const answers = await Promise.all(
      emails.map((email) => auth.post('resend-verification', { email })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await auth.mails.next(waiting);
    await auth.context.background.drain();
    expect(auth.mails.mails.filter(({ to }) => emails.includes(to))).toEqual([]);
  });
});
