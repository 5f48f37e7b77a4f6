import { randomUUID } from 'node:crypto';
import type { Extractor } from '@shortlist/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimJob } from '../../src/domain/start/claim-job.js';
import { startJob } from '../../src/domain/start/start-job.js';
import { sweep } from '../../src/domain/sweep/sweep.js';
import { onPublish } from '../support/bus.js';
import { createPlainExtractor, resumeText } from '../support/engine.js';
import { createGate } from '../support/gate.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { memberOf } from '../support/member.js';
import { until } from '../support/until.js';
import { get, screen, type UploadInput } from '../support/upload.js';

const FILES_NOT_KEPT = 'The files were not kept. Upload them again';
let harness: Harness;
let now: number;
const clock = () => new Date(now);

beforeEach(async () => {
  now = Date.parse('2026-03-01T10:00:00Z');
  harness = await createHarness();
});

afterEach(() => harness.stop());

const files = [
  ['ada.pdf', resumeText('Ada', 90)],
  ['ben.pdf', resumeText('Ben', 20)],
] as const;
const criteria = {
  title: 'Night nurse',
  criteria: [{ text: 'Night shifts', kind: 'must', weight: 3 }],
};

/** Sweeps only when a test says so; the lease runs out by the test's clock only. */
const byHand = { sweepIntervalMs: 1_000_000, startLeaseMs: 12_000 };

/** An extractor that reads `ada.pdf` and holds back at every other file. */
function createHeldExtractor() {
  const gate = createGate();
  const plain = createPlainExtractor();
  const extractor: Extractor = {
    ...plain,
    extract: async (file) => {
      if (file.fileName !== 'ada.pdf') await gate.wait();
      return plain.extract(file);
    },
  };
  return { gate, extractor };
}

/** A start that stays alive as long as the test's clock stands still. */
async function begin(instance: Instance, input: UploadInput = {}) {
  const jobId = randomUUID();
  const answer = screen(instance, { jobId, files, ...input }).then((response) => response);
  return { jobId, answer };
}

async function firstEvent({ url }: Instance, jobId: string): Promise<unknown> {
  const response = await fetch(`${url}/resumes/job/${jobId}/events`, {
    headers: { authorization: authorize() },
  });
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return JSON.parse(new TextDecoder().decode(value).replace(/^data: /, ''));
}

/** Collects every place that shows a job: itself, its events, its line in the history. */
async function shown(instance: Instance, jobId: string) {
  const [job, event, history] = await Promise.all([
    get(instance, `/resumes/job/${jobId}`),
    firstEvent(instance, jobId),
    get(instance, '/resumes/history'),
  ]);
  return [job.body, event, history.body.find((item: { jobId: string }) => item.jobId === jobId)];
}

/** A start whose files can't be read, in a process that lives. Resolves with its job's id when its tokens are back. */
async function failToRead({ isClientGone }: { readonly isClientGone: boolean }): Promise<string> {
  const extractor: Extractor = {
    ...createPlainExtractor(),
    extract: () => Promise.reject(new Error('Out of threads.')),
  };
  const context = await harness.createContext({ extractor });
  const jobId = randomUUID();
  const member = memberOf('ada');
  const { job } = await claimJob(context, {
    jobId,
    member,
    jobDescription: 'Nurse for our ward.',
    comparisonScore: 50,
    given: null,
    total: 1,
  });
  const start = startJob(context, job, {
    member,
    files: [{ fileName: 'ada.pdf', bytes: Buffer.from('Ada'), forget: () => undefined }],
    requestId: randomUUID(),
    signal: isClientGone ? AbortSignal.abort() : new AbortController().signal,
  });
  await expect(start).rejects.toThrow('Out of threads.');
  await until(() => harness.usage.released.length === 1);
  return jobId;
}

