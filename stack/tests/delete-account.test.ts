import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLives, password, until } from './support/lives.js';
import { startTestStack, type TestStack } from './support/start-test-stack.js';

let stack: TestStack;
let client: MongoClient;

beforeAll(async () => {
  stack = await startTestStack();
  client = await MongoClient.connect(stack.mongoUri);
});
afterAll(async () => {
  await client.close();
  await stack.stop();
});

it('deletes an account in every service: nothing of it, its screenings and candidates is left anywhere', async () => {
  const { call, mailTo, signIn, signUp, live, find } = createLives(stack, client);
  const [email, otherEmail] = ['mina@brookfield.example', 'odo@harbour.example'];
  const mina = await signUp(email);
  const odo = await signUp(otherEmail);
  const traces = await live(mina, email, ['chidi-eze.doc', 'daniel-hughes.doc', 'linh-nguyen.doc']);
  const others = await live(odo, otherEmail, [
    'fatima-al-rashid.docx',
    'grace-lindqvist.doc',
    'olena-kovalenko.docx',
  ]);
  const before = await find(others);
  expect([...(await find(traces)).keys()]).toEqual(
    expect.arrayContaining([
      'auth.users',
      'auth.identities',
      'auth.sessions',
      'auth.mail_tokens',
      'auth.known_devices',
      'auth.api_tokens',
      'resumes.jobs',
      'resumes.candidates',
      'resumes.mail_settings',
      'resumes.retentions',
      'resumes.shares',
      'resumes.comments',
      'resumes.webhooks',
      'resumes.webhook_deliveries',
      'usage.accounts',
      'email.rejection_deliveries',
      'email.send_counts',
    ]),
  );
  const elsewhere = await signIn(email);

  const { token } = mina;
  const wrong = await call<{ detail: string }>('POST', 'auth/me/delete', {
    token,
    body: { password: 'wrong' },
  });
  expect(wrong.status).toBe(403);
  expect((await call('POST', 'auth/me/delete', { token, body: { password } })).status).toBe(200);
  const notice = await mailTo(email, 'Your account was deleted');
  expect(notice.text).toContain('with all its screenings, candidates and emails');
  await until(
    () => find(traces),
    (found) => found.size === 0,
  );
  for (const session of [token, elsewhere]) {
    expect((await call('GET', 'auth/me', { token: session })).status).toBe(401);
  }
  expect(await find(others)).toEqual(before);
  const again = await signUp(email, 2);
  expect(again.id).not.toBe(mina.id);
  const history = await call('GET', 'resumes/history', { token: again.token });
  expect(history).toEqual({ status: 200, body: [] });
}, 180_000);
