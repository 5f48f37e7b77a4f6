import { createHash } from 'node:crypto';
import type { DecisionSeal } from '@shortlist/contracts/http/resumes';
import type { JobDetail } from '@shortlist/contracts/job';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canonicalJson, type SealedLine, verifyRecord } from '../../src/domain/record/chain.js';
import { sealRecord } from '../../src/domain/record/seal-record.js';
import { forgetWorkspace } from '../../src/domain/remove/forget-workspace.js';
import { sweep } from '../../src/domain/sweep/sweep.js';
import { dyingAfter } from '../support/crash.js';
import { resumeText } from '../support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { memberOf } from '../support/member.js';
import {
  answer,
  askAndConfirm,
  everybody,
  type Mails,
  requestsOf,
  startMails,
  wishOf,
} from '../support/privacy.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';

const email = 'ada.quill@example.com';
let harness: Harness;
let mails: Mails;
let instance: Instance;
let jobId: string;
let ids: Record<string, string>;
let now: number;

beforeEach(async () => {
  now = Date.parse('2026-06-10T12:00Z');
  harness = await createHarness();
  mails = await startMails(await harness.connect());
  instance = await harness.start({ sweepIntervalMs: 1_000_000 }, { clock: () => new Date(now) });
  const { body } = await screen(instance, {
    files: [
      ['ada-cv.pdf', resumeText('Ada Quill', 90)],
      ['ada-old.pdf', resumeText('Ada Quill', 30)],
      ['ben.pdf', resumeText('Ben Fenn', 20)],
    ],
  });
  const detail = body as JobDetail & { jobId: string };
  jobId = detail.jobId;
  ids = Object.fromEntries(detail.candidates.map(({ candidate, id }) => [candidate, id]));
});
afterEach(() => harness.stop());

const models = () => instance.context.models;
const decide = (name: string, choice: string | null, reason = '') =>
  send(instance, 'post', `/resumes/job/${jobId}/decide`, {
    changes: [{ candidateId: ids[name], choice, reason }],
  });
const keepFor = (years: number | null, who = authorize()) =>
  send(instance, 'put', '/resumes/retention', { months: 12, recordYears: years }, who);
const remove = () => send(instance, 'delete', `/resumes/job/${jobId}`, {});

async function recordOf() {
  const { status, body } = await get(instance, `/resumes/job/${jobId}/decisions?lines=sealed`);
  return { status, ...body } as {
    status: number;
    title: string;
    decisions: { candidate: string; why: string | null }[];
    seal: DecisionSeal;
    deletedAt: string | null;
    keptUntil: string | null;
  };
}
const exported = () =>
  request(instance.url)
    .get('/internal/export')
    .set('authorization', authorize())
    .buffer(true)
    .parse((answered, done) => {
      const pieces: Buffer[] = [];
      answered.on('data', (piece: Buffer) => void pieces.push(piece));
      answered.on('end', () => done(null, Buffer.concat(pieces)));
    })
    .then(({ body }) => String(body));
const toSealed = ({ lines = [] }: DecisionSeal): SealedLine[] =>
  lines.map(({ line, hash, personal }) => ({ body: canonicalJson(line), hash, personal }));
const check = (seal: DecisionSeal) => verifyRecord(toSealed(seal), seal.head);

