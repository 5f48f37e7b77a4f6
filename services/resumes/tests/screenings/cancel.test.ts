import { randomUUID } from 'node:crypto';
import { estimateTokens } from '@shortlist/contracts/constants';
import type { JobDetail } from '@shortlist/contracts/job';
import { EngineError, type Extractor } from '@shortlist/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../src/domain/sweep/sweep.js';
import {
  createPlainExtractor,
  createScriptedEngine,
  resumeText,
  type ScriptedEngine,
} from '../support/engine.js';
import { createGate, createTurnstile } from '../support/gate.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { add, get, screen, send } from '../support/upload.js';

let harness: Harness;

beforeEach(async () => {
  harness = await createHarness();
});

afterEach(() => harness.stop());

const jobDescription = 'Nurse for our ward. Must know care.';
const files = [
  ['ada.pdf', resumeText('Ada', 90)],
  ['ben.pdf', resumeText('Ben', 20)],
  ['cem.pdf', resumeText('Cem', 70)],
  ['bad.pdf', 'BROKEN'],
] as const;

const detail = async (instance: Instance, jobId: string) =>
  (await get(instance, `/resumes/job/${jobId}`)).body as JobDetail;
const cancel = (instance: Instance, jobId: string, who = authorize()) =>
  send(instance, 'post', `/resumes/job/${jobId}/cancel`, {}, who);

/** A screening of which one resume is scored and one is in a worker's hand. */
async function halfway(engine?: ScriptedEngine) {
  const next = createTurnstile();
  const turned = engine ?? createScriptedEngine({ onScreen: () => next.wait() });
  const instance = await harness.start({ workerConcurrency: 1 }, { engine: turned });
  const jobId = randomUUID();
  const answer = screen(instance, { jobId, files, jobDescription }).then((response) => response);
  if (!engine) {
    await until(() => next.waiting === 1);
    next.letThrough(1);
    await until(async () => (await detail(instance, jobId)).candidates.length === 1);
    await until(() => next.waiting === 1);
  }
  return { instance, jobId, answer, next, engine: turned };
}

const reasons = ({ unreadable }: JobDetail) =>
  unreadable.map(({ fileName, reason }) => [fileName, reason]);

