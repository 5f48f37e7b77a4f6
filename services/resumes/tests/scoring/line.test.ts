import { EngineError } from '@shortlist/screening';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinLine } from '../../src/domain/queue/line.js';
import { publishNext } from '../../src/domain/queue/publish-candidates.js';
import { sweep } from '../../src/domain/sweep/sweep.js';
import { countingBus } from '../support/bus.js';
import { createScriptedEngine, resumeText } from '../support/engine.js';
import { createTurnstile } from '../support/gate.js';
import { authorize, createHarness, type Harness } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;
let now: number;
const clock = () => new Date(now);

beforeEach(async () => {
  now = Date.parse('2026-03-01T10:00:00Z');
  harness = await createHarness();
});

afterEach(() => harness.stop());

const api = { role: 'api', sweepIntervalMs: 1_000_000 } as const;
const worker = { role: 'worker', sweepIntervalMs: 1_000_000, workerConcurrency: 1 } as const;

const resumes = (of: string, count: number) =>
  Array.from({ length: count }, (_, n) => [`${n}.pdf`, resumeText(`${of} ${n}`, n)] as const);

describe('the candidates of one job', () => {
  it('are sent as their turn comes, each once, and all are scored', async () => {
    const { bus, sent } = await countingBus(harness);
    const next = createTurnstile();
    const engine = createScriptedEngine({ onScreen: () => next.wait() });
    const instance = await harness.start(
      { ...api, role: 'all', workerConcurrency: 2 },
      { bus, engine },
    );
    const answer = screen(instance, { files: resumes('Ada', 50) }).then((response) => response);
    await until(() => next.waiting === 2);
    expect(sent.count).toBe(4);
    for (let scored = 0; scored < 20; scored += 2) {
      next.letThrough(2);
      await until(() => engine.screened.length === scored + 4);
    }
    expect(sent.count).toBeLessThanOrEqual(20 + 2 + 6);
    next.open();
    expect((await answer).body.candidates).toHaveLength(50);
    expect(engine.screened).toHaveLength(50);
    expect(sent.count).toBe(50);
  }, 120_000);

  it.each([
    ['one long job', [60]],
    ['several jobs at once', [20, 20, 20]],
    ['many small ones', [9, 9, 9, 9, 9, 9]],
    ['very many', Array.from({ length: 30 }, () => 3)],
  ])(
    'do not keep those of another user waiting: %s',
    async (_, sizes) => {
      const next = createTurnstile();
      const engine = createScriptedEngine({ onScreen: () => next.wait() });
      const { bus, sent } = await countingBus(harness);
      const instance = await harness.start(api, { bus });
      await harness.start(worker, { engine });
      const many: Promise<{ body: { candidates: unknown[] } }>[] = [];
      for (const [of, size] of sizes.entries()) {
        const job = screen(instance, { files: resumes(`Big ${of}`, size) });
        many.push(job.then((response) => response));
        const isAccepted = async () =>
          (await get(instance, '/resumes/history')).body.length === of + 1;
        await until(isAccepted);
      }
      await until(() => next.waiting === 1);
      // The first batch has finished.
      for (let scored = 1; scored <= 25; scored += 1) {
        next.letThrough(1);
        await until(() => engine.screened.length === scored + 1);
      }
      const sentBefore = sent.count;
      const few = screen(instance, { files: resumes('Small', 8), authorization: authorize('ben') });
      const ended = few.then((response) => response);
      await until(() => sent.count >= sentBefore + 4);
      const isOfFew = (text: string) => text.includes('Small');
      while (engine.screened.filter(isOfFew).length < 8) {
        const before = engine.screened.length;
        next.letThrough(1);
        await until(() => engine.screened.length > before);
      }
      expect(engine.screened.length).toBeLessThanOrEqual(26 + 8 + 10);
      next.open();
      expect((await ended).body.candidates).toHaveLength(8);
      for (const [at, size] of sizes.entries()) {
        expect((await many[at])?.body.candidates).toHaveLength(size);
      }
    },
    120_000,
  );

  it('go on when the one whose turn it was is gone', async () => {
    const next = createTurnstile();
    const engine = createScriptedEngine({ onScreen: () => next.wait() });
    const instance = await harness.start(
      { ...api, role: 'all', workerConcurrency: 1 },
      { engine, clock },
    );
    const answer = screen(instance, { files: resumes('Ada', 40) }).then((response) => response);
    await until(() => next.waiting === 1);
    const database = await harness.connectDatabase();
    await database.collection('candidates').updateMany({ line: 'calls' }, { $set: { line: null } });
    next.open();
    await until(() => engine.screened.length === 4);
    now += 60_000;
    await sweep(instance.context);
    expect((await answer).body.candidates).toHaveLength(40);
    expect(engine.screened).toHaveLength(40);
  }, 120_000);

  it('keep their place when they are queued again while their turn is used', async () => {
    const instance = await harness.start(api);
    const { context } = instance;
    void screen(instance, { files: resumes('Ada', 6) }).then(() => undefined);
    const { candidates, jobs } = context.models;
    const caller = await until(() => candidates.everywhere.findOne({ line: 'calls' }));
    const [job] = await jobs.everywhere.find({ _id: caller.jobId });
    const update = candidates.everywhere.updateEach.bind(candidates.everywhere);
    vi.spyOn(candidates.everywhere, 'updateEach').mockImplementationOnce(async (changes) => {
      const outcome = await update(changes);
      await joinLine(context, [caller._id]);
      return outcome;
    });
    if (job) await publishNext(context, job, caller, 'request');
    expect(await candidates.everywhere.findOne({ _id: caller._id })).toMatchObject({
      line: 'waiting',
    });
  });

  it('stay in line while the engine does not answer, and are all scored after it', async () => {
    const { bus, sent } = await countingBus(harness);
    let isDown = true;
    const engine = createScriptedEngine({
      onPrepare: () => {
        if (isDown) throw new EngineError('Refused.', { fault: 'refused' });
      },
    });
    const instance = await harness.start({ ...api, role: 'all' }, { bus, engine });
    const jobId = '6b7c9c33-3a9e-4a0e-9d26-7f5d0e0a4c11';
    const answer = screen(instance, { files: resumes('Ada', 50), jobId }).then((one) => one);
    const isWaiting = async () => {
      const { body } = await get(instance, `/resumes/job/${jobId}`);
      return typeof body.waiting === 'string';
    };
    await until(isWaiting);
    expect(sent.count).toBeLessThanOrEqual(8);
    isDown = false;
    await send(instance, 'post', `/resumes/job/${jobId}/retry`, {});
    expect((await answer).body.candidates).toHaveLength(50);
    expect(engine.screened).toHaveLength(50);
  }, 120_000);
});
