import { randomUUID } from 'node:crypto';
import { estimateTokens } from '@shortlist/contracts/constants';
import type { HistoryItem, JobDetail } from '@shortlist/contracts/job';
import * as messages from '@shortlist/contracts/messages/resumes';
import { EngineError, type Extractor } from '@shortlist/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../src/domain/sweep/sweep.js';
import { onPublish } from '../support/bus.js';
import { createPlainExtractor, createScriptedEngine, resumeText } from '../support/engine.js';
import { createGate } from '../support/gate.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { add, get, screen, send } from '../support/upload.js';

let harness: Harness;
let now: number;
const clock = () => new Date(now);
const MINUTE = 60_000;
const byHand = { sweepIntervalMs: 1_000_000 };

beforeEach(async () => {
  now = Date.parse('2026-03-01T10:00:00Z');
  harness = await createHarness();
});

afterEach(() => harness.stop());

const jobDescription = 'Nurse for our ward. Must know care.';
const first = [
  ['ada.pdf', resumeText('Ada', 90)],
  ['ben.pdf', resumeText('Ben', 20)],
] as const;
const more = [
  ['cem.pdf', resumeText('Cem', 70)],
  ['dea.pdf', resumeText('Dea', 30)],
  ['bad.pdf', 'BROKEN'],
] as const;

const detail = async (instance: Instance, jobId: string) =>
  (await get(instance, `/resumes/job/${jobId}`)).body as JobDetail;

const settledAs = (jobId: string, instance: Instance) =>
  until(async () => {
    const job = await detail(instance, jobId);
    return job.status === 'completed' && job.adding === 0 && job;
  });

/** Charges by reservation, the same settlement sent twice counted once; throws when two differ. */
function charges(): number[] {
  const byId = new Map<string, number>();
  for (const { reservationId, tokens } of harness.usage.settled) {
    if ((byId.get(reservationId) ?? tokens) !== tokens) throw new Error('Charged twice.');
    byId.set(reservationId, tokens);
  }
  return [...byId.values()].sort((one, other) => one - other);
}

async function begin(instance: Instance, files: readonly (readonly [string, string])[] = first) {
  const { body } = await screen(instance, { files, jobDescription });
  return body.jobId as string;
}

/** An extractor that reads `slow` files only when the gate is open. */
function slowly(gate: ReturnType<typeof createGate>): Extractor {
  const plain = createPlainExtractor();
  return {
    ...plain,
    extract: async (file) => {
      if (file.fileName.startsWith('slow')) await gate.wait();
      return plain.extract(file);
    },
  };
}

