import type { User } from '@shortlist/contracts/entities';
import type { Operation } from '@shortlist/contracts/operation';
import type { CallOperation, HostApi } from '@shortlist/host-api';

export const testUser: User = {
  id: 'user_1',
  firstName: 'Mina',
  lastName: 'Castellano',
  email: 'mina@example.com',
  company: null,
  plan: 'Free',
  exempt: false,
  createdAt: '2026-01-05T09:00:00.000Z',
};

/** Answer of each operation, by its name: a value, or a function of the call's input that may throw or return a promise. */
export type TestAnswers = Readonly<Record<string, unknown>>;

/** A `call` that answers from a table and fails the test's expectation when an operation is not in it. */
export function createTestCall(answers: TestAnswers): CallOperation {
  const call = async (operation: Operation, input: unknown = {}): Promise<unknown> => {
    if (!(operation.name in answers)) {
      throw new Error(`The test gave no answer for the operation ${operation.name}.`);
    }
    const answer = answers[operation.name];
    return typeof answer === 'function'
      ? await (answer as (input: unknown) => unknown)(input)
      : answer;
  };
  return call as CallOperation;
}

/** A signed-in host for tests; override what the test is about. No call is answered unless `call` is given. */
export function createTestHost(overrides: Partial<HostApi> = {}): HostApi {
  return {
    config: {
      apiBaseUrl: '/api',
      remotes: {
        marketing: '/remotes/marketing/mf-manifest.json',
        auth: '/remotes/auth/mf-manifest.json',
        screening: '/remotes/screening/mf-manifest.json',
        billing: '/remotes/billing/mf-manifest.json',
      },
      pages: [],
      contactWebhookUrl: '/api/email/contact',
      features: { demoFallback: false, googleSignIn: true, mailbox: false },
      version: 'test',
    },
    session: { status: 'signed-in', user: testUser },
    call: createTestCall({}),
    workspace: { id: testUser.id, role: 'owner', isOwn: true },
    renewSession: () => Promise.resolve(),
    signIn: () => Promise.resolve(),
    signOut: () => Promise.resolve(),
    notify: () => undefined,
    getAccessToken: () => Promise.resolve('test-access-token'),
    ...overrides,
  };
}
