import type { HistoryItem, JobDetail } from '@shortlist/contracts/job';
import { createLocalEngine } from '@shortlist/screening';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../src/domain/sweep/sweep.js';
import { readStoredFixtures, type StoredFixture } from './support/fixtures.js';
import { createHarness, type Harness, type Instance } from './support/harness.js';
import { until } from './support/until.js';
import { get, send } from './support/upload.js';

const fixtures = readStoredFixtures();
const engine = createLocalEngine();
let harness: Harness;

async function store({ jobs, candidates }: Pick<StoredFixture, 'jobs' | 'candidates'>) {
  const { db } = await harness.connectDatabase();
  await db?.collection<{ _id: string }>('jobs').insertMany([...jobs]);
  await db?.collection<{ _id: string }>('candidates').insertMany([...candidates]);
}

const start = () => harness.start({}, { engine, localEngine: engine });

async function detailOf(instance: Instance, jobId: string) {
  const { status, body } = await get(instance, `/resumes/job/${jobId}`);
  expect([status, body.detail]).toEqual([200, undefined]);
  return body as JobDetail;
}

describe.each(fixtures)('what main stored from $name on', (fixture) => {
  let read: { jobs: readonly unknown[]; candidates: readonly unknown[] };
  let instance: Instance;

  beforeAll(async () => {
    harness = await createHarness();
    await store(fixture);
    const { models } = await harness.createContext();
    read = {
      jobs: await models.jobs.everywhere.find({}),
      candidates: await models.candidates.everywhere.find({}),
    };
    instance = await start();
  });
  afterAll(() => harness.stop());

  it('is read whole', () => {
    expect(read.jobs).toHaveLength(fixture.jobs.length);
    expect(read.candidates).toHaveLength(fixture.candidates.length);
  });

  it('is scored when it was still queued', async () => {
    await sweep(instance.context);
    const running = fixture.jobs.filter(({ status }) => status === 'processing');
    for (const { _id } of running) {
      const job = await until(async () => {
        const detail = await detailOf(instance, _id);
        return detail.status === 'completed' && detail;
      });
      expect(job.unreadable).toEqual([]);
      expect(job.candidates.map(({ candidate }) => candidate).sort()).toEqual([
        'Mara Quill',
        'Odo Fenn',
      ]);
      const [best] = job.candidates;
      expect([best?.candidate, best?.status]).toEqual(['Mara Quill', 'shortlisted']);
    }
    expect(running.length).toBeGreaterThan(0);
    const { settled } = harness.usage;
    const isCharged = (job: Readonly<Record<string, unknown>>) =>
      settled.some(({ reservationId }) => reservationId === job['runId']);
    expect(await until(() => running.every(isCharged))).toBe(true);
  });

  it.each(['completed', 'changed'])('is a screening that works when it was %s', async (jobId) => {
    const path = `/resumes/job/${jobId}`;
    const post = (method: 'post' | 'put', part: string, body: object) =>
      send(instance, method, `${path}${part}`, body).then(({ status, body: answer }) => {
        expect([part, status, answer.detail]).toEqual([part, 200, undefined]);
        return answer;
      });
    const before = await detailOf(instance, jobId);
    expect(before.candidates.map(({ candidate }) => candidate)).toEqual(
      expect.arrayContaining(['Mara Quill', 'Odo Fenn']),
    );
    const { body: history } = await get(instance, '/resumes/history');
    const item = (history as HistoryItem[]).find((one) => one.jobId === jobId);
    expect(item).toMatchObject({ done: 4, total: 4, status: 'completed' });
    const named = (name: string) => before.candidates.find(({ candidate }) => candidate === name);
    const [best, other] = [named('Mara Quill'), named('Odo Fenn')];
    if (!best || !other) throw new Error('Two candidates are expected.');
    const { body: text } = await get(instance, `${path}/candidate/${best.id}/resume`);
    expect(text.text).toContain('Mara Quill');

    const rescored = await post('post', '/rescore', { comparisonScore: 1 });
    expect(rescored.comparisonScore ?? 1).toBe(1);
    await post('post', '/rescore', {
      criteria: [{ id: before.criteria[0]?.id, weight: 7 }],
      comparisonScore: 60,
    });
    await post('put', '/criteria', {
      title: before.title,
      criteria: [...before.criteria.slice(0, 2), { text: 'Bookkeeping', kind: 'must', weight: 3 }],
    });
    await post('put', '/rejection-template', {
      subject: 'Your application',
      content: 'Dear {{first_name}}, thank you.',
      company: '',
    });
    await post('post', `/candidate/${other.id}/override`, {
      status: 'rejected',
      reason: 'Decided by a person.',
    });
    const swap = await post('post', '/swap-test', {});
    expect(swap.candidates.length).toBeGreaterThanOrEqual(2);

    const after = await detailOf(instance, jobId);
    expect(after.criteria.map((criterion) => criterion.text)).toContain('Bookkeeping');
    expect(after.candidates.find(({ id }) => id === other.id)?.status).toBe('rejected');
    const sent = before.rejectionEmails.find(({ status: was }) => was === 'sent');
    const draft = after.rejectionEmails.find(({ candidateId }) => candidateId === other.id);
    // One that was sent before stays as it was sent.
    const wanted = sent ? sent.content : 'Dear Odo, thank you.';
    expect(draft?.content).toBe(wanted);
    const { status, body: record } = await get(instance, `${path}/decisions`);
    expect(status).toBe(200);
    expect(record.decisions.at(-1)).toMatchObject({ kind: 'overridden', candidate: 'Odo Fenn' });
  });
});