describe('adding resumes to a complete screening', () => {
  it('scores and charges only the new ones, by the same criteria', async () => {
    const engine = createScriptedEngine();
    const instance = await harness.start({}, { engine });
    const jobId = await begin(instance);
    const answer = await add(instance, jobId, { uploadId: randomUUID(), files: more });
    expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
    expect(answer.body).toMatchObject({ jobId, status: 'completed', total: 5 });
    const job = await settledAs(jobId, instance);
    expect(job).toMatchObject({ total: 5, done: 5, shortlisted: 2, rejected: 2, adding: 0 });
    expect(job.candidates.map(({ candidate }) => candidate)).toEqual(['Ada', 'Cem', 'Dea', 'Ben']);
    expect(job.unreadable).toMatchObject([{ fileName: 'bad.pdf', reason: 'corrupt' }]);
    expect(job.rejectionEmails.map(({ candidate }) => candidate)).toEqual(['Ben', 'Dea']);
    expect(engine.screened).toHaveLength(4);
    expect(engine.prepared).toBe(1);
    await until(() => charges().length === 2);
    expect(charges()).toEqual([1000, estimateTokens(jobDescription, 2)]);
    expect(harness.usage.reserved.size).toBe(2);
    const { body } = await get(instance, '/resumes/history');
    expect(body).toMatchObject([{ total: 5, done: 5, shortlisted: 2, unreadable: 1, adding: 0 }]);
  });

  it('shows how far it is, in job, history and events, and lets the rest be worked with', async () => {
    const gate = createGate();
    const engine = createScriptedEngine({
      onScreen: ({ text }) => (text.includes('Dea') ? gate.wait() : undefined),
    });
    const instance = await harness.start({}, { engine });
    const jobId = await begin(instance);
    await add(instance, jobId, { uploadId: randomUUID(), files: more });
    const events = get(instance, `/resumes/job/${jobId}/events`).then(({ text }) => text);
    await gate.reached;
    await until(async () => (await detail(instance, jobId)).adding === 1);
    expect(await detail(instance, jobId)).toMatchObject({ status: 'completed', done: 4, total: 5 });
    const [item] = (await get(instance, '/resumes/history')).body as HistoryItem[];
    expect(item).toMatchObject({ status: 'completed', adding: 1, done: 4, total: 5 });
    const [ada] = (await detail(instance, jobId)).candidates;
    const path = `/resumes/job/${jobId}/candidate/${ada?.id}/override`;
    const moved = await send(instance, 'post', path, { status: 'rejected', reason: 'A person.' });
    expect(moved.status).toBe(200);
    const rescored = await send(instance, 'post', `/resumes/job/${jobId}/rescore`, {
      comparisonScore: 25,
    });
    expect(rescored.body.comparisonScore).toBe(25);
    await until(() => instance.context.follower.size > 0);
    gate.open();
    const steps = (await events)
      .split('\n\n')
      .filter((step) => step.startsWith('data: '))
      .map((step) => JSON.parse(step.slice(6)) as { adding?: number; done: number });
    expect(steps.at(-1)).toMatchObject({ status: 'completed', done: 5, total: 5 });
    expect(steps.at(-1)?.adding ?? 0).toBe(0);
    const job = await settledAs(jobId, instance);
    // Scored with the newest threshold, whenever that was changed.
    for (const { score, status, override } of job.candidates) {
      expect(status).toBe(override?.status ?? (score < 25 ? 'rejected' : 'shortlisted'));
    }
    expect(job.candidates).toHaveLength(4);
  });

  it('adds the same upload once, however often and at whatever moment it is sent', async () => {
    const gate = createGate();
    const engine = createScriptedEngine();
    const instance = await harness.start({}, { engine, extractor: slowly(gate) });
    const jobId = await begin(instance);
    const uploadId = randomUUID();
    const files = [['slow.pdf', resumeText('Cem', 70)]] as const;
    const both = [1, 2].map(() =>
      add(instance, jobId, { uploadId, files }).then((answer) => answer),
    );
    await gate.reached;
    gate.open();
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await add(instance, jobId, { uploadId, files })).status).toBe(200);
    expect((await settledAs(jobId, instance)).candidates).toHaveLength(3);
    expect((await add(instance, jobId, { uploadId, files })).body).toMatchObject({ total: 3 });
    expect(harness.usage.reserved.size).toBe(2);
    await until(() => charges().length === 2);
    expect(engine.screened).toHaveLength(3);
  });

  it('says how many files fit into the quota, and keeps nothing of the refused', async () => {
    const instance = await harness.start();
    const jobId = await begin(instance);
    harness.usage.remaining = 1200;
    const uploadId = randomUUID();
    const refused = await add(instance, jobId, { uploadId, files: more });
    expect(refused.status).toBe(402);
    expect(refused.body.detail ?? refused.body.message).toContain('Only 2 of these 3 files fit');
    await until(() => harness.usage.released.length === 1);
    expect(await detail(instance, jobId)).toMatchObject({ total: 2, adding: 0 });
    harness.usage.remaining = undefined;
    expect((await add(instance, jobId, { uploadId, files: more })).status).toBe(200);
    expect((await settledAs(jobId, instance)).total).toBe(5);
  });

  it('refuses what is not theirs, not there, closed, or not started', async () => {
    const gate = createGate();
    const instance = await harness.start({}, { extractor: slowly(gate) });
    const jobId = await begin(instance);
    const input = { uploadId: randomUUID(), files: more };
    const eve = await add(instance, jobId, { ...input, authorization: authorize('eve') });
    expect(eve.status).toBe(404);
    expect((await add(instance, randomUUID(), input)).status).toBe(404);
    expect((await add(instance, jobId, { ...input, files: [] })).status).toBe(422);
    expect((await add(instance, jobId, { ...input, uploadId: 'x' })).status).toBe(422);
    const starting = randomUUID();
    const files = [['slow.pdf', resumeText('Ada', 90)]] as const;
    const answer = screen(instance, { jobId: starting, files }).then((response) => response);
    await gate.reached;
    expect((await add(instance, starting, input)).status).toBe(409);
    gate.open();
    await answer;
    const closing = await send(instance, 'patch', `/resumes/job/${jobId}`, { closed: true });
    expect([closing.status, closing.body.closedAt]).toEqual([200, expect.any(String)]);
    const closed = await add(instance, jobId, input);
    expect([closed.status, closed.body.code ?? closed.body.error]).toEqual([
      409,
      expect.anything(),
    ]);
    await send(instance, 'patch', `/resumes/job/${jobId}`, { closed: false });
    expect((await add(instance, jobId, input)).status).toBe(200);
  });
});

