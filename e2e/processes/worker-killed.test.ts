import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tokens } from '@shortlist/contracts/constants';
import * as authHttp from '@shortlist/contracts/http/auth';
import * as resumesHttp from '@shortlist/contracts/http/resumes';
import * as usageHttp from '@shortlist/contracts/http/usage';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileNamesOf } from '../tests/support/file-names-of.js';
import { readMailbox } from '../tests/support/mailbox.js';
import { repositoryRoot } from '../tests/support/product.js';
import { waitFor } from '../tests/support/wait-for.js';
import { type Cluster, startCluster } from './support/cluster.js';

const amqpUrl = process.env['AMQP_URL'];
const resumeCount = 50;
const samples = path.join(repositoryRoot, 'samples');
let cluster: Cluster;
let accessToken = '';

beforeAll(async () => {
  if (!amqpUrl) throw new Error('Set AMQP_URL to a RabbitMQ broker, or run npm run test:real.');
  cluster = await startCluster(amqpUrl);
}, 120_000);

afterAll(() => cluster?.stop());

async function post(route: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`${cluster.gatewayUrl}/api${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${route} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

const get = (route: string) =>
  fetch(`${cluster.gatewayUrl}/api${route}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });

async function getJob(jobId: string): Promise<OperationResponse<typeof resumesHttp.getJob> | null> {
  const answer = await get(`/resumes/job/${jobId}`);
  return answer.ok ? resumesHttp.getJob.response.parse(await answer.json()) : null;
}

async function createForm(jobId: string): Promise<FormData> {
  const form = new FormData();
  form.set('jobDescription', await readFile(path.join(samples, 'job-description.txt'), 'utf8'));
  form.set('comparisonScore', '60');
  form.set('jobId', jobId);
  const names = ['amara-okafor.pdf', 'olena-kovalenko.docx', 'chidi-eze.doc'];
  const files = await Promise.all(
    names.map((name) => readFile(path.join(samples, 'resumes', name))),
  );
  for (let index = 0; index < resumeCount; index += 1) {
    const name = names[index % names.length] ?? '';
    form.append('resumes', new Blob([files[index % files.length] ?? '']), `${index}-${name}`);
  }
  return form;
}

describe('services as processes of their own', () => {
  it('sign a recruiter up by mail', async () => {
    const email = 'mina@example.com';
    const password = 'a long enough password';
    await post('/auth/register', { firstName: 'Mina', lastName: 'Castellano', email, password });
    const mail = await waitFor(async () => (await readMailbox(cluster.mailboxUrl))[0], {
      what: 'the verification mail',
    });
    const token = /token=([\w-]+)/.exec(mail.text)?.[1];
    await post('/auth/verify-email', { token });
    const session = authHttp.login.response.parse(await post('/auth/login', { email, password }));
    accessToken = session.access_token;
    expect(session.user.email).toBe(email);
  });

  it('score every resume once although a worker is killed in the middle of the job', async () => {
    const jobId = crypto.randomUUID();
    const [victim] = await Promise.all([cluster.startWorker(), cluster.startWorker()]);
    const processing = fetch(`${cluster.gatewayUrl}/api/resumes/process`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
      body: await createForm(jobId),
    });
    // Both workers load what they judge by first.
    await waitFor(async () => ((await getJob(jobId))?.done ?? 0) > 0, {
      what: 'first scores',
      timeoutMs: 90_000,
    });
    await victim.kill();
    const doneWhenKilled = (await getJob(jobId))?.done ?? resumeCount;
    await cluster.startWorker();
    const answer = await processing;
    const result = resumesHttp.processResumes.response.parse(await answer.json());

    expect(doneWhenKilled).toBeLessThan(resumeCount);
    expect(result.unreadable).toEqual([]);
    // The same few people applied again and again.
    const names = fileNamesOf(result.candidates);
    expect(new Set(names).size).toBe(resumeCount);
    expect(names).toHaveLength(resumeCount);

    const job = await getJob(jobId);
    expect(job).toMatchObject({ status: 'completed', total: resumeCount, done: resumeCount });
    expect((job?.shortlisted ?? 0) + (job?.rejected ?? 0)).toBe(result.candidates.length);
    const drafts = result.rejectionEmails.map((draft) => draft.candidateId);
    expect(new Set(drafts).size).toBe(drafts.length);
  }, 120_000);

  it('charge the tokens once', async () => {
    const description = await readFile(path.join(samples, 'job-description.txt'), 'utf8');
    const expected =
      Math.ceil(description.length / tokens.charactersPerToken) + tokens.perFile * resumeCount;
    const used = async () =>
      usageHttp.getTokenUsage.response.parse(await (await get('/auth/token/usage')).json())
        .tokens_used;
    const states = await waitFor(settledStates, { what: 'the settlement' });
    expect(states).toEqual(['settled']);
    expect(await used()).toBe(expected);
  });

  /** The states of the user's reservations in the usage service's own database; null while one is open. */
  async function settledStates(): Promise<string[] | null> {
    const client = await MongoClient.connect(cluster.databaseUri);
    try {
      const account = await client.db('usage').collection('accounts').findOne({});
      const states = (account?.['reservations'] as { state: string }[]).map(({ state }) => state);
      return states.includes('open') ? null : states;
    } finally {
      await client.close();
    }
  }
});
