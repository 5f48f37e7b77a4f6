import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRegistration, startTestAuth, type TestAuth } from './support/auth.js';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const password = 'correct horse';

interface From {
  readonly address?: string;
  readonly cookie?: string;
}

function tryPassword(email: string, typed: string, { address = '192.0.2.1', cookie }: From = {}) {
  const call = auth.agent.post('/auth/login').set('x-forwarded-for', address);
  if (cookie !== undefined) void call.set('cookie', cookie);
  return call.send({ email, password: typed });
}

async function fail(email: string, times: number, from: (time: number) => From): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    statuses.push((await tryPassword(email, 'wrong', from(time))).status);
  }
  return statuses;
}

const waitOf = (answer: { headers: Record<string, string> }) =>
  Number(answer.headers['retry-after'] ?? 0);

describe('ASVS 6.3.1: guessing at one account from one network', () => {
  it('waits longer and longer, but never for ever, and the sentence says how long', async () => {
    const email = 'guessed@example.com';
    await auth.signIn(email);
    expect(await fail(email, 6, () => ({}))).toEqual([401, 401, 401, 401, 401, 429]);
    const refused = await tryPassword(email, password);
    expect([refused.status, refused.body.code, waitOf(refused)]).toEqual([
      429,
      'TooManyRequests',
      2,
    ]);
    expect(refused.body.detail).toContain('You can try again in 2 s');
    const waits: number[] = [];
    for (let round = 0; round < 14; round += 1) {
      auth.clock.advance((waits.at(-1) ?? 2) * 1000);
      expect((await tryPassword(email, 'wrong')).status).toBe(401);
      waits.push(waitOf(await tryPassword(email, 'wrong')));
    }
    expect(waits.slice(0, 4)).toEqual([4, 8, 16, 32]);
    expect(Math.max(...waits)).toBe(900);
    auth.clock.advance(900_000);
    expect((await tryPassword(email, password)).status).toBe(200);
    expect((await fail(email, 5, () => ({}))).includes(429)).toBe(false);
  });

  it('lets people try again when the clock has been set back by a day', async () => {
    const email = 'clock@example.com';
    await auth.signIn(email);
    expect((await fail(email, 6, () => ({}))).at(-1)).toBe(429);
    auth.clock.advance(-24 * 60 * 60 * 1000);
    expect((await tryPassword(email, password)).status).toBe(200);
  });

  it('counts guesses that come at the same time', async () => {
    const email = 'parallel@example.com';
    await auth.signIn(email);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => tryPassword(email, 'wrong', { address: '192.0.2.2' })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('does not hold up the owner elsewhere', async () => {
    const email = 'elsewhere@example.com';
    await auth.signIn(email);
    await fail(email, 8, () => ({ address: '192.0.2.3' }));
    expect((await tryPassword(email, password, { address: '2001:db8::1' })).status).toBe(200);
  });

  it('tells nothing about whether there is an account (ASVS 6.3.8)', async () => {
    await auth.signIn('there@example.com');
    const at = (address: string) => () => ({ address });
    const there = await fail('there@example.com', 7, at('192.0.2.4'));
    expect(await fail('nobody@example.com', 7, at('192.0.2.5'))).toEqual(there);
  });

  it('ends with a new password chosen by mail', async () => {
    const email = 'reset-brake@example.com';
    await auth.signIn(email);
    const address = '192.0.2.6';
    await fail(email, 7, () => ({ address }));
    await auth.post('forgot-password', { email });
    const { token } = await auth.mails.next(email);
    await auth.agent
      .post('/auth/reset-password')
      .set('x-forwarded-for', address)
      .send({ token, new_password: 'another horse' });
    expect((await tryPassword(email, 'another horse', { address })).status).toBe(200);
  });
});

describe('ASVS 6.3.1: guessing at one account from everywhere', () => {
  it('is slowed down together, and a browser that signed in before still gets in', async () => {
    const email = 'botnet@example.com';
    await auth.signIn(email);
    const first = await tryPassword(email, password, { address: '198.51.100.1' });
    const [cookie = ''] = (first.headers['set-cookie'] as unknown as string[]) ?? [];
    expect(cookie).toMatch(
      /^known_device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    const statuses = await fail(email, 51, (time) => ({ address: `203.0.113.${time}` }));
    expect(statuses).toEqual([...Array<number>(50).fill(401), 429]);
    const from = { address: '203.0.113.200' };
    expect(waitOf(await tryPassword(email, password, from))).toBeLessThanOrEqual(60);
    const [device = ''] = cookie.split(';');
    expect((await tryPassword(email, password, { ...from, cookie: device })).status).toBe(200);
    const stolen = await fail(email, 11, () => ({ ...from, cookie: device }));
    expect(stolen).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('takes no other secret of a browser', async () => {
    const email = 'no-device@example.com';
    await auth.signIn(email);
    const cookie = `known_device=${'x'.repeat(43)}`;
    expect(await fail(email, 6, () => ({ address: '192.0.2.7', cookie }))).toContain(429);
  });
});

describe('an office behind one address', () => {
  it('signs in as often as it likes', async () => {
    const people = ['one@office.example', 'two@office.example', 'three@office.example'];
    for (const email of people) await auth.signIn(email);
    const address = '192.0.2.8';
    for (let time = 0; time < 70; time += 1) {
      const email = people[time % people.length] ?? '';
      expect((await tryPassword(email, password, { address })).status).toBe(200);
    }
  });

  it('is slowed down when it tries many accounts (ASVS 6.3.1)', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) {
      const answer = await tryPassword(`spray${time}@example.com`, 'wrong', {
        address: '192.0.2.9',
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array<number>(60).fill(401), 429]);
  });
});

describe('ASVS 6.6.3: mails to one inbox', () => {
  it.each(['forgot-password', 'resend-verification'])(
    'by %s are limited the same with and without an account',
    async (operation) => {
      const known = `${operation}@example.com`;
      await auth.post('register', createRegistration({ email: known }));
      auth.clock.advance(24 * 60 * 60 * 1000);
      const ask = async (email: string) => {
        const { status, body, headers } = await auth.post(operation, { email });
        return { status, detail: body.detail, wait: headers['retry-after'] };
      };
      for (const email of [known, `not-${known}`]) {
        expect([(await ask(email)).status, (await ask(email)).status]).toEqual([200, 200]);
        expect(await ask(email.toUpperCase())).toEqual({
          status: 429,
          detail:
            'An email to this address was asked for several times. You can ask again in 60 s.',
          wait: '60',
        });
      }
      auth.clock.advance(60_000);
      expect((await ask(known)).status).toBe(200);
      expect((await ask(known)).wait).toBe('120');
    },
  );

  it('by signing up again and again are limited too', async () => {
    const form = createRegistration({ email: 'bombed@example.com' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => auth.post('register', form)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
  });
});