describe('a rejection while resumes are added', () => {
  it('is not granted until it is known which files are of one person', async () => {
    const gate = createGate();
    const engine = createScriptedEngine({
      onScreen: ({ text }) => (text.includes('Dea') ? gate.wait() : undefined),
    });
    const instance = await harness.start({}, { engine });
    const jobId = await begin(instance);
    // Ada, who is shortlisted, once more, with a low score.
    const files = [['ada-2.pdf', resumeText('Ada', 5)], ...more] as const;
    await add(instance, jobId, { uploadId: randomUUID(), files });
    const second = await until(async () => {
      const { candidates } = await detail(instance, jobId);
      return candidates.find(({ fileName }) => fileName === 'ada-2.pdf');
    });
    const bus = await harness.connect();
    const claim = () =>
      bus.request(messages.claimRejection, {
        userId: 'ada',
        jobId,
        candidateId: second.id,
        attemptId: 'a',
        at: new Date().toISOString(),
      });
    await expect(claim()).rejects.toThrow();
    gate.open();
    await settledAs(jobId, instance);
    expect((await claim()).mail).toBeNull();
  });
});

describe('adding resumes while the screening runs', () => {
  it('makes them part of one progress; every file is charged once', async () => {
    const gate = createGate();
    const engine = createScriptedEngine({ onScreen: () => gate.wait() });
    const instance = await harness.start({}, { engine });
    const jobId = randomUUID();
    const answer = screen(instance, { jobId, files: first, jobDescription }).then((one) => one);
    await gate.reached;
    const parts = [0, 1, 2].map((part) =>
      add(instance, jobId, {
        uploadId: randomUUID(),
        files: [1, 2].map((n) => [`${part}-${n}.pdf`, resumeText(`P${part} N${n}`, 40)] as const),
      }).then((one) => one),
    );
    const answers = await Promise.all(parts);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await detail(instance, jobId)).status).toBe('processing');
    gate.open();
    expect((await answer).body.candidates).toHaveLength(8);
    const job = await settledAs(jobId, instance);
    expect(job).toMatchObject({ total: 8, done: 8, rejected: 7, shortlisted: 1 });
    await until(() => charges().length === 4);
    expect(charges()).toEqual([1000, 1000, 1000, estimateTokens(jobDescription, 2)]);
  });
});