describe('the sealed record', () => {
  it('has a line for each decision, in their order, and holds', async () => {
    await decide('Ben Fenn', 'shortlisted', 'Knows the ward.');
    const { seal, decisions, deletedAt } = await recordOf();
    expect(check(seal)).toBeNull();
    expect(seal).toMatchObject({ brokenAt: null, since: '2026-06-10T12:00:00.000Z' });
    expect(deletedAt).toBeNull();
    expect(decisions).toHaveLength(seal.head.lines);
    const [first] = seal.lines ?? [];
    expect(first?.line).toMatchObject({
      ...{ number: 1, screening: jobId, kind: 'scored', threshold: 50 },
      requirements: { must: { of: expect.any(Number) } },
    });
    expect(seal.lines?.at(-1)).toMatchObject({
      line: { kind: 'overridden', by: 'ada@example.com', from: 'rejected', to: 'shortlisted' },
      personal: { name: { value: 'Ben Fenn' }, reason: { value: 'Knows the ward.' } },
    });
    // Nothing that names a candidate is in what can't be erased.
    expect(JSON.stringify(seal.lines?.map(({ line }) => line))).not.toMatch(/Fenn|Quill|\.pdf/);
  });

  it('names a line that somebody changed in the database', async () => {
    await recordOf();
    await models().recordLines.everywhere.updateOne({ jobId, number: 2 }, { $set: { body: '{}' } });
    expect((await recordOf()).seal.brokenAt).toBe(2);
  });

  it.each(['', 'null', '[]', '{"at":7}', 'no JSON', 7])(
    'shows, exports and keeps a record with the damaged last line %p, and names the line',
    async (body) => {
      await keepFor(3);
      const { seal: whole } = await recordOf();
      const number = whole.head.lines;
      await models().recordLines.everywhere.updateOne({ jobId, number }, {
        $set: { body },
      } as never);
      expect(await recordOf()).toMatchObject({ status: 200, seal: { brokenAt: number } });
      expect(await exported()).toContain(`"brokenAt": ${number}`);
      await decide('Ben Fenn', 'shortlisted', 'Later.');
      expect((await recordOf()).seal.brokenAt).toBe(number);
      await remove();
      await until(async () => !(await models().jobs.everywhere.exists({ _id: jobId })));
      expect(await recordOf()).toMatchObject({ status: 200, seal: { brokenAt: number } });
    },
  );

  it('does not go on from a last line that was sealed again by hand', async () => {
    const { seal } = await recordOf();
    const number = seal.head.lines;
    const forged = { body: '{}', hash: createHash('sha256').update('{}').digest('hex') };
    await models().recordLines.everywhere.updateOne({ jobId, number }, { $set: forged });
    await decide('Ben Fenn', 'shortlisted', 'Later.');
    const after = await recordOf();
    expect([after.seal.brokenAt, after.seal.head.lines]).toEqual([number, number + 1]);
  });

  it('finds the last line gone', async () => {
    const { seal } = await recordOf();
    await models().recordLines.everywhere.deleteOne({ jobId, number: seal.head.lines });
    // Nobody decided since: the gap is not filled by sealing again with another salt.
    expect((await recordOf()).seal.brokenAt).toBe(seal.head.lines);
    await decide('Ben Fenn', 'shortlisted', 'Later.');
    expect((await recordOf()).seal.brokenAt).toBe(seal.head.lines);
  });

  it('is written once and in one order by several processes that decide and seal at once', async () => {
    const others = await Promise.all([harness.createContext(), harness.createContext()]);
    await Promise.all([
      decide('Ben Fenn', 'shortlisted'),
      decide('Ada Quill', 'rejected'),
      ...[instance.context, ...others].map((context) => sealRecord(context, jobId, { all: true })),
    ]);
    await decide('Ben Fenn', null);
    await Promise.all([instance.context, ...others].map((context) => sealRecord(context, jobId)));
    const { seal, decisions } = await recordOf();
    expect(check(seal)).toBeNull();
    const made = await models().candidates.everywhere.find({ jobId });
    expect(decisions).toHaveLength(made.reduce((sum, one) => sum + one.decisions.length, 0));
  });

  it.each([0, 1])(
    'is completed once by the sweep after a crash, %d writes later',
    async (count) => {
      await decide('Ben Fenn', 'shortlisted', 'Once.');
      await sealRecord(dyingAfter(instance.context, count), jobId).catch(() => undefined);
      expect((await sweep(instance.context)).sealed).toBeLessThanOrEqual(1);
      await sweep(instance.context);
      const lines = await models().recordLines.everywhere.find({ jobId });
      expect(lines.filter(({ personal }) => personal.reason?.value === 'Once.')).toHaveLength(1);
      expect(await models().candidates.everywhere.count({ unsealedSince: { $ne: null } })).toBe(0);
    },
  );

  it('takes in what was decided before it, or by a release that marks nothing', async () => {
    await models().recordLines.everywhere.deleteMany({ jobId });
    await models().decisionRecords.everywhere.deleteMany({});
    await models().candidates.everywhere.updateMany({ jobId }, { $unset: { unsealedSince: '' } });
    const { seal, decisions } = await recordOf();
    expect([check(seal), decisions.length > 2]).toEqual([null, true]);
  });

  it('is in the export of all data, with hashes and head', async () => {
    const { seal } = await recordOf();
    expect(await exported()).toContain(seal.head.hash);
  });
});

