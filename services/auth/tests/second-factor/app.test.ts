import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, password, signInWithApp } from '../support/app.js';
import { startTestAuth, type TestAuth } from '../support/auth.js';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const begin = (token: string, proof: object = { password }) =>
  auth.post('second-factor/app/begin', proof, token);
const confirm = (token: string, code: string) =>
  auth.post('second-factor/app/confirm', { code }, token);
const read = async (token: string) => {
  const { body } = await auth.agent
    .get('/auth/second-factor')
    .set('authorization', `Bearer ${token}`);
  return body as object;
};

describe('setting up an app', () => {
  it('shows a secret, takes its code and gives ten recovery codes; the owner is told', async () => {
    const { token } = await auth.signIn('ada@example.com');
    expect(await read(token)).toEqual({
      app: { offered: true, addedAt: null },
      passkeys: { offered: true, list: [] },
      recoveryCodesLeft: 0,
      hasPassword: true,
    });
    const { body } = await begin(token);
    expect(body.uri).toBe(
      `otpauth://totp/Shortlist:ada%40example.com?issuer=Shortlist&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    // Only a confirmed app counts.
    expect((await auth.post('login', { email: 'ada@example.com', password })).status).toBe(200);
    const confirmed = await confirm(token, codeOf(body.secret, auth.clock.now()));
    const codes = confirmed.body.recoveryCodes as string[];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes)
      expect(code).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){5}[a-hjkmnp-z2-9]{4}$/);
    expect(await read(token)).toEqual({
      app: { offered: true, addedAt: auth.clock.now().toISOString() },
      passkeys: { offered: true, list: [] },
      recoveryCodesLeft: 10,
      hasPassword: true,
    });
    await auth.mails.noticed('ada@example.com', 'secondFactorAdded');
  });

  it('asks for the password first, and counts wrong ones (ASVS 7.5.1)', async () => {
    const { token } = await auth.signIn('proof@example.com');
    expect((await begin(token, {})).body.code).toBe('ProofMissing');
    const wrong: number[] = [];
    for (let time = 0; time < 6; time += 1)
      wrong.push((await begin(token, { password: 'wrong' })).status);
    expect(wrong).toEqual([403, 403, 403, 403, 403, 429]);
  });

  it('takes no wrong code, none of another secret, and none after 15 minutes', async () => {
    const { token } = await auth.signIn('slow@example.com');
    expect((await confirm(token, '123456')).body.code).toBe('AppSetupExpired');
    const first = await begin(token);
    const second = await begin(token);
    const old = await confirm(token, codeOf(first.body.secret, auth.clock.now()));
    expect(old.body.code).toBe('WrongAppCode');
    auth.clock.advance(15 * 60_000);
    const late = await confirm(token, codeOf(second.body.secret, auth.clock.now()));
    expect(late.body.code).toBe('AppSetupExpired');
  });

  it('slows down guesses of the first code, too (ASVS 6.3.1)', async () => {
    const { token } = await auth.signIn('guess@example.com');
    await begin(token);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await confirm(token, '000000')).status);
    expect(statuses.slice(0, 5)).not.toContain(429);
    expect(statuses[5]).toBe(429);
  });

  it('is refused while there is one', async () => {
    const { token, nextCode } = await signInWithApp(auth, 'two@example.com');
    const second = await begin(token);
    expect([second.status, second.body.code]).toEqual([409, 'AppAlreadyAdded']);
    // The refused call has changed nothing: the earlier codes are right.
    const { body } = await auth.post('login', { email: 'two@example.com', password });
    const { ticket } = body.secondStep;
    const code = nextCode();
    expect((await auth.post('second-factor/sign-in', { ticket, code })).status).toBe(200);
  });

  it.each([
    ['letters', 'abcdef'],
    ['five', '12345'],
    ['seven', '1234567'],
    ['nothing', ''],
    ['a-lot', '1'.repeat(10_000)],
    ['foreign', '١٢٣٤٥٦'],
  ])('refuses a code of %s as input', async (name, code) => {
    const { token } = await auth.signIn(`input-${name}@example.com`);
    expect((await confirm(token, code)).status).toBe(422);
  });
});

describe('removing an app', () => {
  it('needs the password, ends recovery codes, and tells the owner (ASVS 7.5.1)', async () => {
    const user = await signInWithApp(auth, 'remove@example.com');
    const remove = (proof: object) => auth.post('second-factor/app/remove', proof, user.token);
    expect((await remove({})).body.code).toBe('ProofMissing');
    expect((await remove({ password: 'wrong' })).body.code).toBe('WrongPassword');
    expect((await remove({ password })).status).toBe(200);
    await auth.mails.noticed(user.email, 'secondFactorRemoved');
    expect((await auth.post('login', { email: user.email, password })).status).toBe(200);
    expect(await read(user.token)).toMatchObject({ recoveryCodesLeft: 0 });
    expect(await auth.context.models.recoveryCodes.count({ userId: user.userId })).toBe(0);
  });
});

describe('recovery codes', () => {
  it('can be made again: those of before stop working (ASVS 6.5.6)', async () => {
    const user = await signInWithApp(auth, 'renew@example.com');
    const renew = (proof: object) => auth.post('second-factor/recovery-codes', proof, user.token);
    const renewed = await renew({ password });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const signInBy = async (recoveryCode: string | undefined) => {
      const { body } = await auth.post('login', { email: user.email, password });
      const { ticket } = body.secondStep;
      return auth.post('second-factor/sign-in', { ticket, recoveryCode });
    };
    expect((await signInBy(user.recoveryCodes[0])).status).toBe(400);
    expect((await signInBy(renewed.body.recoveryCodes[3])).status).toBe(200);
  });

  it('are none without a factor', async () => {
    const { token } = await auth.signIn('none@example.com');
    const answer = await auth.post('second-factor/recovery-codes', { password }, token);
    expect([answer.status, answer.body.code]).toEqual([409, 'NoSecondFactor']);
  });
});

describe('what is stored', () => {
  it('shows neither secret nor codes, and belongs to one account (ASVS 6.5.2)', async () => {
    const one = await signInWithApp(auth, 'stored-one@example.com');
    const two = await signInWithApp(auth, 'stored-two@example.com');
    const { db, close } = await auth.connectDatabase();
    const apps = db.collection<{ _id: string; sealedSecret: string }>('authenticator_apps');
    const codes = await db.collection('recovery_codes').find({ userId: one.userId }).toArray();
    const stored = JSON.stringify([await apps.find().toArray(), codes]);
    expect(stored).not.toContain(one.secret);
    for (const code of one.recoveryCodes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
    // Somebody who can write to the database gives an account their own app.
    const foreign = await apps.findOne({ _id: two.userId });
    await apps.updateOne(
      { _id: one.userId },
      { $set: { sealedSecret: foreign?.sealedSecret ?? '' } },
    );
    await close();
    const { body } = await auth.post('login', { email: one.email, password });
    const { ticket } = body.secondStep;
    const answer = await auth.post('second-factor/sign-in', { ticket, code: two.nextCode() });
    expect(answer.status).toBe(503);
    expect(answer.body.detail).toContain('recovery code');
  });

  it('keeps secrets, codes and tickets out of the log (ASVS 16.2.5)', async () => {
    const user = await signInWithApp(auth, 'logged@example.com');
    const { body } = await auth.post('login', { email: user.email, password });
    const code = user.nextCode();
    await auth.post('second-factor/sign-in', { ticket: body.secondStep.ticket, code });
    const log = auth.lines.join('\n');
    expect(log).toContain('/auth/second-factor/sign-in');
    for (const secret of [user.secret, code, body.secondStep.ticket, ...user.recoveryCodes])
      expect(log).not.toContain(secret);
  });
});

describe('without the key', () => {
  it('offers no app, says so once, and still asks who has one', async () => {
    const bare = await startTestAuth({ config: { sealer: undefined } });
    try {
      const { token, user } = await bare.signIn('bare@example.com');
      const refused = await bare.post('second-factor/app/begin', { password }, token);
      expect([refused.status, refused.body.code]).toEqual([501, 'AppNotOffered']);
      expect(bare.lines.filter((line) => line.includes('SECOND_FACTOR_KEY'))).toHaveLength(1);
      await bare.context.models.authenticatorApps.create({
        _id: user.id,
        sealedSecret: 'sealed before',
        createdAt: bare.clock.now(),
        confirmedAt: bare.clock.now(),
        expiresAt: null,
      });
      const { status, body } = await bare.post('login', { email: 'bare@example.com', password });
      expect([status, body.code]).toEqual([403, 'SecondStepNeeded']);
    } finally {
      await bare.stop();
    }
  });
});