describe('a start', () => {
  it('is shown as starting, with the files read so far, until it is accepted', async () => {
    const { gate, extractor } = createHeldExtractor();
    // Renews, and so tells how far it is, at once.
    const instance = await harness.start({ startLeaseMs: 60 }, { extractor });
    const { jobId, answer } = await begin(instance);
    await gate.reached;
    await until(async () => (await get(instance, `/resumes/job/${jobId}`)).body.filesRead === 1);
    for (const said of await shown(instance, jobId)) {
      expect(said).toMatchObject({
        status: 'processing',
        phase: 'starting',
        filesRead: 1,
        total: 2,
        done: 0,
      });
    }
    gate.open();
    expect((await answer).status).toBe(200);
    for (const said of await shown(instance, jobId)) {
      expect(said).toMatchObject({ status: 'completed', done: 2 });
      expect(said).not.toHaveProperty('phase');
      expect(said).not.toHaveProperty('filesRead');
    }
  });

  it('that died stays as failed in job, events and history, with what is needed to upload again', async () => {
    const { gate, extractor } = createHeldExtractor();
    const dead = await harness.start({ ...byHand, role: 'api' }, { clock, extractor });
    const healthy = await harness.start(byHand, { clock });
    const { jobId, answer } = await begin(dead, { criteria, comparisonScore: 73 });
    await gate.reached;
    now += 12_000;
    expect(await sweep(healthy.context)).toMatchObject({ abandoned: 1 });
    for (const said of await shown(healthy, jobId)) {
      expect(said).toMatchObject({ status: 'failed', phase: 'starting', failure: FILES_NOT_KEPT });
      expect(said).toMatchObject({ total: 2, done: 0 });
      expect(said).not.toHaveProperty('filesRead');
    }
    const { body } = await get(healthy, `/resumes/job/${jobId}`);
    expect(body).toMatchObject({
      title: 'Night nurse',
      jobDescription: 'Nurse for our ward. Must know care.',
      comparisonScore: 73,
      criteria: [{ text: 'Night shifts', kind: 'must', weight: 3 }],
      candidates: [],
      unreadable: [],
    });
    await until(() => harness.usage.released.length === 1);
    // Nothing is left to be settled or undone.
    now += 3_600_000;
    expect(await sweep(healthy.context)).toEqual({
      abandoned: 0,
      republished: 0,
      completed: 0,
      settled: 0,
      followed: 0,
      applied: 0,
      grouped: 0,
      withdrawn: 0,
      outdated: 0,
      added: 0,
      deleted: 0,
      sealed: 0,
      placed: 0,
    });
    expect(harness.usage.settled).toEqual([]);
    gate.open();
    const late = await answer;
    expect(late.status).toBe(503);
    expect(late.body.detail).toBe(FILES_NOT_KEPT);
    expect((await get(healthy, `/resumes/job/${jobId}`)).body.status).toBe('failed');
    const candidates = (await harness.connectDatabase()).collection('candidates');
    expect(await candidates.countDocuments({})).toBe(0);
  });

  it('that died is started again by the same id of the same user, once, and by nobody else', async () => {
    const { gate, extractor } = createHeldExtractor();
    const dead = await harness.start({ ...byHand, role: 'api' }, { clock, extractor });
    const healthy = await harness.start(byHand, { clock });
    const { jobId, answer } = await begin(dead, { criteria });
    await gate.reached;
    now += 12_000;
    await sweep(healthy.context);
    const stolen = await screen(healthy, { jobId, files, authorization: authorize('mallory') });
    expect(stolen.status).toBe(409);
    const again = await Promise.all([
      screen(healthy, { jobId, files, comparisonScore: 10 }),
      screen(healthy, { jobId, files, comparisonScore: 10 }),
    ]);
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    expect(harness.usage.reserved.size).toBe(2);
    const { body } = await get(healthy, `/resumes/job/${jobId}`);
    expect(body).toMatchObject({
      status: 'completed',
      title: 'Nurse',
      comparisonScore: 10,
      shortlisted: 2,
      failure: null,
      createdAt: clock().toISOString(),
    });
    expect((await get(healthy, '/resumes/history')).body).toHaveLength(1);
    await until(() => harness.usage.settled.length === 1);
    gate.open();
    expect((await answer).status).toBe(503);
    expect((await get(healthy, `/resumes/job/${jobId}`)).body.candidates).toHaveLength(2);
  });

  it('that is refused while the client waits leaves nothing, and what died before under its id goes', async () => {
    const { gate, extractor } = createHeldExtractor();
    const dead = await harness.start({ ...byHand, role: 'api' }, { clock, extractor });
    const healthy = await harness.start(byHand, { clock });
    const { jobId, answer } = await begin(dead);
    await gate.reached;
    now += 12_000;
    await sweep(healthy.context);
    harness.usage.remaining = 1;
    expect((await screen(healthy, { jobId, files })).status).toBe(402);
    await until(async () => (await get(healthy, `/resumes/job/${jobId}`)).status === 404);
    expect((await get(healthy, '/resumes/history')).body).toEqual([]);
    gate.open();
    await answer;
  });

  it('that fails while its client waits leaves nothing', async () => {
    const instance = await harness.start(byHand);
    const jobId = await failToRead({ isClientGone: false });
    await until(async () => (await get(instance, `/resumes/job/${jobId}`)).status === 404);
    expect((await get(instance, '/resumes/history')).body).toEqual([]);
    expect(harness.usage.released).toHaveLength(1);
  });

  it('that fails after its client went away is told of in job, events and history', async () => {
    const instance = await harness.start(byHand);
    const jobId = await failToRead({ isClientGone: true });
    for (const said of await shown(instance, jobId)) {
      expect(said).toMatchObject({ status: 'failed', failure: FILES_NOT_KEPT });
    }
    expect(harness.usage.released).toHaveLength(1);
  });

  it('whose reservation is not answered is refused before the gateway would, and what was reserved goes back', async () => {
    const instance = await harness.start(byHand);
    harness.usage.silent = true;
    const refused = await screen(instance, { files });
    expect(refused.status).toBe(503);
    expect(refused.body.detail).toContain('Nothing was charged.');
    expect(harness.usage.reserved.size).toBe(1);
    await until(() => harness.usage.released.length === 1);
    expect([...harness.usage.reserved.keys()]).toEqual(harness.usage.released);
    expect((await get(instance, '/resumes/history')).body).toEqual([]);
  });

  it('that died gives its tokens back when the broker is there again', async () => {
    const { gate, extractor } = createHeldExtractor();
    const state = { broken: true };
    const bus = onPublish(await harness.connect(), async (send, key) => {
      if (key === 'usage.tokens.release' && state.broken) throw new Error('The broker is away.');
      return send();
    });
    const dead = await harness.start({ ...byHand, role: 'api' }, { clock, extractor });
    const healthy = await harness.start(byHand, { clock, bus });
    const { jobId, answer } = await begin(dead);
    await gate.reached;
    now += 12_000;
    expect(await sweep(healthy.context)).toMatchObject({ abandoned: 0 });
    expect((await get(healthy, `/resumes/job/${jobId}`)).body.status).toBe('failed');
    state.broken = false;
    expect(await sweep(healthy.context)).toMatchObject({ abandoned: 1 });
    await until(() => harness.usage.released.length === 1);
    for (const said of await shown(healthy, jobId)) {
      expect(said).toMatchObject({ status: 'failed', failure: FILES_NOT_KEPT });
    }
    gate.open();
    await answer;
  });
});
