import type { HistoryItem, JobDetail } from '@shortlist/contracts/job';
import { createLocalEngine } from '@shortlist/screening';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../../src/domain/sweep/sweep.js';
import type { StoredFixture } from './fixtures.js';
import { createHarness, type Harness, type Instance } from './harness.js';
import { until } from './until.js';
import { get, send } from './upload.js';

const engine = createLocalEngine();

/** Writes documents as they were stored once into the database of the harness. */
export async function store(
  harness: Harness,
  { jobs, candidates }: Pick<StoredFixture, 'jobs' | 'candidates'>,
): Promise<void> {
  const db = await harness.connectDatabase();
  await db.collection<{ _id: string }>('jobs').insertMany([...jobs]);
  await db.collection<{ _id: string }>('candidates').insertMany([...candidates]);
}

/** Starts the service with the local engine. */
export const start = (harness: Harness): Promise<Instance> =>
  harness.start({}, { engine, localEngine: engine });

/** A screening as its page shows it. */
export async function detailOf(instance: Instance, jobId: string): Promise<JobDetail> {
  const { status, body } = await get(instance, `/resumes/job/${jobId}`);
  expect([status, body.detail]).toEqual([200, undefined]);
  return body as JobDetail;
}

/** Each is read, scored, shown, changed and decided as what is stored today. */
export function describeStored(fixtures: readonly StoredFixture[]): void {
  describe.each(fixtures)('what main stored from $name on', (fixture) => {
    let harness: Harness;
    let read: { jobs: readonly unknown[]; candidates: readonly unknown[] };
    let instance: Instance;

    beforeAll(async () => {
      harness = await createHarness();
      await store(harness, fixture);
      const { models } = await harness.createContext();
      read = {
        jobs: await models.jobs.everywhere.find({}),
        candidates: await models.candidates.everywhere.find({}),
      };
      instance = await start(harness);
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
        criteria: [
          ...before.criteria.slice(0, 2),
          { text: 'Bookkeeping', kind: 'must', weight: 3 },
        ],
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
}