const setUp = async () => {
  harness = await createHarness();
};

describe('what a default can not do', () => {
  beforeEach(setUp);
  afterEach(() => harness.stop());

  it('is migrated once, before anything is read: counters that queries compare, an index that is gone', async () => {
    const first = fixtures.find(({ name }) => name === 'fcfabdc-first');
    if (!first) throw new Error('No fixture.');
    await store(first);
    const { db } = await harness.connectDatabase();
    if (!db) throw new Error('No database.');
    await db.collection('jobs').createIndex({ status: 1 });
    await Promise.all([start(), start()]);
    const missing = { $or: [{ engineRun: null }, { settingsRevision: null }] };
    expect(await db.collection('jobs').countDocuments(missing)).toBe(0);
    expect(await db.collection('candidates').countDocuments(missing)).toBe(0);
    const unfound = { status: 'scored', addressKey: null };
    expect(await db.collection('candidates').countDocuments(unfound)).toBe(0);
    const mara = { addressKey: 'mara.quill@example.com' };
    expect(await db.collection('candidates').countDocuments(mara)).toBeGreaterThan(0);
    const indexes = (await db.collection('jobs').indexes()).map(({ name }) => name);
    expect(indexes).toContain('status_1_settledAt_1');
    expect(indexes).not.toContain('status_1');
    const done = await db.collection('migrations').find({}).sort({ _id: 1 }).toArray();
    expect(done.map(({ _id }) => _id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const name of ['jobs', 'candidates']) {
      const documents = await db.collection(name).find({}).toArray();
      const placed = documents.map(({ workspaceId, userId }) => workspaceId === userId);
      expect(placed).toEqual(documents.map(() => true));
    }
    expect(await db.collection('jobs').countDocuments({ leadId: null })).toBe(0);
  });
});

describe('what a newer release stored', () => {
  beforeEach(setUp);
  afterEach(() => harness.stop());

  const newest = fixtures.find(({ name }) => name === '966f21d-part');
  if (!newest) throw new Error('No fixture.');
  const ofJob = (jobId: string) => ({
    jobs: newest.jobs.filter(({ _id }) => _id === jobId),
    candidates: newest.candidates.filter((one) => one['jobId'] === jobId),
  });

  it('is read by this one, and keeps what is not known here', async () => {
    const { jobs, candidates } = ofJob('completed');
    const newer = candidates.map((candidate) => {
      const result = candidate['result'] as { flags: object[] } | null;
      if (!result) return { ...candidate, mood: 'good' };
      const flags = [...result.flags, { kind: 'two-columns', message: 'A new one.', detail: '' }];
      return { ...candidate, mood: 'good', result: { ...result, flags, stars: 5 } };
    });
    await store({ jobs: jobs.map((job) => ({ ...job, pinned: true })), candidates: newer });
    const instance = await start();
    const detail = await detailOf(instance, 'completed');
    expect(JSON.stringify(detail.candidates)).toContain('A new one.');
    await send(instance, 'post', '/resumes/job/completed/rescore', { comparisonScore: 1 });
    // An unknown value of a newer release may be a reason why a person must decide.
    const after = await detailOf(instance, 'completed');
    expect(after.candidates.map(({ status }) => status)).toEqual(['review', 'review', 'review']);
    const { db } = await harness.connectDatabase();
    const stored = db?.collection<{ _id: string }>('candidates');
    const scored = { status: 'scored', mood: 'good', 'result.stars': 5 };
    expect(await stored?.countDocuments(scored)).toBe(3);
  });

  it('is passed over where it can not be read, and the others are shown', async () => {
    const { jobs, candidates } = ofJob('completed');
    const [first, ...others] = candidates;
    if (!first) throw new Error('No candidate.');
    await store({ jobs, candidates: [{ ...first, result: 'elsewhere' }, ...others] });
    await store({
      jobs: [{ ...jobs[0], _id: 'bad', total: 'many' }],
      candidates: [{ ...first, _id: 'bad_0', runId: 'bad' }],
    });
    const instance = await start();
    const { body: history } = await get(instance, '/resumes/history');
    expect((history as HistoryItem[]).map(({ jobId }) => jobId)).toEqual(['completed']);
    const detail = await detailOf(instance, 'completed');
    expect(detail.candidates).toHaveLength(2);
    const shown = detail.unreadable.find(({ fileName }) => fileName === first['fileName']);
    expect(shown?.message).toContain('Nothing is lost');
    expect(detail.done).toBe(4);
  });

  it('is not given up when it is queued and can not be read', async () => {
    const { jobs, candidates } = ofJob('queued');
    const [first, ...others] = candidates;
    if (!first) throw new Error('No candidate.');
    await store({ jobs, candidates: [{ ...first, resume: 'elsewhere' }, ...others] });
    const instance = await start();
    await sweep(instance.context);
    const job = await until(async () => {
      const detail = await detailOf(instance, 'queued');
      return detail.needsPerson && detail;
    });
    expect(job.waiting).toContain('a fault of its own');
    const { db } = await harness.connectDatabase();
    const stored = db?.collection<{ _id: string; status: string }>('candidates');
    expect((await stored?.findOne({ _id: first._id }))?.status).toBe('queued');
    // An update can read it again.
    await stored?.updateOne({ _id: first._id }, { $set: { resume: first['resume'] } });
    await send(instance, 'post', '/resumes/job/queued/retry', {});
    const done = await until(async () => {
      const detail = await detailOf(instance, 'queued');
      return detail.status === 'completed' && detail;
    });
    expect(done.candidates).toHaveLength(2);
  });
});
