import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { HistoryItem } from '@shortlist/contracts/job';
import type { ProcessingResult } from '@shortlist/contracts/screening';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from './support/start-test-stack.js';

let stack: TestStack;
let client: MongoClient;
let token: string;

beforeAll(async () => {
  stack = await startTestStack();
  client = await MongoClient.connect(stack.mongoUri);
  token = stack.sign();
});

afterAll(async () => {
  await client.close();
  await stack.stop();
});

const samples = new URL('../../samples/', import.meta.url);
const sample = (name: string) => readFile(new URL(name, samples));

async function call(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${stack.url}/api${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

async function formOf(files: readonly string[], fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) {
    const bytes = await sample(`resumes/${file}`);
    form.append('resumes', new Blob([new Uint8Array(bytes)]), file);
  }
  return form;
}

const services = ['auth', 'resumes', 'usage', 'email', 'bus'] as const;

/** Each service has a database of its own on the server that the product is given, and so has the bus of one process. */
function databaseOf(service: (typeof services)[number]): string {
  const named = new URL(stack.mongoUri).pathname.slice(1);
  return named === '' ? service : `${named}_${service}`;
}

/** Every document of every collection of every service as text, by collection. */
async function readEverything(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const service of services) {
    const database = client.db(databaseOf(service));
    for (const { name } of await database.listCollections().toArray()) {
      const documents = await database.collection(name).find().toArray();
      found.set(`${service}.${name}`, JSON.stringify(documents));
    }
  }
  return found;
}

async function collectionsWith(texts: readonly string[]): Promise<string[]> {
  const all = await readEverything();
  return [...all].flatMap(([name, content]) =>
    texts.some((text) => content.includes(text)) ? [name] : [],
  );
}

async function until(probe: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await probe())) {
    if (performance.now() > end) throw new Error(`It did not happen: ${probe.toString()}`);
    await pause(20);
  }
}

it('deletes a screening in every service: no id, name or address of it is left anywhere', async () => {
  const jobDescription = await readFile(new URL('job-description.txt', samples), 'utf8');
  const first = await formOf(['amara-okafor.pdf'], { jobDescription, comparisonScore: '100' });
  const { body } = await call('/resumes/process', { method: 'POST', body: first });
  const { jobId, candidates } = body as ProcessingResult;
  const second = await formOf(['chidi-eze.doc'], { uploadId: randomUUID() });
  const added = await call(`/resumes/job/${jobId}/resumes`, { method: 'POST', body: second });
  expect(added.status).toBe(200);
  await until(async () => {
    const history = (await call('/resumes/history')).body as HistoryItem[];
    return history[0]?.adding === 0;
  });
  const [amara] = candidates;
  // As the outbox keeps an email that waits.
  await client
    .db(databaseOf('email'))
    .collection('rejection_deliveries')
    .insertOne({ _id: `${jobId}.${amara?.id}` as never, userId: 'ada', jobId, state: 'queued' });

  const traces = [jobId, amara?.email ?? '', 'Okafor', 'Chidi', 'chidi-eze.doc'];
  expect(traces.every((text) => text !== '')).toBe(true);
  const before = await collectionsWith(traces);
  expect(before).toEqual(expect.arrayContaining(['resumes.jobs', 'resumes.candidates']));
  const used = (await call('/auth/token/usage')).body;

  expect((await call(`/resumes/job/${jobId}`, { method: 'DELETE' })).status).toBe(200);
  await until(async () => (await collectionsWith(traces)).length === 0);
  expect((await call(`/resumes/job/${jobId}`)).status).toBe(404);
  expect((await call('/auth/token/usage')).body).toEqual(used);

  // The upload sent again, as by a browser that missed the answer, brings nothing back.
  const again = await formOf(['amara-okafor.pdf'], { jobDescription, jobId });
  expect((await call('/resumes/process', { method: 'POST', body: again })).status).toBe(410);
  expect(await collectionsWith(traces)).toEqual([]);
}, 120_000);
