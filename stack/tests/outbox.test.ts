import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from '@shortlist/bus/testing';
import type { OutboxState } from '@shortlist/contracts/http/email';
import type { JobDetail } from '@shortlist/contracts/job';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf } from './support/observability.js';
import { startTestStack, type TestStack } from './support/start-test-stack.js';

const resumes = [
  'chidi-eze.doc',
  'daniel-hughes.doc',
  'fatima-al-rashid.docx',
  'grace-lindqvist.doc',
  'linh-nguyen.doc',
];

let stack: TestStack;
let token: string;

beforeAll(async () => {
  stack = await startTestStack();
  token = stack.sign();
});
afterAll(async () => {
  await stack.stop();
});

async function call<Answer>(method: 'GET' | 'POST' | 'PUT', operation: string, body?: object) {
  const answer = await fetch(`${stack.url}/api/${operation}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${operation} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** A screening in which nobody is good enough; one applicant sent two files. */
async function screen(): Promise<{ jobId: string; people: readonly Person[] }> {
  const form = new FormData();
  const jobId = randomUUID();
  form.set('jobId', jobId);
  form.set(
    'jobDescription',
    'A diesel locomotive driver with a licence and ten years of shunting.',
  );
  form.set('comparisonScore', '100');
  const add = async (name: string, as = name) =>
    form.append(
      'resumes',
      new Blob([await readFile(fileOf(path.join('samples/resumes', name)))]),
      as,
    );
  for (const name of resumes) await add(name);
  await add('chidi-eze.doc', 'chidi-eze-again.doc');
  const headers = { authorization: `Bearer ${token}` };
  const request = { method: 'POST', headers, body: form };
  const answer = await fetch(`${stack.url}/api/resumes/process`, request);
  if (!answer.ok) throw new Error(`The screening failed: ${await answer.text()}`);
  const { rejectionEmails } = await call<JobDetail>('GET', `resumes/job/${jobId}`);
  return { jobId, people: rejectionEmails };
}

type Person = JobDetail['rejectionEmails'][number];

const readOutbox = (jobId: string) => call<OutboxState>('GET', `email/outbox/${jobId}`);
async function readMails(): Promise<{ to: string; from: string; replyTo: string; text: string }[]> {
  return (await (await fetch(`${stack.url}/mailbox/messages.json`)).json()) as never;
}
const entryOf = ({ entries }: OutboxState, { candidateId }: Person) =>
  entries.find((entry) => entry.candidateId === candidateId);

describe('rejections of a whole screening', () => {
  it('leave once per person, unless they are stopped or their person is moved', async () => {
    const { jobId, people } = await screen();
    const everybody = { candidateIds: people.map(({ candidateId }) => candidateId) };
    await expect(call('POST', `email/outbox/${jobId}`, everybody)).rejects.toThrow('SenderMissing');
    expect(await readOutbox(jobId)).toMatchObject({ entries: [], nextSendAt: null });
    await call('PUT', 'resumes/mail-settings', {
      senderName: 'Hill Recruiting',
      company: 'Harbour Vale',
      signature: '',
      replyTo: 'anna@hill.example',
    });
    // Two files of one applicant are one person.
    expect(people).toHaveLength(resumes.length);
    const [first, second, moved, ...others] = people as [Person, Person, Person, ...Person[]];
    const queue = (some: readonly Person[], delaySeconds: number) =>
      call<OutboxState & { refused: unknown[] }>('POST', `email/outbox/${jobId}`, {
        candidateIds: some.map(({ candidateId }) => candidateId),
        delaySeconds,
      });
    const calls = await Promise.all([queue([first, second], 0), queue([second, first], 0)]);
    expect(calls.map(({ counts }) => counts.stopped + counts.failed)).toEqual([0, 0]);
    await until(
      () => readOutbox(jobId),
      ({ counts }) => counts.sent === 2,
    );
    const mails = await readMails();
    expect(mails.map(({ to }) => to).sort()).toEqual([first.email, second.email].sort());
    for (const { from, replyTo, text } of mails) {
      expect(from).toMatch(/^"Hill Recruiting" <.+@.+>$/);
      expect(replyTo).toContain('anna@hill.example');
      expect(text.trim()).toMatch(/Best regards,\nHill Recruiting\nHarbour Vale$/);
    }
    expect(await (await fetch(`${stack.url}/mailbox`)).text()).toContain('anna@hill.example');
    const again = await queue([first], 0);
    expect(again.refused).toEqual([
      { candidateId: first.candidateId, reason: expect.stringMatching(/^[A-Z].*\.$/) },
    ]);

    await queue([moved, ...others], 3600);
    await call('POST', `resumes/job/${jobId}/decide`, {
      changes: [{ candidateId: moved.candidateId, choice: 'shortlisted' }],
    });
    const withdrawn = await until(
      () => readOutbox(jobId),
      (state) => entryOf(state, moved)?.state === 'stopped',
    );
    expect(entryOf(withdrawn, moved)?.reason).toMatch(/^[A-Z].*\.$/);
    const [one, ...rest] = others as [Person, ...Person[]];
    await call('POST', `email/outbox/${jobId}/send-now`, { candidateIds: [one.candidateId] });
    await until(
      () => readOutbox(jobId),
      ({ counts }) => counts.sent === 3,
    );
    const stopped = await call<OutboxState>('POST', `email/outbox/${jobId}/stop`, {});
    expect(stopped.counts).toMatchObject({ queued: 0, sent: 3, stopped: 1 + rest.length });
    expect((await readMails()).map(({ to }) => to).sort()).toEqual(
      [first.email, second.email, one.email].sort(),
    );
    const { rejectionEmails } = await call<JobDetail>('GET', `resumes/job/${jobId}`);
    const sent = rejectionEmails.filter(({ status }) => status === 'sent');
    expect(sent.map(({ email }) => email).sort()).toEqual(
      [first.email, second.email, one.email].sort(),
    );
  }, 120_000);
});
