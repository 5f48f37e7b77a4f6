import { randomUUID } from 'node:crypto';
import { estimateTokens } from '@shortlist/contracts/constants';
import type { Decision, JobDetail } from '@shortlist/contracts/job';
import type { Candidate } from '@shortlist/contracts/screening';
import { EngineError } from '@shortlist/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../src/domain/sweep/sweep.js';
import { createScriptedEngine, resumeText, type ScriptedEngine } from '../support/engine.js';
import { createGate } from '../support/gate.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { add, get, screen, send } from '../support/upload.js';

const invoice = `${resumeText('Bright Spark', 20)}INVOICE
Invoice number: 7
Bill to: Northern Bakeries
Subtotal 521.00
VAT 104.20
Total due 625.20
Payment terms: 30 days`;
const resume = ['ada.pdf', resumeText('Ada', 90)] as const;
const jobDescription = 'Nurse for our ward. Must know care.';

let harness: Harness;
let instance: Instance;
let engine: ScriptedEngine;
let onScreen: () => void | Promise<void>;

beforeEach(async () => {
  onScreen = () => undefined;
  engine = createScriptedEngine({ onScreen: () => onScreen() });
  harness = await createHarness();
  instance = await harness.start({}, { engine });
});

afterEach(() => harness.stop());

async function upload(
  files: readonly (readonly [string, string])[] = [resume, ['bill.pdf', invoice]],
) {
  const { body } = await screen(instance, { files, jobDescription });
  const jobId = body.jobId as string;
  const file = (body as JobDetail).unreadable.find(({ reason }) => reason === 'not-a-resume');
  const job = async () => (await get(instance, `/resumes/job/${jobId}`)).body as JobDetail;
  return {
    body: body as JobDetail,
    jobId,
    id: file?.id ?? '',
    job,
    score: (who = authorize(), id = file?.id ?? '') =>
      send(instance, 'post', `/resumes/job/${jobId}/files/${id}/score`, {}, who),
    scored: () =>
      until(async () => {
        const found = await job();
        return found.unreadable.every(({ scoring }) => !scoring) && found;
      }),
    lateSettlements: async () => {
      const settled = harness.usage.settled.slice();
      const database = await harness.connectDatabase();
      const record = await database.collection('jobs').findOne({ _id: jobId as never });
      return settled.filter(({ reservationId }) => reservationId !== record?.['runId']);
    },
  };
}

