import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestAuth, type TestAuth } from './support/auth.js';

let auth: TestAuth;
beforeAll(async () => {
  // One thread, which a password keeps for a while, and room for a few that wait.
  auth = await startTestAuth({ config: { passwordCost: 12, hashThreads: 1, hashQueue: 3 } });
});
afterAll(() => auth.stop());

const password = 'correct horse';

/** What `call` is answered, six times, while more passwords wait than there is room for. */
async function askUnderLoad(call: () => PromiseLike<{ status: number }>): Promise<number[]> {
  const load = Array.from({ length: 8 }, () => auth.context.passwords.hash('flood'));
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await call()).status);
  await Promise.allSettled(load);
  return statuses;
}

describe('a right password that nobody looked at, because too many wait', () => {
  it('is no failed sign-in', async () => {
    const email = 'crowd@example.com';
    await auth.signIn(email);
    const logIn = (typed: string) => auth.post('login', { email, password: typed });
    expect(await askUnderLoad(() => logIn(password))).toEqual(Array(6).fill(503));
    expect((await logIn(password)).status).toBe(200);
  });

  it('is none either where it proves who changes an account', async () => {
    const email = 'crowded-change@example.com';
    const { token } = await auth.signIn(email);
    const begin = () => auth.post('second-factor/app/begin', { password }, token);
    expect(await askUnderLoad(begin)).toEqual(Array(6).fill(503));
    expect((await begin()).status).toBe(200);
  });
});
