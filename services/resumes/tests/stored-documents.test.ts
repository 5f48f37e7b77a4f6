import type { HistoryItem } from '@shortlist/contracts/job';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../src/domain/sweep/sweep.js';
import { isFirstOrNewest, readStoredFixtures } from './support/fixtures.js';
import { createHarness, type Harness } from './support/harness.js';
import { describeStored, detailOf, start, store } from './support/stored-documents.js';
import { until } from './support/until.js';
import { get, send } from './support/upload.js';

const fixtures = readStoredFixtures();
let harness: Harness;

describeStored(fixtures.filter(isFirstOrNewest));

const setUp = async () => {
  harness = await createHarness();
};

describe('what a default can not do', () => {
  beforeEach(setUp);
  afterEach(() => harness.stop());

  it('is migrated once, before anything is read: counters that queries compare, an index that is gone', async () => {
    const first = fixtures.find(({ name }) => name === 'fcfabdc-first');
    if (!first) throw new Error('No fixture.');
    await store(harness, first);
    const db = await harness.connectDatabase();
    await db.collection('jobs').createIndex({ status: 1 });
    await Promise.all([start(harness), start(harness)]);
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
    await store(harness, {
      jobs: jobs.map((job) => ({ ...job, pinned: true })),
      candidates: newer,
    });
    const instance = await start(harness);
    const detail = await detailOf(instance, 'completed');
    expect(JSON.stringify(detail.candidates)).toContain('A new one.');
    await send(instance, 'post', '/resumes/job/completed/rescore', { comparisonScore: 1 });
    // An unknown value of a newer release may be a reason why a person must decide.
    const after = await detailOf(instance, 'completed');
    expect(after.candidates.map(({ status }) => status)).toEqual(['review', 'review', 'review']);
    const db = await harness.connectDatabase();
    const stored = db.collection<{ _id: string }>('candidates');
    const scored = { status: 'scored', mood: 'good', 'result.stars': 5 };
    expect(await stored?.countDocuments(scored)).toBe(3);
  });

  it('is passed over where it can not be read, and the others are shown', async () => {
    const { jobs, candidates } = ofJob('completed');
    const [first, ...others] = candidates;
    if (!first) throw new Error('No candidate.');
    await store(harness, { jobs, candidates: [{ ...first, result: 'elsewhere' }, ...others] });
    await store(harness, {
      jobs: [{ ...jobs[0], _id: 'bad', total: 'many' }],
      candidates: [{ ...first, _id: 'bad_0', runId: 'bad' }],
    });
    const instance = await start(harness);
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
    await store(harness, { jobs, candidates: [{ ...first, resume: 'elsewhere' }, ...others] });
    const instance = await start(harness);
    await sweep(instance.context);
    const job = await until(async () => {
      const detail = await detailOf(instance, 'queued');
      return detail.needsPerson && detail;
    });
    expect(job.waiting).toContain('a fault of its own');
    const db = await harness.connectDatabase();
    const stored = db.collection<{ _id: string; status: string }>('candidates');
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
