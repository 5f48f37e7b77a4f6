import * as messages from '@shortlist/contracts/messages/resumes';
import { EngineError } from '@shortlist/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onPublish } from '../support/bus.js';
import { createScriptedEngine, resumeText } from '../support/engine.js';
import { createGate } from '../support/gate.js';
import { createHarness, type Harness } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, screen } from '../support/upload.js';

let harness: Harness;

beforeEach(async () => {
  harness = await createHarness();
});

afterEach(() => harness.stop());

const resumes = (count: number) =>
  Array.from({ length: count }, (_, n) => [`${n}.pdf`, resumeText(`N${n}`, n)] as const);

const api = { role: 'api' } as const;
const worker = { role: 'worker' } as const;

describe('scoring', () => {
  it('shortlists from the threshold on, marks the border, drafts for the rejected', async () => {
    const instance = await harness.start();
    const { body } = await screen(instance, {
      comparisonScore: 60,
      files: [
        ['low.pdf', resumeText('Low', 10)],
        ['edge.pdf', resumeText('Edge', 60)],
        ['near.pdf', resumeText('Near', 55)],
        ['top.pdf', resumeText('Top', 99)],
      ],
    });
    expect(body.candidates).toMatchObject([
      { candidate: 'Top', score: 99, status: 'shortlisted', borderline: false },
      { candidate: 'Edge', score: 60, status: 'shortlisted', borderline: true },
      { candidate: 'Near', score: 55, status: 'rejected', borderline: true },
      { candidate: 'Low', score: 10, status: 'rejected', borderline: false },
    ]);
    expect(body.rejectionEmails).toMatchObject([
      { candidate: 'Low', email: 'low@example.com', status: 'draft', reason: null, sentAt: null },
      { candidate: 'Near', email: 'near@example.com', status: 'draft' },
    ]);
    expect(body.rejectionEmails[0].candidateId).toBe(body.candidates[3].id);
    expect(body).toMatchObject({ demo: false, unreadable: [], criteria: [{ id: 'c1' }] });
  });

  it('drafts nothing without a usable address', async () => {
    const instance = await harness.start();
    const { body } = await screen(instance, {
      files: [
        ['none.pdf', resumeText('None', 1, '')],
        ['bad.pdf', resumeText('Bad', 1, 'not an address')],
        ['two.pdf', resumeText('Two', 1, 'a@example.com, b@example.com')],
      ],
    });
    expect(body.candidates).toHaveLength(3);
    expect(body.rejectionEmails).toEqual([]);
  });

  it('is done once per resume by several workers, with one preparation for all', async () => {
    const engines = [createScriptedEngine(), createScriptedEngine()];
    for (const engine of engines) await harness.start(worker, { engine });
    const instance = await harness.start(api);
    const { body } = await screen(instance, { files: resumes(60) });
    const scores = body.candidates.map((one: { score: number }) => one.score);
    expect(scores).toEqual(Array.from({ length: 60 }, (_, n) => 59 - n));
    const screened = engines.flatMap((engine) => engine.screened);
    expect(new Set(screened).size).toBe(60);
    expect(screened).toHaveLength(60);
    for (const engine of engines) expect(engine.prepared).toBeLessThanOrEqual(1);
    const { body: history } = await get(instance, '/resumes/history');
    expect(history).toMatchObject([
      { total: 60, done: 60, shortlisted: 10, rejected: 50, unreadable: 0, averageScore: 30 },
    ]);
    await until(() => harness.usage.settled.length > 0);
    expect(harness.usage.settled).toHaveLength(1);
  });

  it('uses the criteria of the one who stored them first when two workers prepare at once', async () => {
    const gate = createGate();
    const slow = createScriptedEngine({ onPrepare: () => gate.wait(), preparationTokens: 1 });
    const quick = createScriptedEngine({ preparationTokens: 10 });
    quick.prepared = 40;
    await harness.start({ ...worker, workerConcurrency: 1 }, { engine: slow });
    const instance = await harness.start(api);
    const answer = screen(instance, { files: resumes(2) }).then((response) => response);
    await gate.reached;
    await harness.start(worker, { engine: quick });
    await until(() => quick.screened.length === 1);
    gate.open();
    const { body } = await answer;
    expect(body.criteria).toMatchObject([{ text: 'Criterion 41' }]);
    expect(body.candidates).toHaveLength(2);
    await until(() => harness.usage.settled.length > 0);
    expect(harness.usage.settled).toMatchObject([{ tokens: 10 }]);
  });
});

