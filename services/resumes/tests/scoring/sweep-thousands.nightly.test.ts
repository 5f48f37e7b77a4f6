import { expect, it, onTestFinished } from 'vitest';
import { sweep } from '../../src/domain/sweep/sweep.js';
import { resumeText } from '../support/engine.js';
import { createHarness } from '../support/harness.js';
import { until } from '../support/until.js';
import { screen } from '../support/upload.js';

const MINUTE = 60_000;

it('a sweep comes to every running job, also behind a thousand that wait for a person', async () => {
  let now = Date.parse('2026-03-01T10:00:00Z');
  const harness = await createHarness();
  onTestFinished(() => harness.stop());
  const clock = () => new Date(now);
  // Sweeps only when this test says so.
  const instance = await harness.start({ sweepIntervalMs: 1_000_000 }, { clock });
  await screen(instance, { files: [['ada.pdf', resumeText('Ada', 90)]] });
  await until(() => harness.usage.settled.length === 1);
  const database = await harness.connectDatabase();
  const [jobs, candidates] = [database.collection('jobs'), database.collection('candidates')];
  const done = await jobs.findOneAndDelete({ userId: 'ada' });
  if (!done) throw new Error('The job is gone.');
  // As it was between the last score and the completion.
  const job = { ...done, status: 'processing', completedAt: null, counts: null, settledAt: null };
  const candidate = await candidates.findOne({ userId: 'ada' });
  const waiting = { message: 'No.', until: new Date(now + 100 * MINUTE), needsPerson: true };
  const stuck = Array.from({ length: 1000 }, (_, n) => `${n}`.padStart(36, '0'));
  const own = (id: string) => ({ jobId: id, runId: id, userId: 'ben', line: null });
  await jobs.insertMany(
    stuck.map((id) => ({
      ...job,
      ...{ _id: id as never, runId: id, userId: 'ben', waiting: { ...waiting, failures: 1 } },
    })),
  );
  await candidates.insertMany(
    stuck.map((id) => ({
      ...candidate,
      ...{ ...own(id), _id: `${id}_0` as never, status: 'queued', result: null, draft: null },
      republishAt: waiting.until,
    })),
  );
  await jobs.insertOne(job);
  now += MINUTE;
  const completed = [await sweep(instance.context), await sweep(instance.context)];
  expect(completed).toMatchObject([{ completed: 0 }, { completed: 1 }]);
}, 120_000);
