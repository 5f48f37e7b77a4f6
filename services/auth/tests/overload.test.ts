import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestAuth, type TestAuth } from './support/auth.js';

let auth: TestAuth;
beforeAll(async () => {
  // One thread, which a password keeps for a while, and room for a few that wait.
  auth = await startTestAuth({ config: { passwordCost: 12, hashThreads: 1, hashQueue: 3 } });
});
afterAll(() => auth.stop());

const password = 'correct horse';

/** Makes `call` while more passwords wait than there is room for, until six in a row were refused for that. */
async function meetOverload(call: () => PromiseLike<{ status: number }>): Promise<void> {
  let isOver = false;
  const press = async () => {
    while (!isOver) {
      await auth.context.passwords.hash('flood').catch(() => undefined);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const pressing = Promise.all(Array.from({ length: 8 }, press));
  for (let refused = 0; refused < 6;) {
    const { status } = await call();
    // One that found room is right; it is never too early for one.
    expect([200, 503]).toContain(status);
    refused = status === 503 ? refused + 1 : 0;
  }
  isOver = true;
  await pressing;
}

describe('a right password that nobody looked at, because too many wait', () => {
  it('is no failed sign-in', async () => {
    const email = 'crowd@example.com';
    await auth.signIn(email);
    const logIn = () => auth.post('login', { email, password });
    await meetOverload(logIn);
    expect((await logIn()).status).toBe(200);
  });

  it('is none either where it proves who changes an account', async () => {
    const email = 'crowded-change@example.com';
    const { token } = await auth.signIn(email);
    const begin = () => auth.post('second-factor/app/begin', { password }, token);
    await meetOverload(begin);
    expect((await begin()).status).toBe(200);
  });
});
