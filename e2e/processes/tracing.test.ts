import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as authHttp from '@shortlist/contracts/http/auth';
import * as resumesHttp from '@shortlist/contracts/http/resumes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMailbox } from '../tests/support/mailbox.js';
import { repositoryRoot } from '../tests/support/product.js';
import { waitFor } from '../tests/support/wait-for.js';
import { type Cluster, startCluster } from './support/cluster.js';
import { type CollectedSpan, type Collector, startCollector } from './support/collector.js';

const amqpUrl = process.env['AMQP_URL'];
const samples = path.join(repositoryRoot, 'samples');
const person = { email: 'nora@example.com', password: 'a long enough password' };
let collector: Collector;
let cluster: Cluster;

beforeAll(async () => {
  if (!amqpUrl) throw new Error('Set AMQP_URL to a RabbitMQ broker, or run npm run test:real.');
  collector = await startCollector();
  cluster = await startCluster(amqpUrl, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
}, 120_000);

afterAll(async () => {
  await cluster.stop();
  await collector.stop();
});

async function post(route: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`${cluster.gatewayUrl}/api${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${route} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function signUp(): Promise<string> {
  await post('/auth/register', { firstName: 'Nora', lastName: 'Brightwater', ...person });
  const mail = await waitFor(async () => (await readMailbox(cluster.mailboxUrl))[0], {
    what: 'the verification mail',
  });
  const [, token] = /verify-email\?token=([\w.-]+)/.exec(mail.text) ?? [];
  await post('/auth/verify-email', { token });
  return authHttp.login.response.parse(await post('/auth/login', person)).access_token;
}

/** The spans of the trace that holds the first of these, once it holds all, each as `<process>: <name>`. */
function traceWith(...names: readonly string[]): Promise<readonly CollectedSpan[]> {
  const nameOf = ({ service, name }: CollectedSpan) => `${service}: ${name}`;
  const probe = async () => {
    const { traceId } = collector.spans.find((span) => nameOf(span) === names[0]) ?? {};
    const spans = collector.spans.filter((span) => span.traceId === traceId);
    const told = new Set(spans.map(nameOf));
    return names.every((name) => told.has(name)) && spans;
  };
  return waitFor(probe, { what: `one trace with ${names.join(', ')}` });
}

it('a screening is one trace over all processes and the broker, and so is a registration with its mail', async () => {
  await cluster.startWorker();
  const accessToken = await signUp();
  const form = new FormData();
  form.set('jobDescription', await readFile(path.join(samples, 'job-description.txt'), 'utf8'));
  const resume = await readFile(path.join(samples, 'resumes/amara-okafor.pdf'));
  form.append('resumes', new Blob([resume]), 'amara-okafor.pdf');
  const answer = await fetch(`${cluster.gatewayUrl}/api/resumes/process`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body: form,
  });
  const { candidates } = resumesHttp.processResumes.response.parse(await answer.json());
  expect(candidates).toHaveLength(1);

  const screening = await traceWith(
    'shortlist-usage: process usage.tokens.settle',
    'shortlist-gateway: POST /api/resumes',
    'shortlist-resumes: POST /resumes/process',
    'shortlist-resumes: extract file',
    'shortlist-usage: process usage.tokens.reserve',
    'shortlist-resumes: process resumes.candidate.score',
    'shortlist-resumes: judge resume',
    'shortlist-resumes: updateOne candidates',
  );
  expect(screening.filter(({ parentSpanId }) => !parentSpanId)).toHaveLength(1);
  const registration = await traceWith(
    'shortlist-email: process email.verification.send',
    'shortlist-auth: POST /auth/register',
    'shortlist-gateway: POST /api/auth',
  );
  expect(registration.filter(({ parentSpanId }) => !parentSpanId)).toEqual([
    expect.objectContaining({ name: 'POST /api/auth', service: 'shortlist-gateway' }),
  ]);
  const told = JSON.stringify(collector.spans);
  const secrets = [person.email, person.password, accessToken, 'Brightwater', 'amara'];
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
}, 120_000);
