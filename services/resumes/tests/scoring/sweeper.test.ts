import { randomUUID } from 'node:crypto';
import type { Extractor } from '@shortlist/screening';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abandonDeadStart } from '../../src/domain/start/abandon-start.js';
import { sweep } from '../../src/domain/sweep/sweep.js';
import type { Models } from '../../src/models/index.js';
import { countingBus, onPublish } from '../support/bus.js';
import { createPlainExtractor, createScriptedEngine, resumeText } from '../support/engine.js';
import { createGate, createTurnstile } from '../support/gate.js';
import { authorize, createHarness, type Harness } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;
let now: number;
const clock = () => new Date(now);
const MINUTE = 60_000;

beforeEach(async () => {
  now = Date.parse('2026-03-01T10:00:00Z');
  harness = await createHarness();
});

afterEach(() => harness.stop());

const files = [
  ['ada.pdf', resumeText('Ada', 90)],
  ['ben.pdf', resumeText('Ben', 20)],
] as const;

/** Sweeps only when a test says so. */
const byHand = { sweepIntervalMs: 1_000_000 };

/** A bus that loses or refuses messages of one key while `broken` is set. */
async function breakable(key: string, how: 'lose' | 'throw') {
  const state = { broken: true, tries: 0 };
  const bus = onPublish(await harness.connect(), async (send, sent) => {
    if (sent !== key || !state.broken) return send();
    state.tries += 1;
    if (how === 'throw') throw new Error('The broker is away.');
  });
  return { bus, state };
}

/** Lets the next change of candidates fail; what changes none, as sweeps at the start do, is none. */
function failOnce(
  { everywhere: candidates }: Models['candidates'],
  name: 'updateMany' | 'updateEach',
) {
  const state = { isOver: false };
  const update = candidates[name].bind(candidates) as (...args: unknown[]) => unknown;
  const tryUpdate = async (first: object, ...rest: unknown[]) => {
    if (state.isOver || Object.keys(first).length === 0) return update(first, ...rest);
    state.isOver = true;
    throw new Error('The disk is full.');
  };
  vi.spyOn(candidates, name).mockImplementation(tryUpdate as never);
  return state;
}