describe('a file that is no resume', () => {
  it('is not scored, not rejected, not charged, and says what it reads like', async () => {
    const { body, job } = await upload();
    expect(body.candidates).toHaveLength(1);
    expect(body.rejectionEmails).toEqual([]);
    expect(body.unreadable).toMatchObject([
      {
        fileName: 'bill.pdf',
        reason: 'not-a-resume',
        message: 'This is not a resume: it reads like an invoice.',
        documentKind: 'invoice',
        scoring: false,
      },
    ]);
    expect(engine.screened).toHaveLength(1);
    await until(() => harness.usage.settled.length > 0);
    expect(harness.usage.settled[0]?.tokens).toBe(estimateTokens(jobDescription, 1));
    expect(await job()).toMatchObject({ total: 2, done: 2, shortlisted: 1, rejected: 0 });
  });

  it('is scored all the same when a person asks: as any candidate, charged once', async () => {
    const { jobId, score, scored, lateSettlements } = await upload();
    const asked = await score();
    expect(asked.status).toBe(200);
    const job = await scored();
    expect(job.unreadable).toEqual([]);
    expect(job).toMatchObject({ total: 2, done: 2, shortlisted: 1, rejected: 1 });
    const bill = job.candidates.find(({ fileName }) => fileName === 'bill.pdf');
    expect(bill).toMatchObject({ candidate: 'Bright Spark', score: 20, status: 'rejected' });
    expect(bill?.flags).toMatchObject([{ kind: 'not-a-resume' }]);
    expect(job.rejectionEmails).toMatchObject([{ candidate: 'Bright Spark', status: 'draft' }]);
    await until(async () => (await lateSettlements()).length > 0);
    expect(await lateSettlements()).toMatchObject([{ tokens: 500 }]);
    const { decisions } = (await get(instance, `/resumes/job/${jobId}/decisions`)).body;
    expect((decisions as Decision[]).at(-1)).toMatchObject({
      kind: 'scored',
      why: 'ada@example.com had this file scored although it does not read like a resume.',
    });
    const [item] = (await get(instance, '/resumes/history')).body;
    expect(item).toMatchObject({ shortlisted: 1, rejected: 1, unreadable: 0, done: 2 });
  });

  it('is shown as being scored, also after a reload and to anyone who asks again', async () => {
    const gate = createGate();
    const { score, scored, job } = await upload();
    onScreen = () => gate.wait();
    const answers = await Promise.all([score(), score(), score()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await job()).unreadable).toMatchObject([{ fileName: 'bill.pdf', scoring: true }]);
    gate.open();
    expect((await scored()).candidates).toHaveLength(2);
    expect((await score()).status).toBe(200);
    expect(engine.screened).toHaveLength(2);
    const open = () =>
      harness.usage.reserved.size - harness.usage.settled.length - harness.usage.released.length;
    await until(() => open() === 0);
    expect(harness.usage.settled).toHaveLength(2);
  });

  it('pays for the description when nothing of the job was scored before', async () => {
    const { body, score, scored, lateSettlements } = await upload([['bill.pdf', invoice]]);
    expect(body.candidates).toEqual([]);
    await score();
    expect((await scored()).candidates).toHaveLength(1);
    await until(async () => (await lateSettlements()).length > 0);
    expect((await lateSettlements())[0]?.tokens).toBe(estimateTokens(jobDescription, 1));
  });

  it('pays for the description once, when two are asked for at the same moment', async () => {
    const { body, jobId, score, scored, lateSettlements } = await upload([
      ['bill.pdf', invoice],
      ['other.pdf', invoice.replace('number: 7', 'number: 8')],
    ]);
    const ids = body.unreadable.map(({ fileId }) => fileId);
    const answers = await Promise.all(ids.map((id) => score(authorize(), id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await scored();
    const settled = await until(async () => {
      const all = await lateSettlements();
      return all.length === 2 && all.map(({ tokens }) => tokens);
    });
    expect(settled.sort()).toEqual([500, estimateTokens(jobDescription, 1)]);
    await add(instance, jobId, { uploadId: randomUUID(), files: [resume] });
    await until(async () => (await lateSettlements()).length === 3);
    expect((await lateSettlements()).at(-1)?.tokens).toBe(500);
  });

  it('leaves the description to the next one when the first can’t be scored', async () => {
    const { jobId, score, scored, lateSettlements } = await upload([['bill.pdf', invoice]]);
    onScreen = () => {
      throw new EngineError('down', { fault: 'unavailable' });
    };
    await score();
    await scored();
    await until(async () => (await lateSettlements()).length === 1);
    onScreen = () => undefined;
    await add(instance, jobId, { uploadId: randomUUID(), files: [resume] });
    await until(async () => (await lateSettlements()).length === 2);
    await score();
    await scored();
    await until(async () => (await lateSettlements()).length === 3);
    const settled = (await lateSettlements()).map(({ tokens }) => tokens);
    expect(settled).toEqual([0, estimateTokens(jobDescription, 1), 500]);
  });

  it('pays for no description that a score of an earlier release pays for', async () => {
    const { jobId, score, scored, lateSettlements } = await upload([['bill.pdf', invoice]]);
    await score();
    await scored();
    await until(async () => (await lateSettlements()).length === 1);
    const jobs = (await harness.connectDatabase()).collection('jobs');
    await jobs.updateOne({ _id: jobId as never }, { $unset: { descriptionPaidBy: '' } });
    await add(instance, jobId, { uploadId: randomUUID(), files: [resume] });
    await until(async () => (await lateSettlements()).length === 2);
    expect((await lateSettlements()).at(-1)?.tokens).toBe(500);
  });

  it('follows threshold and template that were changed before', async () => {
    const { jobId, score, scored } = await upload();
    await send(instance, 'post', `/resumes/job/${jobId}/rescore`, { comparisonScore: 5 });
    await score();
    const job = await scored();
    expect(job.candidates.map(({ status }) => status)).toEqual(['shortlisted', 'shortlisted']);
    expect(job.rejectionEmails).toEqual([]);
  });

  it('can be moved by a person like any other', async () => {
    const { jobId, id, score, scored } = await upload();
    await score();
    await scored();
    const path = `/resumes/job/${jobId}/candidate/${id}/override`;
    const moved = await send(instance, 'post', path, {
      status: 'shortlisted',
      reason: 'A person.',
    });
    expect(moved.body).toMatchObject({ shortlisted: 2, rejected: 0 });
  });

  it('is unreadable again, free of charge, when the engine fails, and can be tried once more', async () => {
    const { score, scored, job, lateSettlements } = await upload();
    onScreen = () => {
      throw new EngineError('down', { fault: 'unavailable' });
    };
    await score();
    const failed = await scored();
    expect(failed.unreadable).toMatchObject([{ reason: 'engine-failed', scoring: false }]);
    await until(async () => (await lateSettlements()).length > 0);
    expect((await lateSettlements())[0]?.tokens).toBe(0);
    onScreen = () => undefined;
    await score();
    await scored();
    expect((await job()).candidates).toHaveLength(2);
    await until(async () => (await lateSettlements()).length > 1);
    expect((await lateSettlements()).map(({ tokens }) => tokens)).toEqual([0, 500]);
  });

  it('costs what is left of the quota, or is refused', async () => {
    const { score, job } = await upload();
    harness.usage.remaining = 100;
    const refused = await score();
    expect(refused.status).toBe(402);
    expect(refused.body.detail ?? refused.body.message).toContain('100 tokens remaining');
    expect((await job()).unreadable).toMatchObject([{ reason: 'not-a-resume', scoring: false }]);
  });

  it('belongs to who uploaded it; unknown ids and files without text are refused', async () => {
    const { score, body } = await upload([resume, ['bill.pdf', invoice], ['b.pdf', 'BROKEN']]);
    expect((await score(authorize('eve'))).status).toBe(404);
    expect((await score(authorize(), 'nobody')).status).toBe(404);
    const [ada] = body.candidates as Candidate[];
    expect((await score(authorize(), ada?.id)).status).toBe(200);
    expect(engine.screened).toHaveLength(1);
    const broken = (ada?.id ?? '').replace(/\d+$/, '2');
    expect((await score(authorize(), broken)).status).toBe(409);
  });

  it('is of nobody as long as it is not scored', async () => {
    const { job, score, scored } = await upload([
      ['ada.pdf', resumeText('Bright Spark', 60)],
      ['bill.pdf', invoice],
    ]);
    expect((await job()).candidates[0]?.files).toBeUndefined();
    await score();
    await scored();
    const files = await until(async () => (await job()).candidates[0]?.files);
    expect(files.map(({ fileName }) => fileName)).toEqual(
      expect.arrayContaining(['ada.pdf', 'bill.pdf']),
    );
    expect((await job()).candidates).toHaveLength(1);
  });

  it('is not scored when the job goes on with another engine', async () => {
    const { jobId, job } = await upload();
    const database = await harness.connectDatabase();
    const running = { status: 'processing', engineRun: 1, createdAt: new Date(0) };
    await database.collection('jobs').updateOne({ _id: jobId as never }, { $set: running });
    await sweep(instance.context);
    await until(async () => (await job()).status === 'completed');
    expect(engine.screened).toHaveLength(2);
    expect((await job()).unreadable).toMatchObject([{ reason: 'not-a-resume', scoring: false }]);
  });

  it('is settled by the sweeper when the process dies after the score', async () => {
    const { jobId, score, scored, lateSettlements } = await upload();
    await score();
    await scored();
    await until(async () => (await lateSettlements()).length > 0);
    const database = await harness.connectDatabase();
    await database
      .collection('candidates')
      .updateOne({ jobId, fileName: 'bill.pdf' }, { $set: { 'lateScoring.due': true } });
    expect((await sweep(instance.context)).settled).toBe(1);
    const settled = await until(async () => {
      const all = await lateSettlements();
      return all.length > 1 && all;
    });
    expect(new Set(settled.map(({ reservationId }) => reservationId)).size).toBe(1);
  });
});