describe('cancelling a screening', () => {
  it('keeps what was scored, lists the rest as cancelled and charges only the scored', async () => {
    const { instance, jobId, answer, next } = await halfway();
    expect((await cancel(instance, jobId, authorize('eve'))).status).toBe(404);
    const stopped = await cancel(instance, jobId);
    expect(stopped.body).toMatchObject({ status: 'completed', total: 4, done: 4 });
    const result = await answer;
    expect(result.status).toBe(200);
    expect(result.body.candidates).toMatchObject([{ candidate: 'Ada' }]);
    next.open();
    const job = await detail(instance, jobId);
    expect(reasons(job)).toEqual([
      ['ben.pdf', 'cancelled'],
      ['cem.pdf', 'cancelled'],
      ['bad.pdf', 'corrupt'],
    ]);
    expect(job.unreadable[0]?.message).toContain('stopped before this resume was scored');
    await until(() => harness.usage.settled.length > 0);
    expect(harness.usage.settled).toMatchObject([{ tokens: estimateTokens(jobDescription, 1) }]);
    expect((await cancel(instance, jobId)).status).toBe(409);
    // The text of what was stopped is not kept.
    const db = await harness.connectDatabase();
    const kept = await db.collection('candidates').countDocuments({ resume: { $ne: null } });
    expect(kept).toBe(1);
  });

  it('before anything was scored charges nothing', async () => {
    const gate = createGate();
    const { instance, jobId, answer } = await halfway(
      createScriptedEngine({ onScreen: () => gate.wait() }),
    );
    await gate.reached;
    expect((await cancel(instance, jobId)).body.status).toBe('completed');
    gate.open();
    expect((await answer).body).toMatchObject({ candidates: [], rejectionEmails: [] });
    await until(() => harness.usage.settled.length > 0);
    expect(harness.usage.settled).toMatchObject([{ tokens: 0 }]);
  });

  it('while files are still being read lists all of them', async () => {
    const gate = createGate();
    const plain = createPlainExtractor();
    const extractor: Extractor = {
      ...plain,
      extract: (file) => gate.wait().then(() => plain.extract(file)),
    };
    const engine = createScriptedEngine();
    const instance = await harness.start({}, { engine, extractor });
    const jobId = randomUUID();
    const answer = screen(instance, { jobId, files }).then((response) => response);
    await gate.reached;
    expect((await cancel(instance, jobId)).status).toBe(200);
    gate.open();
    expect((await answer).status).toBe(200);
    const job = await detail(instance, jobId);
    expect(job).toMatchObject({ status: 'completed', total: 4, done: 4, candidates: [] });
    expect(reasons(job).map(([, reason]) => reason)).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
      'corrupt',
    ]);
    expect(engine.screened).toEqual([]);
    await until(() => harness.usage.settled.length > 0);
    expect(harness.usage.settled).toMatchObject([{ tokens: 0 }]);
  });

  it.each(['unavailable', 'refused'] as const)('ends one whose engine is %s', async (fault) => {
    const engine = createScriptedEngine({
      onScreen: () => {
        throw new EngineError('No answer.', { fault });
      },
    });
    const { instance, jobId, answer } = await halfway(engine);
    await until(async () => (await detail(instance, jobId)).waiting);
    const stopped = await cancel(instance, jobId);
    expect(stopped.body).toMatchObject({ status: 'completed' });
    expect((await answer).status).toBe(200);
    expect(await detail(instance, jobId)).toMatchObject({ waiting: null, needsPerson: false });
  });

  it('is carried on by the sweeper after a crash in between', async () => {
    const gate = createGate();
    const engine = createScriptedEngine({ onScreen: () => gate.wait() });
    let now = Date.parse('2026-03-01T10:00:00Z');
    const instance = await harness.start(
      { sweepIntervalMs: 1_000_000 },
      { engine, clock: () => new Date(now) },
    );
    const jobId = randomUUID();
    const answer = screen(instance, { jobId, files }).then((response) => response);
    await gate.reached;
    const db = await harness.connectDatabase();
    await db
      ?.collection('jobs')
      .updateOne({ _id: jobId as never }, { $set: { cancelledAt: new Date(now) } });
    now += 60_000;
    expect(await sweep(instance.context)).toMatchObject({ completed: 1 });
    expect((await answer).status).toBe(200);
    expect((await detail(instance, jobId)).status).toBe('completed');
    gate.open();
  });

  it('stops files that are being added, keeps the others, and they can be added again', async () => {
    let wait = () => Promise.resolve();
    const engine = createScriptedEngine({ onScreen: () => wait() });
    const instance = await harness.start({ workerConcurrency: 1 }, { engine });
    const { body } = await screen(instance, { files, jobDescription });
    const jobId = body.jobId as string;
    const next = createTurnstile();
    wait = () => next.wait();
    const more = [
      ['dea.pdf', resumeText('Dea', 60)],
      ['eli.pdf', resumeText('Eli', 60)],
    ] as const;
    await add(instance, jobId, { uploadId: randomUUID(), files: more });
    await until(() => next.waiting === 1);
    next.letThrough(1);
    await until(() => next.waiting === 1);
    const stopped = await cancel(instance, jobId);
    expect(stopped.body).toMatchObject({ status: 'completed', total: 6, done: 6 });
    next.open();
    const job = await detail(instance, jobId);
    expect(job.candidates).toHaveLength(4);
    expect(reasons(job)).toEqual([
      ['bad.pdf', 'corrupt'],
      ['eli.pdf', 'cancelled'],
    ]);
    await until(() => harness.usage.settled.length === 2);
    expect(harness.usage.settled.map(({ tokens }) => tokens)).toEqual([
      estimateTokens(jobDescription, 3),
      500,
    ]);
    const replaces = job.unreadable[1]?.fileId ?? '';
    await add(instance, jobId, { uploadId: randomUUID(), replaces, files: more.slice(1) });
    await until(async () => (await detail(instance, jobId)).candidates.length === 5);
  });
});