describe('the sweeper', () => {
  it.each(['lose', 'throw'] as const)(
    'publishes again what is queued too long, when the broker did %s the first message',
    async (how) => {
      const { bus, state } = await breakable('resumes.candidate.score', how);
      const instance = await harness.start(byHand, { bus, clock });
      const answer = screen(instance, { files }).then((response) => response);
      await until(() => state.tries === 2);
      expect(await sweep(instance.context)).toMatchObject({ republished: 0 });
      state.broken = false;
      now += MINUTE;
      expect(await sweep(instance.context)).toMatchObject({ republished: 2, completed: 0 });
      const { status, body } = await answer;
      expect(status).toBe(200);
      expect(body.candidates).toHaveLength(2);
      expect(await sweep(instance.context)).toMatchObject({ republished: 0 });
    },
  );

  it.each([
    ['put in line', 'updateMany'],
    ['taken out of it', 'updateEach'],
  ] as const)(
    'sends what was accepted when the database failed before it was %s',
    async (_, step) => {
      const instance = await harness.start(byHand, { clock });
      const failing = failOnce(instance.context.models.candidates, step);
      const answer = screen(instance, { files }).then((response) => response);
      await until(() => failing.isOver);
      now += MINUTE;
      await sweep(instance.context);
      const { status, body } = await answer;
      expect(status).toBe(200);
      expect(body.candidates).toHaveLength(2);
    },
  );

  it('waits twice as long each time, so that idle workers do not find a pile of copies', async () => {
    const { bus, state } = await breakable('resumes.candidate.score', 'lose');
    const instance = await harness.start(byHand, { bus, clock });
    const answer = screen(instance, { files: files.slice(0, 1) }).then((response) => response);
    await until(() => state.tries === 1);
    const swept: number[] = [];
    for (let minute = 1; minute <= 15; minute += 1) {
      now += MINUTE;
      if ((await sweep(instance.context)).republished > 0) swept.push(minute);
    }
    expect(swept).toEqual([1, 2, 3, 5, 9]);
    state.broken = false;
    now += 64 * MINUTE;
    await sweep(instance.context);
    expect((await answer).status).toBe(200);
  });

  it('leaves a long queue before one slow worker alone: one message for each resume', async () => {
    const { bus, sent } = await countingBus(harness);
    const next = createTurnstile();
    const engine = createScriptedEngine({ onScreen: () => next.wait() });
    const config = { ...byHand, workerConcurrency: 2 };
    const api = await harness.start({ ...config, role: 'api' }, { bus, clock });
    const { context } = await harness.start({ ...config, role: 'worker' }, { bus, clock, engine });
    const many = (job: string) =>
      Array.from({ length: 20 }, (_, n) => [`${n}.pdf`, resumeText(`${job} ${n}`, 50)] as const);
    const ended: Promise<number>[] = [];
    // Of each account a few; its others wait in line.
    for (const [at, account] of ['ada', 'ben', 'cem'].entries()) {
      const job = screen(api, { files: many(account), authorization: authorize(account) });
      ended.push(job.then(({ status }) => status));
      await until(() => sent.count === 4 * (at + 1));
    }
    await until(() => next.waiting === 2);
    for (let seconds = 0; seconds < 80; seconds += 5) {
      now += 5000;
      expect(await sweep(context)).toMatchObject({ republished: 0 });
      const scored = engine.screened.length;
      next.letThrough(2);
      await until(() => engine.screened.length === scored + 2);
    }
    next.open();
    expect(await Promise.all(ended)).toEqual([200, 200, 200]);
    expect(sent.count).toBe(60);
    expect(engine.screened).toHaveLength(60);
  }, 120_000);

  it('completes a job whose last worker died before it could', async () => {
    const instance = await harness.start(byHand, { clock });
    const { body } = await screen(instance, { files });
    await until(() => harness.usage.settled.length === 1);
    // As it was between the last score and the completion.
    const jobs = (await harness.connectDatabase()).collection('jobs');
    await jobs.updateOne(
      { userId: 'ada' },
      { $set: { status: 'processing', completedAt: null, counts: null, settledAt: null } },
    );
    expect(await sweep(instance.context)).toMatchObject({ completed: 0 });
    now += MINUTE;
    expect(await sweep(instance.context)).toMatchObject({ completed: 1 });
    const job = await get(instance, `/resumes/job/${body.jobId}`);
    expect(job.body).toMatchObject({ status: 'completed', total: 2, done: 2, shortlisted: 1 });
    expect(job.body.candidates).toEqual(body.candidates);
  });

  it('lists what was queued again while its screening was completed, and sends it once', async () => {
    const { bus, sent } = await countingBus(harness);
    const instance = await harness.start(byHand, { bus, clock });
    const { body } = await screen(instance, { files });
    // As a worker leaves it that saw the screening run.
    const candidates = (await harness.connectDatabase()).collection('candidates');
    await candidates.updateOne(
      { fileName: 'ben.pdf' },
      { $set: { status: 'queued', result: null, republishAt: clock() } },
    );
    now += MINUTE;
    expect(await sweep(instance.context)).toMatchObject({ republished: 1 });
    const read = async () => (await get(instance, `/resumes/job/${body.jobId}`)).body;
    await until(async () => (await read()).unreadable.length === 1);
    expect(await read()).toMatchObject({
      status: 'completed',
      total: 2,
      candidates: [{ fileName: 'ada.pdf' }],
      unreadable: [
        { fileName: 'ben.pdf', message: expect.stringContaining('finished without this resume') },
      ],
    });
    now += 60 * MINUTE;
    expect(await sweep(instance.context)).toMatchObject({ republished: 0 });
    expect(sent.count).toBe(3);
  });

  it('settles what could not be settled, and only once', async () => {
    const { bus, state } = await breakable('usage.tokens.settle', 'throw');
    const instance = await harness.start(byHand, { bus, clock });
    expect((await screen(instance, { files })).status).toBe(200);
    expect(harness.usage.settled).toEqual([]);
    now += MINUTE;
    expect(await sweep(instance.context)).toMatchObject({ settled: 0 });
    state.broken = false;
    expect(await sweep(instance.context)).toMatchObject({ settled: 1 });
    expect(await sweep(instance.context)).toMatchObject({ settled: 0 });
    await until(() => harness.usage.settled.length > 0);
    expect(harness.usage.settled).toHaveLength(1);
  });

  it('leaves a change of criteria alone that takes long and is in hand', async () => {
    const gate = createGate();
    const engine = createScriptedEngine({ criteria: 2 });
    const slow = createScriptedEngine({ criteria: 2, onScreen: () => gate.wait() });
    const instance = await harness.start(byHand, { engine, clock });
    const { body } = await screen(instance, { files });
    const jobId = body.jobId as string;
    const rival = await harness.start(byHand, { engine: slow, clock });
    const [criterion] = body.criteria as { text: string; kind: string; weight: number }[];
    const change = { title: 'Nurse', criteria: [{ ...criterion, text: 'Knows the ward' }] };
    const changed = send(rival, 'put', `/resumes/job/${jobId}/criteria`, change).then(
      (response) => response,
    );
    await gate.reached;
    now += MINUTE;
    const heldSince = async () =>
      (
        await instance.context.models.jobs.everywhere.findOne({ _id: jobId })
      )?.unappliedSince?.getTime();
    try {
      await until(async () => (await heldSince()) === now);
      expect(await sweep(instance.context)).toMatchObject({ applied: 0 });
      expect(engine.screened).toHaveLength(files.length);
    } finally {
      gate.open();
    }
    expect((await changed).status).toBe(200);
    expect(await heldSince()).toBeUndefined();
  });

  it('undoes a start that died, and its id can be used again', async () => {
    const gate = createGate();
    const plain = createPlainExtractor();
    const extractor: Extractor = {
      ...plain,
      extract: (file) => gate.wait().then(() => plain.extract(file)),
    };
    const lease = { ...byHand, startLeaseMs: 30_000 };
    const dead = await harness.start({ ...lease, role: 'api' }, { clock, extractor });
    const healthy = await harness.start(lease, { clock });
    const jobId = randomUUID();
    const lost = screen(dead, { jobId, files }).then((response) => response);
    await gate.reached;
    expect(await sweep(healthy.context)).toMatchObject({ abandoned: 0 });
    now += 30_000;
    expect(await sweep(healthy.context)).toMatchObject({ abandoned: 1 });
    await until(() => harness.usage.released.length === 1);
    expect((await get(healthy, `/resumes/job/${jobId}`)).body.status).toBe('failed');

    const again = await screen(healthy, { jobId, files });
    expect(again.body.candidates).toHaveLength(2);
    // The start that was taken for dead wakes up: it must not touch the job of the other.
    gate.open();
    expect((await lost).status).toBe(503);
    const job = await get(healthy, `/resumes/job/${jobId}`);
    expect(job.body.candidates).toEqual(again.body.candidates);
    await until(() => harness.usage.settled.length > 0);
    expect(harness.usage.released).not.toContain(harness.usage.settled[0]?.reservationId);
  });

  it('lets a retry take over a start that died without waiting for the sweep', async () => {
    const gate = createGate();
    const extractor = {
      ...createPlainExtractor(),
      extract: () => gate.wait().then(() => Promise.reject(new Error('Nobody hears this.'))),
    };
    const dead = await harness.start({ ...byHand, role: 'api' }, { clock, extractor });
    const healthy = await harness.start(byHand, { clock });
    const jobId = randomUUID();
    const lost = screen(dead, { jobId, files }).then((response) => response);
    await gate.reached;
    now += MINUTE;
    expect((await screen(healthy, { jobId, files })).status).toBe(200);
    expect(harness.usage.reserved.size).toBe(2);
    await until(() => harness.usage.released.length === 1);
    gate.open();
    expect((await lost).status).toBe(500);
    expect((await get(healthy, `/resumes/job/${jobId}`)).body.status).toBe('completed');
  });

  it('carries on an undoing that was cut off', async () => {
    const { bus, state } = await breakable('usage.tokens.release', 'throw');
    harness.usage.remaining = 1;
    const instance = await harness.start(byHand, { bus, clock });
    expect((await screen(instance, { files })).status).toBe(402);
    expect(state.tries).toBe(1);
    state.broken = false;
    expect(await sweep(instance.context)).toMatchObject({ abandoned: 1 });
    expect(await sweep(instance.context)).toMatchObject({ abandoned: 0 });
  });

  it('runs in two processes at once and still publishes each candidate once', async () => {
    const lost = { broken: true, sent: 0 };
    const connect = async () =>
      onPublish(await harness.connect(), async (send, key) => {
        if (key === 'resumes.candidate.score') lost.sent += 1;
        if (key !== 'resumes.candidate.score' || !lost.broken) await send();
      });
    const one = await harness.start(byHand, { bus: await connect(), clock });
    const later = () => new Date(now + 1);
    const other = await harness.start(byHand, { bus: await connect(), clock: later });
    const answer = screen(one, { files }).then((response) => response);
    await until(() => lost.sent === 2);
    lost.broken = false;
    now += MINUTE;
    await Promise.all([sweep(one.context), sweep(other.context)]);
    expect((await answer).body.candidates).toHaveLength(2);
    expect(lost.sent).toBe(4);
  });

  it('leaves a start alone that showed a sign of life after it was taken for dead', async () => {
    const gate = createGate();
    const plain = createPlainExtractor();
    const extractor: Extractor = {
      ...plain,
      extract: (file) => gate.wait().then(() => plain.extract(file)),
    };
    const instance = await harness.start(byHand, { clock, extractor });
    const jobId = randomUUID();
    const answer = screen(instance, { jobId, files }).then((response) => response);
    await gate.reached;
    const context = await harness.createContext({ clock });
    const job = await context.models.jobs.everywhere.findOne({ _id: jobId });
    if (!job) throw new Error('The start is gone.');
    await abandonDeadStart(context, job);
    gate.open();
    expect((await answer).status).toBe(200);
    expect(harness.usage.released).toEqual([]);
  });
});
