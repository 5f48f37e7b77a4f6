import { randomUUID } from 'node:crypto';
import * as messages from '@shortlist/contracts/messages/auth';
import * as resumesMessages from '@shortlist/contracts/messages/resumes';
import type { Extractor } from '@shortlist/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../src/domain/sweep/sweep.js';
import { createPlainExtractor, createScriptedEngine, resumeText } from '../support/engine.js';
import { createGate } from '../support/gate.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import type { share } from '../support/share.js';
import { comment } from '../support/share.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;
let database: Awaited<ReturnType<Harness['connectDatabase']>>;
let confirmed: string[];
let now: number;
const clock = () => new Date(now);
/** Sweeps only when a test says so. */
const byHand = { sweepIntervalMs: 1_000_000 };

beforeEach(async () => {
  now = Date.parse('2026-03-01T10:00:00Z');
  harness = await createHarness();
  database = await harness.connectDatabase();
  confirmed = [];
  const bus = await harness.connect();
  await bus.subscribe(messages.confirmDeletion, {}, async ({ userId }) => {
    confirmed.push(userId);
  });
});
afterEach(() => harness.stop());

const files = [
  ['ada.pdf', resumeText('Ada Quill', 90)],
  ['ben.pdf', resumeText('Ben Fenn', 20)],
] as const;

const mia = 'mia-of-brookfield';
const asMia = authorize(mia);

async function tellDeleted(userId = mia): Promise<void> {
  const bus = await harness.connect();
  await bus.publish(messages.userDeleted, { userId, at: clock().toISOString() });
}

const screenAsMia = (instance: Instance, jobId: string = randomUUID()) =>
  screen(instance, { jobId, files, authorization: asMia });

const settings = { senderName: 'Mia', company: 'Brookfield', signature: '', replyTo: '' };
const setMail = (instance: Instance) =>
  send(instance, 'put', '/resumes/mail-settings', settings, asMia);

/** Everything the service keeps, as one text. */
async function stored(): Promise<string> {
  const collections = await database.listCollections().toArray();
  const documents = await Promise.all(
    collections.map(({ name }) => database.collection(name).find().toArray()),
  );
  return JSON.stringify(documents);
}

async function tracesOfMia(...others: string[]): Promise<string[]> {
  const all = await stored();
  return [mia, 'Quill', 'Fenn', 'Brookfield', ...others].filter((text) => all.includes(text));
}

describe('a deleted user', () => {
  it('loses all screenings and settings; the charge and others stay; it may be told twice', async () => {
    const instance = await harness.start();
    const others = await screen(instance, { files: [['cleo.pdf', resumeText('Cleo Marsh', 90)]] });
    const jobs: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { body } = await screenAsMia(instance);
      jobs.push(body.jobId as string);
    }
    const [first] = jobs as [string];
    const detail = await get(instance, `/resumes/job/${first}`, asMia);
    const answer = await send(instance, 'post', `/resumes/job/${first}/shares`, {}, asMia);
    const { token } = answer.body as Awaited<ReturnType<typeof share>>;
    const candidateId = detail.body.candidates[0].id as string;
    await comment(instance, token, { candidateId, author: 'Fenn' });
    expect((await setMail(instance)).status).toBe(200);
    await until(() => harness.usage.settled.length === 4);

    await tellDeleted();
    await until(() => confirmed.length === 1);
    expect(await tracesOfMia(...jobs)).toEqual([]);
    await tellDeleted();
    await until(() => confirmed.length === 2);
    expect((await get(instance, `/resumes/job/${first}`, asMia)).status).toBe(404);
    expect(harness.usage.released).toEqual([]);
    const { body } = await get(instance, `/resumes/job/${others.body.jobId}`);
    expect(body.candidates).toEqual(others.body.candidates);
  });

  it('stores nothing any more with a token that still works', async () => {
    const instance = await harness.start();
    await tellDeleted();
    await until(() => confirmed.length === 1);
    expect((await screenAsMia(instance)).status).toBe(401);
    expect((await setMail(instance)).status).toBe(401);
    expect(await tracesOfMia()).toEqual([]);
    expect(harness.usage.settled).toEqual([]);
  });

  it('is confirmed only when what was being read and scored is gone, and late scores bring nothing back', async () => {
    const scoring = createGate();
    const reading = createGate();
    const plain = createPlainExtractor();
    let isScoring = false;
    const extractor: Extractor = {
      ...plain,
      extract: async (file) => {
        if (isScoring) await reading.wait();
        return plain.extract(file);
      },
    };
    const engine = createScriptedEngine({ onScreen: () => scoring.wait() });
    const instance = await harness.start(byHand, { engine, extractor, clock });
    const [scored, read] = [randomUUID(), randomUUID()];
    const begin = (jobId: string) => screenAsMia(instance, jobId).then((response) => response);
    const first = begin(scored);
    await scoring.reached;
    isScoring = true;
    const second = begin(read);
    await reading.reached;

    await tellDeleted();
    await until(async () => !(await stored()).includes('Quill'));
    expect((await get(instance, '/resumes/history', asMia)).body).toEqual([]);
    reading.open();
    scoring.open();
    expect((await first).status).toBeGreaterThanOrEqual(400);
    expect((await second).status).toBeGreaterThanOrEqual(400);
    await until(async () =>
      (await harness.connect())
        .queueLength(resumesMessages.scoreCandidate)
        .then((length) => length === 0),
    );
    // Its record stays until nothing can be written for it any more.
    expect(confirmed).toEqual([]);
    now += 60_000;
    await tellDeleted();
    await until(() => confirmed.length === 1);
    expect(await tracesOfMia(scored, read)).toEqual([]);
    await sweep(instance.context);
    expect(await tracesOfMia(scored, read)).toEqual([]);
    expect(harness.usage.settled).toEqual([]);
  });

  it('leaves nothing of a start whose process died before it noticed', async () => {
    const instance = await harness.start(byHand, { clock });
    await screenAsMia(instance);
    const [job] = await database.collection('jobs').find().toArray();
    await tellDeleted();
    await until(() => confirmed.length === 1);
    const leaseUntil = new Date(now + 10_000);
    await database
      .collection('jobs')
      .insertOne({ ...job, status: 'starting', startDiedAt: null, leaseUntil } as never);
    now += 60_000;
    await sweep(instance.context);
    expect(await tracesOfMia()).toEqual([]);
  });
});
