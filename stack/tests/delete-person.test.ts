import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutboxState } from '@shortlist/contracts/http/email';
import type { JobDetail } from '@shortlist/contracts/job';
import type { PrivacyRequest } from '@shortlist/contracts/privacy';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf } from './support/observability.js';
import { startTestStack, type TestStack } from './support/start-test-stack.js';

const password = 'seven green kites';
const recruiter = 'mina@brookfield.example';
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

async function until<Answer>(
  ask: () => Promise<Answer>,
  satisfied: (answer: Answer) => boolean,
): Promise<Answer> {
  const end = performance.now() + 30_000;
  for (;;) {
    const answer = await ask();
    if (satisfied(answer)) return answer;
    if (performance.now() > end) throw new Error(`It stayed ${JSON.stringify(answer)}.`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function call<Answer>(
  method: 'GET' | 'POST' | 'PUT',
  operation: string,
  { token, body }: { readonly token?: string; readonly body?: object } = {},
): Promise<Answer> {
  const answer = await fetch(`${stack.url}/api/${operation}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const read = (await answer.json()) as Answer;
  expect([operation, answer.status, read]).toEqual([operation, 200, expect.anything()]);
  return read;
}

type Mail = { readonly to: string; readonly subject: string; readonly text: string };
async function mailTo(address: string, subject: string): Promise<Mail> {
  const read = async () =>
    (await (await fetch(`${stack.url}/mailbox/messages.json`)).json()) as Mail[];
  const isIt = (mail: Mail) =>
    mail.to.toLowerCase().includes(address) && mail.subject.includes(subject);
  return (await until(read, (all) => all.some(isIt))).find(isIt) as Mail;
}

async function signUp(): Promise<string> {
  const person = { firstName: 'Mina', lastName: 'Castellano', company: 'Brookfield Foods' };
  await call('POST', 'auth/register', { body: { ...person, email: recruiter, password } });
  const { text } = await mailTo(recruiter, 'confirm your email');
  await call('POST', 'auth/verify-email', { body: { token: /token=([\w-]+)/.exec(text)?.[1] } });
  const login = { email: recruiter, password };
  return (await call<{ token: string }>('POST', 'auth/login', { body: login })).token;
}

async function screen(token: string): Promise<JobDetail> {
  const form = new FormData();
  form.set('jobDescription', 'A diesel locomotive driver with ten years of shunting.');
  form.set('comparisonScore', '100');
  for (const name of ['chidi-eze.doc', 'daniel-hughes.doc', 'linh-nguyen.doc']) {
    const bytes = await readFile(fileOf(path.join('samples/resumes', name)));
    form.append('resumes', new Blob([bytes]), name);
  }
  const headers = { authorization: `Bearer ${token}` };
  const upload = { method: 'POST', headers, body: form };
  const started = await fetch(`${stack.url}/api/resumes/process`, upload);
  const { jobId } = (await started.json()) as { jobId: string };
  return call<JobDetail>('GET', `resumes/job/${jobId}`, { token });
}

/** The collections of every database on the server in which one of the texts stands, in whatever case. */
async function find(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const { databases } = await client.db('admin').admin().listDatabases();
  for (const { name: database } of databases) {
    for (const { name } of await client.db(database).listCollections().toArray()) {
      const documents = await client.db(database).collection(name).find().toArray();
      const all = JSON.stringify(documents).toLowerCase();
      if (texts.some((text) => all.includes(text.toLowerCase()))) found.push(name);
    }
  }
  return found.sort();
}

it('deletes a candidate who asked for it everywhere: a waiting email does not leave, and nothing is left in any database', async () => {
  const token = await signUp();
  await call('PUT', 'resumes/mail-settings', {
    token,
    body: { senderName: 'Mina', company: '', signature: '', replyTo: 'mina@example.com' },
  });
  const job = await screen(token);
  const { jobId } = job;
  const one = job.candidates.find(({ fileName }) => fileName.startsWith('daniel'));
  const other = job.candidates.find(({ fileName }) => fileName.startsWith('linh'));
  const { id: candidateId = '', email = '' } = one ?? {};
  const path_ = `resumes/job/${jobId}`;
  const marks = { candidateIds: [candidateId], note: 'Plays the bassoon.', addTags: ['Sundays'] };
  await call('POST', `${path_}/marks`, { token, body: marks });
  const share = await call<{ token: string }>('POST', `${path_}/shares`, {
    token,
    body: { label: 'Panel' },
  });
  await call('POST', `${path_}/decide`, {
    token,
    body: { changes: [{ candidateId, choice: 'shortlisted' }] },
  });
  const comment = { token: share.token, candidateId, author: 'Mo', text: 'Knew his grandfather.' };
  await call('POST', 'resumes/shared/comments', { body: comment });
  await call('POST', `${path_}/decide`, {
    token,
    body: { changes: [{ candidateId, choice: 'rejected', reason: 'Too far away.' }] },
  });
  const body = { candidateIds: [candidateId, other?.id], delaySeconds: 3600 };
  await call('POST', `email/outbox/${jobId}`, { token, body });

  await call('POST', 'privacy/requests', {
    body: { name: 'Daniel Hughes', email: email.toUpperCase(), wish: 'delete', message: 'Hughes.' },
  });
  const { text } = await mailTo(email, 'confirm your privacy request');
  const link = /#confirm=([\w-]+)/.exec(text)?.[1];
  await call('POST', 'privacy/requests/confirm', { body: { token: link } });
  await mailTo(recruiter, 'A candidate asks to have their data deleted');
  const traces = ['Hughes', email, 'bassoon', 'Sundays', 'grandfather', 'Too far', candidateId];
  expect(await find(traces)).toEqual(
    // The request itself forgets who made it when it is passed on.
    expect.arrayContaining(['candidates', 'comments', 'privacy_cases', 'rejection_deliveries']),
  );

  const { requests } = await call<{ requests: PrivacyRequest[] }>('GET', 'privacy/requests', {
    token,
  });
  const people = requests[0]?.people.map((person) => ({
    jobId: person.jobId,
    candidateId: person.candidateId,
  }));
  const { request } = await call<{ request: PrivacyRequest }>(
    'POST',
    `privacy/requests/${requests[0]?.id}/answer`,
    { token, body: { answer: 'delete', people } },
  );
  expect(request.answer).toMatchObject({ people: 1, files: 1, comments: 1, emails: 1 });
  await until(
    () => find(traces.slice(0, -1)),
    (found) => found.length === 0,
  );
  // The screening's mark and the sealed lines still have the file's number, which has no name beside it.
  expect(await find([candidateId])).toEqual(['decision_record_lines', 'jobs']);
  const outbox = await call<OutboxState>('GET', `email/outbox/${jobId}`, { token });
  expect(outbox.counts).toMatchObject({ queued: 1, sent: 0 });
  const after = await call<JobDetail>('GET', `resumes/job/${jobId}`, { token });
  expect(after).toMatchObject({ total: 2, done: 2, erased: 1 });
}, 180_000);
