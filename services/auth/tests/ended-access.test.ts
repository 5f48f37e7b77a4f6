import { until } from '@shortlist/bus/testing';
import { accessEnded } from '@shortlist/contracts/messages/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { disable } from '../src/domain/operators/change-user.js';
import { startTestAuth, type TestAuth } from './support/auth.js';

const password = 'correct horse';
let auth: TestAuth;
/** Ids of users, as often as their access was announced to have ended. */
const announced: string[] = [];

beforeAll(async () => {
  auth = await startTestAuth();
  await auth.context.bus.subscribe(accessEnded, { broadcast: true }, async ({ userId }) => {
    announced.push(userId);
  });
});
afterAll(() => auth.stop());

type SignedIn = Awaited<ReturnType<TestAuth['signIn']>>;

async function makeToken({ token }: SignedIn): Promise<string> {
  const wanted = { name: 'nightly', scopes: ['screenings:read'], expiresInDays: null, password };
  const { body } = await auth.post('api-tokens', wanted, token);
  return (body as { apiToken: { id: string } }).apiToken.id;
}

async function resetPassword({ user }: SignedIn): Promise<unknown> {
  await auth.post('forgot-password', { email: user.email });
  const { token } = await auth.mails.next(user.email);
  return auth.post('reset-password', { token, new_password: 'another correct horse' });
}

const ends: readonly (readonly [string, (person: SignedIn) => Promise<unknown>])[] = [
  ['signing out', ({ token, refreshToken }) => auth.post('logout', { refreshToken }, token)],
  [
    'ending the session elsewhere',
    async ({ user }) => {
      const other = await auth.post('login', { email: user.email, password });
      const { body } = await auth.agent
        .get('/auth/sessions')
        .set('authorization', `Bearer ${(other.body as SignedIn).token}`);
      const { sessions } = body as { sessions: { id: string; current: boolean }[] };
      const first = sessions.find(({ current }) => !current)?.id ?? '';
      return auth.agent
        .delete(`/auth/sessions/${first}`)
        .set('authorization', `Bearer ${(other.body as SignedIn).token}`);
    },
  ],
  [
    'revoking a token',
    async (person) => {
      const id = await makeToken(person);
      return auth.agent
        .delete(`/auth/api-tokens/${id}`)
        .set('authorization', `Bearer ${person.token}`);
    },
  ],
  ['resetting the password', resetPassword],
  ['deleting the account', ({ token }) => auth.post('me/delete', { password }, token)],
  [
    'an operator who disables the account',
    async ({ user }) => {
      const found = await auth.context.models.users.findOne({ _id: user.id });
      if (found) await disable({ ...auth.context, operator: 'olga' }, found);
    },
  ],
];

it.each(ends)('%s is announced to the gateways', async (name, end) => {
  const person = await auth.signIn(`${name.replaceAll(' ', '-')}@example.com`);
  const { id } = person.user;
  await end(person);
  await until(
    async () => announced,
    (ids) => ids.includes(id),
  );
  expect(announced).toContain(id);
});
