import { createLogger } from '@shortlist/service-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fails, type Reply } from '../../../../packages/screening/tests/support/chat-server.js';
import { sweep } from '../../src/domain/sweep/sweep.js';
import { createScriptedEngine } from '../support/engine.js';
import { createGate } from '../support/gate.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { ANSWER_TOKENS, honest, type ModelServer, startModel } from '../support/model.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;
let model: ModelServer;

beforeEach(async () => {
  harness = await createHarness();
  model = await startModel();
});

afterEach(async () => {
  await harness.stop();
  await model.stop();
});

const jobId = '6d3a0d52-7d3a-4a62-9a39-3fc86fb42115';
const path = `/resumes/job/${jobId}`;
const resumes = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => [`${n}.pdf`, `Person Number${n}, nurse, cared for many.`] as const,
  );
const worker = { role: 'worker' } as const;

function upload(instance: Instance, count: number) {
  return screen(instance, { jobId, files: resumes(count) }).then((response) => response);
}

/** The job as it stands still; its reason is there. */
async function standingStill(instance: Instance) {
  return until(async () => {
    const { body } = await get(instance, path);
    return body.needsPerson === true && body.unreadable.length === 0 && body;
  });
}

describe('a job that its provider refuses', () => {
  it.each<[string, Reply, RegExp]>([
    ['a key', fails(401), /does not accept the API key/],
    ['a model', fails(404), /does not know this model/],
    [
      'an empty account',
      fails(429, 'You exceeded your current quota.', {}, { code: 'insufficient_quota' }),
      /no credit left/,
    ],
  ])(
    'stands still with the reason (%s), and goes on when it is retried',
    async (_, reply, reason) => {
      model.reply = reply;
      const instance = await harness.start({}, { engine: model.createEngine() });
      const uploading = upload(instance, 5);
      const stopped = await standingStill(instance);
      expect(stopped).toMatchObject({
        status: 'processing',
        total: 5,
        candidates: [],
        unreadable: [],
      });
      expect(stopped.waiting).toMatch(reason);
      expect(stopped.waiting).toMatch(/no resume is lost/);
      // One that was in hand meanwhile is unread for a moment, until it is queued again, too.
      const history = await until(async () => {
        const { body } = await get(instance, '/resumes/history');
        return body[0]?.done === 0 && body;
      });
      expect(history).toMatchObject([{ status: 'processing', done: 0, needsPerson: true }]);
      const before = model.requests.length;
      // It costs nothing meanwhile: the sweeper finds nothing to send.
      await sweep(instance.context);
      expect(model.requests).toHaveLength(before);

      model.reply = honest;
      const retried = await send(instance, 'post', `${path}/retry`, {});
      expect(retried.status).toBe(200);
      expect(retried.body).toMatchObject({ jobId, total: 5 });
      expect(retried.body.waiting ?? null).toBeNull();
      const { status, body } = await uploading;
      expect(status).toBe(200);
      expect(body.candidates).toHaveLength(5);
      expect(body.unreadable).toEqual([]);
      await until(() => harness.usage.settled.length > 0);
      expect(harness.usage.settled).toHaveLength(1);
    },
  );

  it('goes on with the local engine when the recruiter says so', async () => {
    model.reply = fails(402);
    const localEngine = createScriptedEngine();
    const instance = await harness.start({}, { engine: model.createEngine(), localEngine });
    const uploading = upload(instance, 3);
    await standingStill(instance);
    await send(instance, 'post', `${path}/engine`, { engine: 'local' });
    expect((await uploading).body.candidates).toHaveLength(3);
  });

  it('can be retried by its owner only, and only while it runs', async () => {
    model.reply = fails(401);
    const instance = await harness.start({}, { engine: model.createEngine() });
    const uploading = upload(instance, 1);
    await standingStill(instance);
    const retry = (authorization?: string) =>
      send(instance, 'post', `${path}/retry`, {}, authorization);
    const finish = await send(instance, 'post', `${path}/finish`, {});
    expect([finish.status, finish.body.code]).toEqual([409, 'NothingScored']);
    const stranger = await retry(authorize('mallory'));
    expect([stranger.status, stranger.body.code]).toEqual([404, 'JobNotFound']);
    model.reply = honest;
    await retry();
    await uploading;
    const late = await retry();
    expect([late.status, late.body.code]).toEqual([409, 'JobComplete']);
  });

  it('tells the log what identifies the error, and nothing of what it says', async () => {
    const lines: string[] = [];
    const log = createLogger({
      name: 'r',
      destination: { write: (line) => void lines.push(line) },
    });
    const identifiers = { code: 'invalid_api_key', type: 'auth', param: 'key' };
    model.reply = fails(401, 'Person Number0', { 'x-request-id': 'req_7' }, identifiers);
    const instance = await harness.start({}, { engine: model.createEngine(), log });
    const uploading = upload(instance, 1);
    await standingStill(instance);
    const logged = lines.map((line) => JSON.parse(line)).find(({ provider }) => provider);
    expect(logged).toMatchObject({
      jobId,
      candidateId: expect.any(String),
      fault: 'refused',
      provider: { status: 401, requestId: 'req_7', ...identifiers },
      err: { type: 'EngineError', stack: expect.stringContaining('caused by') },
    });
    expect(lines.join('')).not.toContain('Person Number0');
    model.reply = honest;
    await send(instance, 'post', `${path}/retry`, {});
    await uploading;
  });
});