describe('replacing a file without a score', () => {
  it('takes its place, once', async () => {
    const instance = await harness.start();
    const jobId = await begin(instance, [...first, ['bad.pdf', 'BROKEN']]);
    const [bad] = (await detail(instance, jobId)).unreadable;
    const replaces = bad?.fileId ?? '';
    const files = [['good.pdf', resumeText('Gus', 80)]] as const;
    const two = await add(instance, jobId, { uploadId: randomUUID(), replaces, files: more });
    expect(two.status).toBe(422);
    const both = await Promise.all(
      [1, 2].map(() =>
        add(instance, jobId, { uploadId: randomUUID(), replaces, files }).then((one) => one),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const job = await settledAs(jobId, instance);
    expect(job).toMatchObject({ total: 3, done: 3, unreadable: [] });
    expect(job.candidates.map(({ candidate }) => candidate)).toEqual(['Ada', 'Gus', 'Ben']);
    const again = await add(instance, jobId, { uploadId: randomUUID(), replaces, files });
    expect(again.status).toBe(409);
    const ada = job.candidates[0]?.id ?? '';
    const scored = await add(instance, jobId, { uploadId: randomUUID(), replaces: ada, files });
    expect(scored.status).toBe(409);
  });

  it('leaves the old file when the new one does not come, and it can be replaced then', async () => {
    const instance = await harness.start();
    const jobId = await begin(instance, [...first, ['bad.pdf', 'BROKEN']]);
    const [bad] = (await detail(instance, jobId)).unreadable;
    const input = {
      replaces: bad?.fileId ?? '',
      files: [['good.pdf', resumeText('Gus', 80)]] as const,
    };
    harness.usage.remaining = 10;
    expect((await add(instance, jobId, { uploadId: randomUUID(), ...input })).status).toBe(402);
    expect((await detail(instance, jobId)).unreadable).toHaveLength(1);
    harness.usage.remaining = undefined;
    await until(async () => {
      const { status } = await add(instance, jobId, { uploadId: randomUUID(), ...input });
      return status === 200;
    });
    expect(await settledAs(jobId, instance)).toMatchObject({ total: 3, unreadable: [] });
  });

  it('is charged with the description when nothing of the screening was', async () => {
    const instance = await harness.start();
    const jobId = await begin(instance, [['bad.pdf', 'BROKEN']]);
    const [bad] = (await detail(instance, jobId)).unreadable;
    await add(instance, jobId, {
      uploadId: randomUUID(),
      replaces: bad?.fileId ?? '',
      files: [['good.pdf', resumeText('Gus', 80)]],
    });
    await settledAs(jobId, instance);
    await until(() => charges().length === 2);
    expect(charges()).toEqual([0, estimateTokens(jobDescription, 1)]);
  });
});

describe('a crash while resumes are added', () => {
  it('before they are accepted: nothing is added, the reservation is given back, the same upload works', async () => {
    const gate = createGate();
    const dead = await harness.start(
      { ...byHand, role: 'api' },
      { clock, extractor: slowly(gate) },
    );
    const healthy = await harness.start(byHand, { clock });
    const jobId = await begin(healthy);
    const uploadId = randomUUID();
    const files = [['slow.pdf', resumeText('Cem', 70)]] as const;
    const lost = add(dead, jobId, { uploadId, files }).then((answer) => answer);
    await gate.reached;
    expect(await sweep(healthy.context)).toMatchObject({ added: 0 });
    now += MINUTE;
    expect(await sweep(healthy.context)).toMatchObject({ added: 1 });
    await until(() => harness.usage.released.length === 1);
    expect((await add(healthy, jobId, { uploadId, files })).status).toBe(200);
    // An addition that was taken for dead wakes up: it adds nothing.
    gate.open();
    expect((await lost).status).toBe(503);
    const job = await settledAs(jobId, healthy);
    expect(job).toMatchObject({ total: 3, done: 3 });
    expect(job.candidates).toHaveLength(3);
    await until(() => charges().length === 2);
    for (const id of harness.usage.released) {
      expect(harness.usage.settled.map(({ reservationId }) => reservationId)).not.toContain(id);
    }
  });

  it('after they are accepted, before they are the job’s own: they are scored and charged once', async () => {
    const instance = await harness.start(byHand, { clock });
    const jobId = await begin(instance);
    await add(instance, jobId, { uploadId: randomUUID(), files: more });
    await settledAs(jobId, instance);
    await until(() => charges().length === 2);
    const db = await harness.connectDatabase();
    const job = await db.collection('jobs').findOne({ _id: jobId as never });
    const { runId } = job?.['additions'][0] as { runId: string };
    // As it was right after the acceptance.
    await db.collection('candidates').updateMany({ additionId: runId }, { $set: { runId } });
    await db.collection('candidates').updateMany(
      { additionId: runId, status: 'scored' },
      {
        $set: {
          status: 'queued',
          result: null,
          draft: null,
          draftKey: null,
          decisions: [],
          republishAt: clock(),
        },
      },
    );
    await db
      ?.collection('jobs')
      .updateOne(
        { _id: jobId as never },
        { $set: { 'additions.0.status': 'accepted', 'additions.0.tokens': null, counts: null } },
      );
    expect(await detail(instance, jobId)).toMatchObject({ candidates: { length: 2 } });
    now += 2 * MINUTE;
    await sweep(instance.context);
    now += 2 * MINUTE;
    await sweep(instance.context);
    const again = await settledAs(jobId, instance);
    expect(again).toMatchObject({ total: 5, done: 5 });
    expect(again.candidates).toHaveLength(4);
    await until(() => harness.usage.settled.length >= 3);
    expect(charges()).toEqual([1000, estimateTokens(jobDescription, 2)]);
  });

  it('before the charge: the sweeper charges, once', async () => {
    const broken = { is: false };
    const bus = onPublish(await harness.connect(), async (sendOn, key) => {
      if (key === 'usage.tokens.settle' && broken.is) throw new Error('The broker is away.');
      await sendOn();
    });
    const instance = await harness.start(byHand, { bus, clock });
    const jobId = await begin(instance);
    await until(() => charges().length === 1);
    broken.is = true;
    await add(instance, jobId, { uploadId: randomUUID(), files: more });
    await settledAs(jobId, instance);
    expect(await sweep(instance.context)).toMatchObject({ added: 0 });
    broken.is = false;
    expect(await sweep(instance.context)).toMatchObject({ added: 1 });
    expect(await sweep(instance.context)).toMatchObject({ added: 0 });
    await until(() => charges().length === 2);
    expect(charges()).toEqual([1000, estimateTokens(jobDescription, 2)]);
  });
});

describe('added resumes and an engine that does not answer', () => {
  it('wait, say so, and go on when a person retries', async () => {
    let isDown = false;
    const engine = createScriptedEngine({
      onScreen: () => {
        if (isDown) throw new EngineError('No credit.', { fault: 'refused' });
      },
    });
    const instance = await harness.start({}, { engine });
    const jobId = await begin(instance);
    isDown = true;
    await add(instance, jobId, { uploadId: randomUUID(), files: more });
    await until(async () => (await detail(instance, jobId)).needsPerson);
    expect(await detail(instance, jobId)).toMatchObject({ status: 'completed', adding: 2 });
    isDown = false;
    const retried = await send(instance, 'post', `/resumes/job/${jobId}/retry`, {});
    expect(retried.status).toBe(200);
    expect(await settledAs(jobId, instance)).toMatchObject({ done: 5, waiting: null });
    await until(() => charges().length === 2);
  });
});
