import { randomUUID } from 'node:crypto';
import { EngineError } from '@shortlist/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../src/domain/sweep/sweep.js';
import { countingBus } from '../support/bus.js';
import { createScriptedEngine, resumeText, type ScriptedEngine } from '../support/engine.js';
import { createTurnstile, type Turnstile } from '../support/gate.js';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;

beforeEach(async () => {
  harness = await createHarness();
});

afterEach(() => harness.stop());

// The sweeper would mend a line that has stopped.
const config = { role: 'all', workerConcurrency: 1, sweepIntervalMs: 1_000_000 } as const;

interface Started {
  readonly jobId: string;
  readonly answer: Promise<{ readonly body: { readonly candidates: unknown[] } }>;
}

/** Starts a job and waits until it is accepted. */
async function start(instance: Instance, name: string, count: number): Promise<Started> {
  const jobId = randomUUID();
  const files = Array.from(
    { length: count },
    (_, n) => [`${n}.pdf`, resumeText(`${name} ${n}`, n)] as const,
  );
  const answer = screen(instance, { files, jobId }).then((response) => response);
  await until(async () => (await get(instance, `/resumes/job/${jobId}`)).body.total === count);
  return { jobId, answer };
}

const candidatesOf = async ({ answer }: Started) => (await answer).body.candidates.length;

const scoredOf = (screened: readonly string[], name: string) =>
  screened.filter((text) => text.includes(name)).length;

describe('the line of an account', () => {
  let next: Turnstile;

  beforeEach(() => {
    next = createTurnstile();
  });

  /** Scores so many, and holds back the one after them. */
  async function scoreSome(engine: ScriptedEngine, count: number): Promise<void> {
    for (let held = 1; held <= count; held += 1) {
      await until(() => engine.screened.length === held);
      next.letThrough(1);
    }
    await until(() => engine.screened.length === count + 1);
  }

  it('has the first of each job before the second of any', async () => {
    const engine = createScriptedEngine({ onScreen: () => next.wait() });
    const instance = await harness.start(config, { engine });
    const long = await start(instance, 'Long', 60);
    const short = await start(instance, 'Short', 4);
    await scoreSome(engine, 20);
    expect(scoredOf(engine.screened, 'Short')).toBe(4);
    next.open();
    expect(await candidatesOf(long)).toBe(60);
    expect(await candidatesOf(short)).toBe(4);
  }, 120_000);

  it('is not held up by a job that waits for its engine', async () => {
    let isDown = true;
    const engine = createScriptedEngine({
      onScreen: ({ text }) => {
        if (isDown && text.includes('Refused')) throw new EngineError('No.', { fault: 'refused' });
      },
    });
    const { bus, sent } = await countingBus(harness);
    const instance = await harness.start(config, { engine, bus });
    const refused = await start(instance, 'Refused', 40);
    await until(async () => {
      const { body } = await get(instance, `/resumes/job/${refused.jobId}`);
      return typeof body.waiting === 'string';
    });
    const other = await start(instance, 'Other', 40);
    expect(await candidatesOf(other)).toBe(40);
    // None of those that wait are sent in vain.
    expect(sent.count).toBeLessThanOrEqual(40 + 8);
    isDown = false;
    await send(instance, 'post', `/resumes/job/${refused.jobId}/retry`, {});
    expect(await candidatesOf(refused)).toBe(40);
  }, 120_000);

  it('goes on by itself when the engine answers again', async () => {
    let isFirst = true;
    const engine = createScriptedEngine({
      onScreen: () => {
        if (!isFirst) return;
        isFirst = false;
        throw new EngineError('Busy.', { fault: 'unavailable' });
      },
    });
    // Long enough for the one whose turn it is to come while the job waits.
    const instance = await harness.start({ ...config, scoreRetryDelayMs: 300 }, { engine });
    const job = await start(instance, 'Ada', 40);
    expect(await candidatesOf(job)).toBe(40);
  }, 120_000);

  it.each([
    ['stopped', (id: string) => ['post', `/resumes/job/${id}/cancel`] as const],
    ['deleted', (id: string) => ['delete', `/resumes/job/${id}`] as const],
  ])(
    'goes on when a job whose turn it was is %s',
    async (_, callOf) => {
      const engine = createScriptedEngine({ onScreen: () => next.wait() });
      const instance = await harness.start(config, { engine });
      const other = await start(instance, 'Other', 40);
      const gone = await start(instance, 'Gone', 40);
      await until(() => next.waiting === 1);
      const database = await harness.connectDatabase();
      const inLine = () => database.collection('candidates').countDocuments({ line: 'waiting' });
      await until(async () => (await inLine()) === 76);
      // That of a job whose message is still in the queue.
      await database
        .collection('candidates')
        .updateMany({ line: 'calls' }, { $set: { line: null } });
      await database
        .collection('candidates')
        .updateOne({ jobId: gone.jobId, position: 1 }, { $set: { line: 'calls' } });
      const [method, path] = callOf(gone.jobId);
      expect((await send(instance, method, path, {})).status).toBeLessThan(300);
      next.open();
      expect(await candidatesOf(other)).toBe(40);
      await gone.answer;
    },
    120_000,
  );

  it('goes on when the one whose turn it is belongs to a job that can not be read', async () => {
    let now = Date.parse('2026-03-01T10:00:00Z');
    const instance = await harness.start(config, { clock: () => new Date(now) });
    const { jobId, answer } = await start(instance, 'Unread', 1);
    await answer;
    const database = await harness.connectDatabase();
    const republishAt = new Date(now + 30_000);
    await database
      .collection('candidates')
      .updateOne({ jobId }, { $set: { status: 'queued', line: 'calls', republishAt } });
    await database
      .collection('jobs')
      .updateOne({ title: { $exists: true } }, { $set: { total: 'many' } });
    const other = await start(instance, 'Other', 20);
    const inLine = () => database.collection('candidates').countDocuments({ line: 'waiting' });
    await until(async () => (await inLine()) === 20);
    now += 60_000;
    await sweep(instance.context);
    expect(await candidatesOf(other)).toBe(20);
  }, 120_000);

  it('has one caller again after jobs that started at one moment', async () => {
    const engine = createScriptedEngine({ onScreen: () => next.wait() });
    const { bus, sent } = await countingBus(harness);
    const instance = await harness.start(config, { engine, bus });
    const jobs = await Promise.all(
      Array.from({ length: 6 }, (_, n) => start(instance, `Job ${n} `, 20)),
    );
    await scoreSome(engine, 60);
    expect(sent.count).toBeLessThanOrEqual(61 + 6);
    next.open();
    for (const job of jobs) expect(await candidatesOf(job)).toBe(20);
    expect(engine.screened).toHaveLength(120);
  }, 120_000);
});