describe('messages that come twice', () => {
  it('change nothing twice', async () => {
    const engine = createScriptedEngine();
    const instance = await harness.start({}, { engine });
    const { body } = await screen(instance, { files: resumes(3) });
    await until(() => harness.usage.settled.length > 0);
    const bus = await harness.connect();
    const progress: unknown[] = [];
    await bus.subscribe(messages.candidateScored, { broadcast: true }, (event) => {
      progress.push(event);
      return Promise.resolve();
    });
    for (const { id } of body.candidates) {
      const message = { jobId: body.jobId, candidateId: id };
      await bus.publish(messages.scoreCandidate, message);
      await bus.publish(messages.scoreCandidate, message);
    }
    // A message after them shows that they were all handled.
    const other = await screen(instance, { files: resumes(1) });
    expect(other.status).toBe(200);
    expect(engine.screened).toHaveLength(4);
    const job = await get(instance, `/resumes/job/${body.jobId}`);
    expect(job.body.candidates).toEqual(body.candidates);
    expect(job.body.rejectionEmails).toEqual(body.rejectionEmails);
    await until(() => harness.usage.settled.length > 1);
    expect(harness.usage.settled).toHaveLength(2);
  });

  it('to one worker at once ask the engine once', async () => {
    const gate = createGate();
    const engine = createScriptedEngine({ onScreen: () => gate.wait() });
    let sent = 0;
    const bus = onPublish(await harness.connect(), async (send, key) => {
      await send();
      if (key !== 'resumes.candidate.score') return;
      sent += 1;
      await send();
    });
    const instance = await harness.start({ workerConcurrency: 2 }, { engine, bus });
    const answer = screen(instance, { files: resumes(1) }).then((response) => response);
    await gate.reached;
    await until(() => sent === 1);
    gate.open();
    expect((await answer).body.candidates).toHaveLength(1);
    expect(engine.screened).toHaveLength(1);
  });

  it('to two workers at once give the outcome that was first', async () => {
    const [both, settled] = [createGate(), createGate()];
    let calls = 0;
    const engine = createScriptedEngine({
      onScreen: async () => {
        calls += 1;
        if (calls === 1) return both.wait();
        both.open();
        await settled.wait();
        throw new EngineError('Refused.', { fault: 'unusable' });
      },
    });
    const bus = onPublish(await harness.connect(), async (send, key) => {
      await send();
      if (key === 'resumes.candidate.score') await send();
    });
    const done: unknown[] = [];
    await bus.subscribe(messages.candidateScored, { broadcast: true }, (event) => {
      done.push(event);
      return Promise.resolve();
    });
    for (const _ of ['one', 'other']) {
      await harness.start({ ...worker, workerConcurrency: 1 }, { engine });
    }
    const instance = await harness.start(api, { bus });
    const { body } = await screen(instance, { files: resumes(1) });
    await until(() => done.length === 1);
    settled.open();
    await until(() => done.length === 2);
    const job = await get(instance, `/resumes/job/${body.jobId}`);
    expect(job.body).toMatchObject({ total: 1, done: 1, rejected: 1, unreadable: [] });
    expect(job.body.candidates).toEqual(body.candidates);
    expect(job.body.rejectionEmails).toEqual(body.rejectionEmails);
    expect(body.rejectionEmails).toHaveLength(1);
  });

  it('about a candidate that does not exist are dropped', async () => {
    const instance = await harness.start();
    await instance.bus.publish(messages.scoreCandidate, { jobId: 'none', candidateId: 'nobody' });
    expect((await screen(instance, { files: resumes(1) })).status).toBe(200);
    expect(await instance.bus.deadLetters('resumes.candidate.score')).toEqual([]);
  });
});

describe('failures', () => {
  it('of a moment are tried again', async () => {
    let failures = 2;
    const engine = createScriptedEngine({
      onScreen: () => {
        failures -= 1;
        if (failures >= 0) throw new EngineError('Busy.', { fault: 'unavailable' });
      },
    });
    const instance = await harness.start({}, { engine });
    const { body } = await screen(instance, { files: resumes(1) });
    expect(body.candidates).toHaveLength(1);
    expect(body.unreadable).toEqual([]);
    expect(engine.screened).toHaveLength(3);
  });

  it('of the engine on one resume leave it unscored and the others scored', async () => {
    const engine = createScriptedEngine({
      onScreen: ({ fileName }) => {
        if (fileName === '1.pdf') throw new EngineError('It declined.', { fault: 'unusable' });
      },
    });
    const instance = await harness.start({ scoreMaxAttempts: 3 }, { engine });
    const { status, body } = await screen(instance, { files: resumes(4) });
    expect(status).toBe(200);
    expect(body.candidates).toHaveLength(3);
    expect(body.unreadable).toMatchObject([
      { fileName: '1.pdf', reason: 'engine-failed', message: expect.stringContaining('declined') },
    ]);
    expect(body.rejectionEmails).toHaveLength(3);
    expect(engine.screened).toHaveLength(4);
    await until(() => harness.usage.settled.length > 0);
    const chars = Math.ceil('Nurse for our ward. Must know care.'.length / 4);
    expect(harness.usage.settled).toMatchObject([{ tokens: chars + 1500 }]);
  });

  it('of a worker in the middle of a job lose nothing: another takes its candidate', async () => {
    const gate = createGate();
    const stuck = createScriptedEngine({
      onScreen: async () => {
        await gate.wait();
        throw new Error('The process dies here.');
      },
    });
    const dying = await harness.start({ ...worker, workerConcurrency: 1 }, { engine: stuck });
    const instance = await harness.start(api);
    const answer = screen(instance, { files: resumes(10) }).then((response) => response);
    await gate.reached;
    const healthy = createScriptedEngine();
    await harness.start(worker, { engine: healthy });
    const stopped = dying.service.stop();
    gate.open();
    await stopped;
    const { body } = await answer;
    expect(body.candidates).toHaveLength(10);
    expect(healthy.screened).toHaveLength(10);
    await until(() => harness.usage.settled.length > 0);
    expect(harness.usage.settled).toHaveLength(1);
  });

  it('of every file complete the job at once', async () => {
    const instance = await harness.start(api);
    const { status, body } = await screen(instance, { files: [['a.pdf', 'BROKEN']] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      candidates: [],
      rejectionEmails: [],
      criteria: [],
      unreadable: [{ fileName: 'a.pdf', reason: 'corrupt', message: 'The file is damaged.' }],
    });
    await until(() => harness.usage.settled.length > 0);
    expect(harness.usage.settled).toMatchObject([{ tokens: 0 }]);
  });
});
