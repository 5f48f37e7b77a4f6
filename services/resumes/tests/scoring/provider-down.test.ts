import type { Decision } from '@shortlist/contracts/job';
import type { Candidate } from '@shortlist/contracts/screening';
import { EngineError } from '@shortlist/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../src/domain/sweep/sweep.js';
import { createScriptedEngine, judgedText, resumeText } from '../support/engine.js';
import { createGate } from '../support/gate.js';
import { authorize, createHarness, type Harness } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;

beforeEach(async () => {
  harness = await createHarness();
});

afterEach(() => harness.stop());

const openai = { name: 'openai', version: '1', model: 'a-model' } as const;
const jobId = '6d3a0d52-7d3a-4a62-9a39-3fc86fb42115';
const path = `/resumes/job/${jobId}`;
const files = Array.from(
  { length: 6 },
  (_, n) => [`${n}.pdf`, judgedText(`Person ${n}`, ['c1'])] as const,
);
const down = (more: object = {}) => new EngineError('Down.', { fault: 'unavailable', ...more });

describe('a provider that does not answer', () => {
  it('makes the job wait, says so, and is asked again until it answers', async () => {
    let isDown = true;
    const engine = createScriptedEngine({
      info: openai,
      tokensPerResume: 10,
      onScreen: () => {
        if (isDown) throw down({ tokensUsed: 1 });
      },
    });
    const instance = await harness.start({ scoreMaxAttempts: 2 }, { engine });
    const uploading = screen(instance, { jobId, files }).then((response) => response);
    // Far more tries than a candidate has by itself.
    await until(() => engine.screened.length >= 15);
    const { body: waiting } = await get(instance, path);
    expect(waiting).toMatchObject({
      status: 'processing',
      done: 0,
      waiting: expect.stringMatching(/AI provider is not answering.*goes on by itself/),
    });
    const { body: history } = await get(instance, '/resumes/history');
    expect(history[0].waiting).toBe(waiting.waiting);
    isDown = false;
    const { status, body } = await uploading;
    expect(status).toBe(200);
    expect(body.candidates).toHaveLength(6);
    expect(body.unreadable).toEqual([]);
    expect((await get(instance, path)).body.waiting).toBeNull();
    await until(() => harness.usage.settled.length === 1);
    expect(harness.usage.settled[0]?.tokens).toBe(engine.screened.length - 6 + 60);
  });

  it('is not asked before the time it named', async () => {
    let now = Date.parse('2026-03-01T10:00:00.000Z');
    let isDown = true;
    const engine = createScriptedEngine({
      info: openai,
      onScreen: () => {
        if (isDown) throw down({ retryAfterMs: 60_000 });
      },
    });
    const config = { workerConcurrency: 1, republishAfterMs: 1000 };
    const instance = await harness.start(config, { engine, clock: () => new Date(now) });
    const uploading = screen(instance, { jobId, files }).then((response) => response);
    const database = await harness.connectDatabase();
    const jobs = database.collection<{ _id: string; waiting: { until: Date } | null }>('jobs');
    const stored = await until(async () => (await jobs.findOne({ _id: jobId }))?.waiting);
    expect(stored.until).toEqual(new Date(now + 60_000));
    // All messages that were sent came by, and only the first of them reached the engine.
    const later = { republishAt: { $gt: new Date(now + 60_000) } };
    await until(
      async () => (await database.collection('candidates').countDocuments(later)) === files.length,
    );
    expect(engine.screened).toHaveLength(1);
    isDown = false;
    now += 10 * 60_000;
    // The others wait in line behind them.
    expect(await sweep(instance.context)).toMatchObject({ republished: 4 });
    expect((await uploading).body.candidates).toHaveLength(6);
  });

  it('for one resume only leaves that one unscored in the end', async () => {
    const engine = createScriptedEngine({
      info: openai,
      onScreen: ({ fileName }) => {
        if (fileName === '3.pdf') throw down();
      },
    });
    const config = { scoreMaxAttempts: 3, workerConcurrency: 1 };
    const instance = await harness.start(config, { engine });
    const { body } = await screen(instance, { jobId, files });
    expect(body.candidates).toHaveLength(5);
    expect(body.unreadable).toMatchObject([{ fileName: '3.pdf', reason: 'engine-failed' }]);
  });

  it('while it prepares the criteria makes the job wait too', async () => {
    let failures = 4;
    const engine = createScriptedEngine({
      info: openai,
      onPrepare: () => {
        failures -= 1;
        if (failures >= 0) throw down();
      },
    });
    const instance = await harness.start({ scoreMaxAttempts: 1 }, { engine });
    const { body } = await screen(instance, { jobId, files });
    expect(body.candidates).toHaveLength(6);
  });
});