describe('the criteria of a job', () => {
  it('cost nothing, whatever the number of workers, and every token of the answers is counted', async () => {
    for (let n = 0; n < 8; n += 1) {
      await harness.start(worker, { engine: model.createEngine() });
    }
    const instance = await harness.start({ role: 'api' }, { engine: model.createEngine() });
    const { body } = await upload(instance, 40);
    expect(body.candidates).toHaveLength(40);
    expect(model.requests).toHaveLength(40);
    await until(() => harness.usage.settled.length > 0);
    expect(harness.usage.settled).toMatchObject([{ tokens: 40 * ANSWER_TOKENS }]);
  });

  it('are asked by another worker when the one that asked died, and its tokens come too', async () => {
    let now = Date.parse('2026-03-01T10:00:00Z');
    const clock = () => new Date(now);
    const calls: string[] = [];
    const held: (() => void)[] = [];
    const slow = createScriptedEngine({
      info: { name: 'openai', version: '1', model: 'a-model' },
      preparationTokens: 7,
      tokensPerResume: 1,
      onPrepare: () => {
        calls.push('prepare');
        return calls.length === 1 ? new Promise<void>((go) => held.push(go)) : undefined;
      },
    });
    // Its signs of life are rarer than its lease: as if it were dead.
    const config = { preparationLeaseMs: 60_000, preparationPollMs: 1 };
    await harness.start({ ...worker, ...config }, { engine: slow, clock });
    const instance = await harness.start({ role: 'api' }, { engine: slow, clock });
    const uploading = upload(instance, 2);
    await until(() => calls.length === 1);
    now += 61_000;
    await harness.start({ ...worker, ...config }, { engine: slow, clock });
    // The message of the dead one is with it; the sweeper sends another.
    await until(async () => {
      now += 61_000;
      await sweep(instance.context);
      return calls.length === 2;
    });
    held[0]?.();
    expect((await uploading).body.candidates).toHaveLength(2);
    await until(() => harness.usage.settled.length > 0);
    expect(harness.usage.settled[0]?.tokens).toBeGreaterThanOrEqual(2 + 7);
  });
});