describe('a screening that is deleted', () => {
  it('leaves nothing of it unless records are kept longer', async () => {
    await recordOf();
    await remove();
    expect((await recordOf()).status).toBe(404);
    expect(await models().recordLines.everywhere.count({})).toBe(0);
    expect(await models().decisionRecords.everywhere.count({})).toBe(0);
  });

  it('leaves its record, which still holds, and no resume', async () => {
    await keepFor(3);
    await decide('Ben Fenn', 'shortlisted', 'Just before.');
    await remove();
    await until(async () => !(await models().jobs.everywhere.exists({ _id: jobId })));
    const { seal, title, decisions, keptUntil } = await recordOf();
    expect([check(seal), seal.brokenAt, title]).toEqual([null, null, 'Nurse']);
    expect(decisions.at(-1)).toMatchObject({ candidate: 'Ben Fenn', why: 'Just before.' });
    expect(keptUntil).toBe('2029-06-10T12:00:00.000Z');
    const { body } = await get(instance, '/resumes/decision-records');
    expect(body.records).toEqual([
      expect.objectContaining({ jobId, title: 'Nurse', lines: seal.head.lines, keptUntil }),
    ]);
    const others = await get(instance, '/resumes/decision-records', authorize('bea'));
    expect(others.body.records).toEqual([]);
    const foreign = await get(instance, `/resumes/job/${jobId}/decisions`, authorize('bea'));
    expect(foreign.status).toBe(404);
    expect(await models().candidates.everywhere.count({})).toBe(0);
  });

  it.each([
    [3, '2029-06-12T12:00Z'],
    [4, '2030-06-12T12:00Z'],
  ])('leaves its record for %d years', async (years, end) => {
    await keepFor(years);
    await remove();
    await until(async () => !(await models().jobs.everywhere.exists({ _id: jobId })));
    now = Date.parse(end) - 4 * 24 * 60 * 60 * 1000;
    await sweep(instance.context);
    expect((await recordOf()).status).toBe(200);
    now = Date.parse(end);
    await sweep(instance.context);
    expect((await recordOf()).status).toBe(404);
    expect(await models().recordLines.everywhere.count({})).toBe(0);
  });

  it('loses its record in the night after records are no longer kept, as was said', async () => {
    await keepFor(4);
    await remove();
    await until(async () => !(await models().jobs.everywhere.exists({ _id: jobId })));
    const { body } = await keepFor(null);
    expect(body).toMatchObject({
      recordYears: null,
      recordOptions: [
        { years: null, records: 1 },
        { years: 3, records: 0 },
        { years: 4, records: 0 },
      ],
    });
    expect((await recordOf()).status).toBe(200);
    now = Date.parse('2026-06-11T03:00Z');
    await sweep(instance.context);
    expect((await recordOf()).status).toBe(404);
  });

  it('refuses other times, and keeps the choice where only months are sent', async () => {
    expect((await keepFor(7)).status).toBe(422);
    await keepFor(3);
    await send(instance, 'put', '/resumes/retention', { months: 6 });
    const { body } = await get(instance, '/resumes/retention');
    expect(body).toMatchObject({ months: 6, recordYears: 3 });
  });

  it.each([0, 1, 2, 3, 4])(
    'leaves it whole when the process dies after %d writes',
    async (count) => {
      await keepFor(3);
      await decide('Ben Fenn', 'shortlisted', 'Just before.');
      const made = (await recordOf()).seal.head.lines;
      await decide('Ada Quill', 'rejected', 'At last.');
      const { deleteJob } = await import('../../src/domain/remove/delete-job.js');
      const dying = dyingAfter(instance.context, count);
      await deleteJob(dying, { jobId, member: memberOf('ada') }).catch(() => undefined);
      await remove();
      await sweep(instance.context);
      await until(async () => !(await models().jobs.everywhere.exists({ _id: jobId })));
      const { seal, title } = await recordOf();
      expect([check(seal), seal.head.lines, title]).toEqual([null, made + 1, 'Nurse']);
    },
  );

  it('leaves nothing when the account is deleted', async () => {
    await keepFor(4);
    await remove();
    await until(async () => !(await models().jobs.everywhere.exists({ _id: jobId })));
    await forgetWorkspace(instance.context, 'ada');
    expect(await models().recordLines.everywhere.count({})).toBe(0);
    expect(await models().decisionRecords.everywhere.count({})).toBe(0);
  });
});

describe('a candidate who is deleted on request', () => {
  it('is named nowhere in the record, whose lines stay and hold', async () => {
    await decide('Ada Quill', 'rejected', 'Mrs Quill has moved.');
    const before = await recordOf();
    await askAndConfirm(instance, mails, wishOf(email));
    const [wish] = await requestsOf(instance);
    const people = wish ? everybody(wish) : [];
    expect(people).toHaveLength(1);
    await answer(instance, wish?.id ?? '', { answer: 'delete', people }).expect(200);
    const { seal, decisions } = await recordOf();
    expect(check(seal)).toBeNull();
    expect(seal.head.lines).toBeGreaterThanOrEqual(before.seal.head.lines);
    expect(JSON.stringify([seal, decisions])).not.toMatch(/Quill|ada-cv|ada-old/);
    expect(decisions.map(({ candidate }) => candidate)).toContain('Ben Fenn');
    expect(decisions.map(({ candidate }) => candidate)).toContain('Deleted on request');
  });
});