describe('switching to the local engine', () => {
  it('scores every candidate by it, those scored before too, and charges what was used', async () => {
    const engine = createScriptedEngine({
      info: openai,
      tokensPerResume: 10,
      preparationTokens: 5,
      onScreen: ({ fileName }) => {
        if (fileName !== '0.pdf') throw down();
      },
    });
    const localEngine = createScriptedEngine({ criteria: 2 });
    const config = { workerConcurrency: 1, scoreMaxAttempts: 15 };
    const instance = await harness.start(config, { engine, localEngine });
    const uploading = screen(instance, { jobId, files }).then((response) => response);
    await until(async () => {
      const { body } = await get(instance, path);
      return body.done === 1 && typeof body.waiting === 'string';
    });
    const stranger = await send(
      instance,
      'post',
      `${path}/engine`,
      { engine: 'local' },
      authorize('mallory'),
    );
    expect([stranger.status, stranger.body.code]).toEqual([404, 'JobNotFound']);
    for (const bad of [{}, { engine: 'openai' }, { engine: null }]) {
      expect((await send(instance, 'post', `${path}/engine`, bad)).status).toBe(422);
    }
    const switched = await send(instance, 'post', `${path}/engine`, { engine: 'local' });
    expect(switched.status).toBe(200);
    expect(switched.body).toMatchObject({ jobId, total: 6 });
    expect(switched.body.waiting ?? null).toBeNull();
    const { status, body } = await uploading;
    expect(status).toBe(200);
    expect(body.candidates).toHaveLength(6);
    expect(body.criteria).toHaveLength(2);
    for (const { verdicts } of body.candidates as Candidate[]) expect(verdicts).toHaveLength(2);
    const { body: record } = await get(instance, `${path}/decisions`);
    expect(record.engine).toMatchObject({ name: 'local' });
    const first = (record.decisions as Decision[]).filter(({ fileName }) => fileName === '0.pdf');
    expect(first).toMatchObject([
      { kind: 'scored', by: 'openai 1' },
      { kind: 'rescored', by: 'local test', why: 'The screening went on with another engine.' },
    ]);
    await until(() => harness.usage.settled.length > 0);
    expect(harness.usage.settled).toMatchObject([{ tokens: 15 }]);
    const late = await send(instance, 'post', `${path}/engine`, { engine: 'local' });
    expect([late.status, late.body.code]).toEqual([409, 'JobComplete']);
  });

  it('while a resume is in the provider’s hands scores that one by the local engine too', async () => {
    const gate = createGate();
    const engine = createScriptedEngine({ info: openai, onScreen: () => gate.wait() });
    const localEngine = createScriptedEngine({ criteria: 2 });
    const instance = await harness.start({ workerConcurrency: 2 }, { engine, localEngine });
    const one = files.slice(0, 1);
    const uploading = screen(instance, { jobId, files: one }).then((response) => response);
    await gate.reached;
    await send(instance, 'post', `${path}/engine`, { engine: 'local' });
    gate.open();
    const { body } = await uploading;
    expect(body.candidates).toHaveLength(1);
    expect(body.criteria).toHaveLength(2);
    expect(localEngine.screened).toHaveLength(1);
  });

  it('that died halfway is finished by the worker that meets the job next', async () => {
    const engine = createScriptedEngine({
      info: openai,
      onScreen: ({ fileName }) => {
        if (fileName !== '0.pdf') throw down();
      },
    });
    const localEngine = createScriptedEngine({ criteria: 2 });
    const config = { workerConcurrency: 1, scoreMaxAttempts: 15 };
    const instance = await harness.start(config, { engine, localEngine });
    const uploading = screen(instance, { jobId, files }).then((response) => response);
    await until(async () => (await get(instance, path)).body.done === 1);
    const database = await harness.connectDatabase();
    // The job's update was stored, and nothing after it.
    await database.collection<{ _id: string }>('jobs').updateOne(
      { _id: jobId },
      {
        $set: { engine: localEngine.info, prepared: null, waiting: null },
        $inc: { engineRun: 1 },
      },
    );
    const { body } = await uploading;
    expect(body.candidates).toHaveLength(6);
    expect(body.criteria).toHaveLength(2);
    expect(localEngine.screened).toHaveLength(6);
  });
});

describe('the token budget of a job', () => {
  it('once spent leaves the rest unscored, and says why', async () => {
    const engine = createScriptedEngine({
      info: openai,
      tokensPerResume: 100,
      preparationTokens: 50,
    });
    const config = { jobTokenBudget: 250, workerConcurrency: 1 };
    const instance = await harness.start(config, { engine });
    const { body } = await screen(instance, { files });
    expect(body.candidates).toHaveLength(2);
    expect(body.unreadable).toHaveLength(4);
    expect(body.unreadable[0]).toMatchObject({
      reason: 'engine-failed',
      message: expect.stringContaining('used all the tokens'),
    });
    expect(engine.screened).toHaveLength(2);
    await until(() => harness.usage.settled.length > 0);
    expect(harness.usage.settled).toMatchObject([{ tokens: 250 }]);
  });

  it('does not hold for the local engine', async () => {
    const instance = await harness.start({ jobTokenBudget: 1 });
    const { body } = await screen(instance, { files: [['a.pdf', resumeText('A', 9)]] });
    expect(body.candidates).toHaveLength(1);
  });
});