describe('a fault of our own', () => {
  const faulty = (fails_: () => boolean) =>
    createScriptedEngine({
      onScreen: ({ fileName }) => {
        if (fileName === '1.pdf' && fails_()) throw new TypeError('A bug of ours.');
      },
    });

  it('leaves its resume queued and in the dead letters, and the others scored', async () => {
    let broken = true;
    const engine = faulty(() => broken);
    const instance = await harness.start({ scoreMaxAttempts: 3 }, { engine });
    const uploading = upload(instance, 3);
    const stopped = await standingStill(instance);
    expect(stopped).toMatchObject({ status: 'processing', done: 2, unreadable: [] });
    expect(stopped.waiting).toMatch(/fault of its own.*no resume is lost/);
    expect(JSON.stringify(stopped)).not.toContain('bug of ours');
    // The message is put aside a moment after the job said that it stands still.
    const dead = await until(async () => {
      const letters = await instance.bus.deadLetters('resumes.candidate.score');
      return letters.length > 0 && letters;
    });
    expect(dead).toMatchObject([{ payload: { jobId }, reason: 'A bug of ours.' }]);
    broken = false;
    await send(instance, 'post', `${path}/retry`, {});
    const { body } = await uploading;
    expect(body.candidates).toHaveLength(3);
    expect(body.unreadable).toEqual([]);
  });

  it('is told of when nothing else is left, also if others take longer', async () => {
    const slow = createGate();
    const engine = createScriptedEngine({
      onScreen: ({ fileName }) => {
        if (fileName === '1.pdf') throw new TypeError('A bug of ours.');
        return fileName === '2.pdf' ? slow.wait() : undefined;
      },
    });
    const instance = await harness.start({ scoreMaxAttempts: 1 }, { engine });
    const uploading = upload(instance, 3);
    const candidates = (await harness.connectDatabase()).collection('candidates');
    await until(async () => (await candidates.countDocuments({ faultAt: { $ne: null } })) === 1);
    await slow.reached;
    slow.open();
    expect(await standingStill(instance)).toMatchObject({ done: 2, unreadable: [] });
    await send(instance, 'post', `${path}/finish`, {});
    expect((await uploading).body.candidates).toHaveLength(2);
  });

  it('does not keep the results of the others from the recruiter', async () => {
    const instance = await harness.start({ scoreMaxAttempts: 1 }, { engine: faulty(() => true) });
    const uploading = upload(instance, 3);
    await standingStill(instance);
    const finished = await send(instance, 'post', `${path}/finish`, {});
    expect(finished.status).toBe(200);
    expect(finished.body).toMatchObject({ status: 'completed', done: 3 });
    const { status, body } = await uploading;
    expect(status).toBe(200);
    expect(body.candidates).toHaveLength(2);
    expect(body.unreadable).toMatchObject([
      { fileName: '1.pdf', message: expect.stringContaining('finished without this resume') },
    ]);
    const late = await send(instance, 'post', `${path}/finish`, {});
    expect([late.status, late.body.code]).toEqual([409, 'JobComplete']);
  });

  it('is tried again by the sweeper rarely, not for ever', async () => {
    let now = Date.parse('2026-03-01T10:00:00Z');
    let broken = true;
    const engine = faulty(() => broken);
    const config = { scoreMaxAttempts: 1, sweepIntervalMs: 1_000_000 };
    const instance = await harness.start(config, { engine, clock: () => new Date(now) });
    const uploading = upload(instance, 2);
    await standingStill(instance);
    const dead = async () => (await instance.bus.deadLetters('resumes.candidate.score')).length;
    await until(async () => (await dead()) === 1);
    for (let hour = 0; hour < 23; hour += 1) {
      now += 60 * 60_000;
      expect(await sweep(instance.context)).toMatchObject({ republished: 0 });
    }
    now += 2 * 60 * 60_000;
    expect(await sweep(instance.context)).toMatchObject({ republished: 1 });
    await until(async () => (await dead()) === 2);
    // A mended Shortlist goes on by itself.
    broken = false;
    now += 49 * 60 * 60_000;
    await sweep(instance.context);
    expect((await uploading).body.candidates).toHaveLength(2);
    expect((await get(instance, path)).body).toMatchObject({ waiting: null, needsPerson: false });
  });
});

describe('a job begun by another engine', () => {
  const other = { name: 'openai', version: '1', model: 'other-model' } as const;

  it('is finished by that engine where this process can make it', async () => {
    const api = await harness.start(
      { role: 'api' },
      { engine: createScriptedEngine({ info: other }) },
    );
    const env = { OPENAI_BASE_URL: model.baseURL, OPENAI_MODEL: 'a-model' };
    const config = harness.configured(env);
    await harness.start({ ...worker, engines: config.engines });
    const { body } = await upload(api, 2);
    expect(body.candidates).toHaveLength(2);
    expect(new Set(model.requests.map((request) => request.model))).toEqual(
      new Set(['other-model']),
    );
    const { body: job } = await get(api, path);
    expect(job.engine).toMatchObject({ name: 'openai', model: 'other-model' });
  });

  it('waits where this process can not, until the recruiter switches it; the record says so', async () => {
    const api = await harness.start(
      { role: 'api' },
      { engine: createScriptedEngine({ info: other }) },
    );
    const local = createScriptedEngine();
    await harness.start(worker, { engine: local, localEngine: local });
    const uploading = upload(api, 2);
    const stopped = await standingStill(api);
    expect(stopped.waiting).toMatch(/begun with the engine openai \(other-model\)/);
    expect(local.screened).toEqual([]);
    await send(api, 'post', `${path}/engine`, { engine: 'local' });
    const { body } = await uploading;
    expect(body.candidates).toHaveLength(2);
    const { body: record } = await get(api, `${path}/decisions`);
    expect(record.engine.name).toBe('local');
    for (const { by } of record.decisions) expect(by).toBe('local test');
  });
});
