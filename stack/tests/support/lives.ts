import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { OutboxState } from '@shortlist/contracts/http/email';
import type { JobDetail } from '@shortlist/contracts/job';
import type { MongoClient } from 'mongodb';
import { expect } from 'vitest';
import { fileOf } from './observability.js';
import type { TestStack } from './start-test-stack.js';

const POLL_MS = 20;
export const password = 'seven green kites';
const services = ['auth', 'resumes', 'usage', 'email'] as const;

/** Asks again until the answer is `satisfied`; after half a minute says what it was instead. */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  satisfied: (answer: Answer) => boolean,
): Promise<Answer> {
  const end = performance.now() + 30_000;
  for (;;) {
    const answer = await ask();
    if (satisfied(answer)) return answer;
    const shown = answer instanceof Map ? [...answer] : answer;
    if (performance.now() > end) throw new Error(`It stayed ${JSON.stringify(shown)}.`);
    // Asking without a pause would take the processor from the services.
    await pause(POLL_MS);
  }
}

type Mail = { readonly to: string; readonly subject: string; readonly text: string };

/** People's use of a product, and the data that its databases then hold of them. */
export function createLives(stack: TestStack, client: MongoClient) {
  async function call<Answer>(
    method: 'GET' | 'POST' | 'PUT',
    operation: string,
    { token, body }: { readonly token?: string; readonly body?: object } = {},
  ) {
    const answer = await fetch(`${stack.url}/api/${operation}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: (await answer.json()) as Answer };
  }

  /** The newest mail to the address with that subject, once there are `count`. */
  async function mailTo(address: string, subject: string, count = 1): Promise<Mail> {
    const readMails = async () =>
      (await (await fetch(`${stack.url}/mailbox/messages.json`)).json()) as Mail[];
    const isIt = (mail: Mail) => mail.to.includes(address) && mail.subject.includes(subject);
    const mails = await until(readMails, (all) => all.filter(isIt).length === count);
    return mails.find(isIt) as Mail;
  }

  async function signIn(email: string): Promise<string> {
    const { body } = await call<{ token: string }>('POST', 'auth/login', {
      body: { email, password },
    });
    return body.token;
  }

  async function signUp(email: string, times = 1): Promise<{ id: string; token: string }> {
    const person = { firstName: 'Mina', lastName: 'Castellano', company: 'Brookfield Foods' };
    expect(
      (await call('POST', 'auth/register', { body: { ...person, email, password } })).status,
    ).toBe(200);
    const { text } = await mailTo(email, 'confirm your email', times);
    const link = /token=([\w-]+)/.exec(text)?.[1];
    await call('POST', 'auth/verify-email', { body: { token: link } });
    const token = await signIn(email);
    const { body } = await call<{ id: string }>('GET', 'auth/me', { token });
    return { id: body.id, token };
  }

  /** Use of the API by programs of the user. */
  async function useApi(token: string): Promise<void> {
    const made = { name: 'Tracking', scopes: ['usage:read'], expiresInDays: null, password };
    const hook = { url: 'https://127.0.0.1:9/', events: ['decision.made'] };
    expect((await call('POST', 'auth/api-tokens', { token, body: made })).status).toBe(200);
    const { body } = await call<{ webhook: { id: string } }>('POST', 'resumes/webhooks', {
      token,
      body: hook,
    });
    const test = `resumes/webhooks/${body.webhook.id}/test`;
    expect((await call('POST', test, { token, body: {} })).status).toBe(200);
    const deliveries = client.db(databaseOf('resumes')).collection('webhook_deliveries');
    await until(
      () => deliveries.countDocuments({ webhookId: body.webhook.id, status: 'failed' }),
      (failed) => failed === 1,
    );
  }

  /** A screening with everything that may come to be kept for it. */
  async function live(
    { id, token }: { readonly id: string; readonly token: string },
    email: string,
    resumes: readonly string[],
  ) {
    await call('PUT', 'resumes/mail-settings', {
      token,
      body: { senderName: 'Mina', company: 'Brookfield', signature: 'Mina', replyTo: email },
    });
    await call('PUT', 'resumes/retention', { token, body: { months: 6 } });
    const form = new FormData();
    const jobId = randomUUID();
    form.set('jobId', jobId);
    form.set('jobDescription', 'A diesel locomotive driver with ten years of shunting.');
    form.set('comparisonScore', '100');
    for (const name of resumes) {
      const bytes = await readFile(fileOf(path.join('samples/resumes', name)));
      form.append('resumes', new Blob([bytes]), name);
    }
    const headers = { authorization: `Bearer ${token}` };
    const upload = { method: 'POST', headers, body: form };
    expect((await fetch(`${stack.url}/api/resumes/process`, upload)).status).toBe(200);
    const { body: job } = await call<JobDetail>('GET', `resumes/job/${jobId}`, { token });
    const [sent, waiting, moved] = job.rejectionEmails.map(({ candidateId }) => candidateId);
    await call('POST', `resumes/job/${jobId}/decide`, {
      token,
      body: { changes: [{ candidateId: moved, choice: 'shortlisted' }] },
    });
    const { body: shared } = await call<{ token: string }>('POST', `resumes/job/${jobId}/shares`, {
      token,
      body: { label: 'Panel' },
    });
    const comment = { token: shared.token, candidateId: moved, author: 'Mo', text: 'Invite.' };
    expect((await call('POST', 'resumes/shared/comments', { body: comment })).status).toBe(200);
    const queue = (candidateId: string | undefined, delaySeconds: number) =>
      call('POST', `email/outbox/${jobId}`, {
        token,
        body: { candidateIds: [candidateId], delaySeconds },
      });
    await queue(sent, 0);
    await queue(waiting, 3600);
    await until(
      async () => (await call<OutboxState>('GET', `email/outbox/${jobId}`, { token })).body,
      ({ counts }) => counts.sent === 1 && counts.queued === 1,
    );
    await call('POST', 'auth/forgot-password', { body: { email } });
    await mailTo(email, 'assword');
    const wrong = { email, password: 'wrong' };
    expect((await call('POST', 'auth/login', { body: wrong })).status).toBe(401);
    await signIn(email);
    await client
      .db(databaseOf('auth'))
      .collection('identities')
      .insertOne({
        _id: randomUUID() as never,
        issuer: 'https://accounts.google.com',
        subject: email,
        userId: id,
        createdAt: new Date(),
      });
    await useApi(token);
    await until(
      () => client.db(databaseOf('usage')).collection('accounts').findOne({ userId: id }),
      (account) =>
        (account?.['reservations'] as { state: string }[] | undefined)?.every(
          ({ state }) => state === 'settled',
        ) === true,
    );
    const candidates = client.db(databaseOf('resumes')).collection('candidates');
    await until(
      () => candidates.countDocuments({ jobId, unsealedSince: { $ne: null } }),
      (unsealed) => unsealed === 0,
    );
    return [id, email, jobId, ...job.rejectionEmails.map(({ email: address }) => address)];
  }

  /** Each service has a database of its own on the server that the product is given. */
  function databaseOf(service: (typeof services)[number]): string {
    const named = new URL(stack.mongoUri).pathname.slice(1);
    return named === '' ? service : `${named}_${service}`;
  }

  /** The documents of every collection, as the databases name them, in which one of the texts stands. */
  async function find(texts: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const found = new Map<string, readonly string[]>();
    for (const service of services) {
      const database = client.db(databaseOf(service));
      for (const { name } of await database.listCollections().toArray()) {
        const documents = await database.collection(name).find().sort({ _id: 1 }).toArray();
        const theirs = documents
          .map((one) => JSON.stringify(one))
          .filter((one) => texts.some((text) => one.includes(text)));
        if (theirs.length > 0) found.set(`${service}.${name}`, theirs);
      }
    }
    return found;
  }

  return { call, mailTo, signIn, signUp, live, find, databaseOf };
}
