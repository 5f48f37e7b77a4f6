import type { JobDetail } from '@shortlist/contracts/job';
import * as messages from '@shortlist/contracts/messages/auth';
import * as resumesMessages from '@shortlist/contracts/messages/resumes';
import type { PrivacyRequest } from '@shortlist/contracts/privacy';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepPrivacy } from '../../src/domain/privacy/sweep-privacy.js';
import { createScriptedEngine, resumeText } from '../support/engine.js';
import { createGate } from '../support/gate.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import {
  answer,
  askAndConfirm,
  everybody,
  type Mails,
  requestsOf,
  startMails,
  wishOf,
} from '../support/privacy.js';
import { comment, share } from '../support/share.js';
import { until } from '../support/until.js';
import { add, get, screen, send } from '../support/upload.js';

const email = 'ada.quill@example.com';
const DAY = 24 * 60 * 60 * 1000;
let harness: Harness;
let mails: Mails;
let instance: Instance;
let now: number;

beforeEach(async () => {
  now = Date.parse('2026-03-01T10:00:00Z');
  harness = await createHarness();
  mails = await startMails(await harness.connect());
  instance = await harness.start({ sweepIntervalMs: 1_000_000 }, { clock: () => new Date(now) });
});
afterEach(() => harness.stop());

/** A screening with Ada, who has two files and comes with a note, a tag and a comment, and with Ben. */
async function screenAda(): Promise<string> {
  const { body } = await screen(instance, {
    files: [
      ['ada-cv.pdf', resumeText('Ada Quill', 10)],
      ['ada-long.pdf', `${resumeText('Ada Quill', 30)}Wards of St. Odile.`],
      ['ben.pdf', resumeText('Ben Fenn', 20)],
    ],
  });
  const jobId = body.jobId as string;
  const detail = await detailOf(jobId);
  const found = detail.candidates.find(({ candidate }) => candidate === 'Ada Quill');
  const candidateId = found?.id ?? '';
  await send(instance, 'post', `/resumes/job/${jobId}/marks`, {
    candidateIds: [candidateId],
    note: 'Knows Fenchurch.',
    addTags: ['Maybe-later'],
  });
  await send(instance, 'post', `/resumes/job/${jobId}/decide`, {
    changes: [{ candidateId, choice: 'shortlisted', reason: 'Good at wounds.' }],
  });
  const { token } = await share(instance, `/resumes/job/${jobId}`);
  await comment(instance, token, { candidateId, author: 'Mo', text: 'Invite Quill.' });
  return jobId;
}

/** Writes that the resumes say no to what is asked for. */
async function denyCriterion(): Promise<void> {
  const db = await harness.connectDatabase();
  const verdict = { criterionId: 'c1', verdict: 'not-found', reason: 'says-no', place: null };
  const verdicts = [{ ...verdict, quote: 'Non-driver' }];
  await db.collection('candidates').updateMany({}, { $set: { 'result.verdicts': verdicts } });
}

const detailOf = async (jobId: string) =>
  (await get(instance, `/resumes/job/${jobId}`)).body as JobDetail;

async function stored(): Promise<string> {
  const db = await harness.connectDatabase();
  const collections = (await db.listCollections().toArray()) ?? [];
  const documents: unknown[] = [];
  for (const { name } of collections) documents.push(await db.collection(name).find().toArray());
  return JSON.stringify(documents);
}

const traces = async () => {
  const all = await stored();
  const texts = ['Quill', 'quill', 'ada-', 'Odile', 'Fenchurch', 'Maybe-later', 'wounds'];
  return texts.filter((text) => all.includes(text));
};

async function open(wish = 'delete', more: object = {}): Promise<PrivacyRequest> {
  await askAndConfirm(instance, mails, wishOf(email, wish, more));
  const found = (await requestsOf(instance)).find(
    (one) => one.wish === wish && one.state === 'open',
  );
  if (!found) throw new Error('There is no request.');
  return found;
}

describe('deleting', () => {
  it('removes everything of the person everywhere, says how much, and leaves figures that add up', async () => {
    const jobId = await screenAda();
    const request = await open('delete', { message: 'Quill asks.' });
    await open('copy');
    expect(request.people).toMatchObject([{ jobId, title: 'Nurse', files: 2, name: 'Ada Quill' }]);
    const { status, body } = await answer(instance, request.id, {
      answer: 'delete',
      people: everybody(request),
    });
    expect([status, body.detail]).toEqual([200, undefined]);
    expect(body.request).toMatchObject({ state: 'answered', people: [] });
    expect(body.request.answer).toMatchObject({
      kind: 'deleted',
      screenings: 1,
      people: 1,
      files: 2,
      comments: 1,
      emails: 2,
    });
    expect(mails.forgotten).toMatchObject([{ jobId }]);
    expect(await mails.find('answered')).toMatchObject({ answer: 'deleted', to: email });
    await until(async () => (await requestsOf(instance)).every(({ mail }) => mail === 'sent'));
    expect(await traces()).toEqual([]);
    const detail = await detailOf(jobId);
    expect(detail.candidates.map(({ candidate }) => candidate)).toEqual(['Ben Fenn']);
    expect(detail).toMatchObject({ total: 1, done: 1, rejected: 1, shortlisted: 0, erased: 1 });
    const record = await get(instance, `/resumes/job/${jobId}/decisions`);
    expect(JSON.stringify(record.body)).not.toContain('Quill');
    const [only, ...others] = await requestsOf(instance);
    expect([others, only?.name, only?.email, only?.message]).toEqual([[], '', '', '']);

    const added = await add(instance, jobId, {
      uploadId: 'b2d5a7d2-6a4f-4a0e-9a51-0123456789ab',
      files: [['cleo.pdf', resumeText('Cleo Marsh', 90)]],
    });
    expect(added.status).toBe(200);
    const grown = await until(async () => {
      const found = await detailOf(jobId);
      return found.candidates.length === 2 && found;
    });
    expect(grown).toMatchObject({ total: 2, done: 2 });
    expect(new Set(grown.candidates.map(({ id }) => id)).size).toBe(2);
  });

  it('never lets a rejection leave that is claimed afterwards', async () => {
    const { body } = await screen(instance, { files: [['a.pdf', resumeText('Ada Quill', 10)]] });
    const { jobId } = body;
    const [{ candidateId }] = body.rejectionEmails;
    const request = await open();
    await answer(instance, request.id, { answer: 'delete', people: everybody(request) });
    const bus = await harness.connect();
    const claim = await bus.request(resumesMessages.claimRejection, {
      ...{ userId: 'ada', jobId, candidateId },
      attemptId: 'late',
      at: new Date(now).toISOString(),
    });
    expect(claim.mail).toBeNull();
  });

  it('goes on by the sweep until the mails are gone, too, and tells the candidate only then', async () => {
    await screenAda();
    const request = await open();
    mails.isThere = false;
    const { body } = await answer(instance, request.id, {
      answer: 'delete',
      people: everybody(request),
    });
    expect(body.request).toMatchObject({ state: 'deleting', mail: 'none' });
    expect(mails.sent.some(({ kind }) => kind === 'answered')).toBe(false);
    mails.isThere = true;
    now += 31_000;
    await sweepPrivacy(instance.context);
    await mails.find('answered');
    const [after] = await requestsOf(instance);
    expect(after).toMatchObject({ state: 'answered', answer: { emails: 2 } });
    const [job] = await instance.context.models.jobs.everywhere.find({});
    expect([job?.total, job?.erased.length]).toEqual([1, 1]);
  });

  it('spares somebody else with the same address, whom the recruiter does not choose', async () => {
    const { body } = await screen(instance, {
      files: [
        ['ada.pdf', resumeText('Ada Quill', 90)],
        ['eve.pdf', resumeText('Eve Marsh', 80, email)],
      ],
    });
    const request = await open();
    const mine = request.people.filter(({ name }) => name === 'Ada Quill');
    expect([request.people.length, mine.length]).toEqual([2, 1]);
    const people = mine.map(({ jobId, candidateId }) => ({ jobId, candidateId }));
    await answer(instance, request.id, { answer: 'delete', people }).expect(200);
    const detail = await detailOf(body.jobId);
    expect(detail.candidates.map(({ candidate }) => candidate)).toEqual(['Eve Marsh']);
  });

  it('waits for a screening that is still running', async () => {
    const gate = createGate();
    let isHeld = false;
    const engine = createScriptedEngine({
      onScreen: async ({ text }) => {
        if (isHeld && text.includes('Late')) await gate.wait();
      },
    });
    const held = await harness.start({}, { engine, clock: () => new Date(now) });
    isHeld = true;
    const running = screen(held, {
      files: [
        ['ada.pdf', resumeText('Ada Quill', 90)],
        ['late.pdf', resumeText('Late One', 20)],
      ],
    }).then((response) => response);
    await gate.reached;
    const request = await until(async () => {
      const { models } = instance.context;
      if (!(await models.candidates.everywhere.exists({ addressKey: email }))) return null;
      return open();
    });
    const refused = await answer(instance, request.id, {
      answer: 'delete',
      people: everybody(request),
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'ScreeningRunning']);
    gate.open();
    expect((await running).body.candidates).toHaveLength(2);
    await answer(instance, request.id, { answer: 'delete', people: everybody(request) }).expect(
      200,
    );
    await mails.find('answered');
  });
});

describe('other answers', () => {
  it('send a readable copy without the recruiter’s notes, unless those are chosen', async () => {
    await screenAda();
    await denyCriterion();
    await send(instance, 'put', '/resumes/mail-settings', {
      ...{ senderName: '', company: 'Brookfield', signature: '', replyTo: '' },
    });
    const first = await open('copy');
    await answer(instance, first.id, {
      answer: 'send',
      people: everybody(first),
      withNotes: false,
    }).expect(200);
    const mail = await mails.find('answered');
    const text = JSON.stringify(mail.parts);
    expect(mail).toMatchObject({ answer: 'sent', by: 'Brookfield', to: email });
    for (const there of ['Ada Quill', 'of 100', 'wounds', 'Wards of St. Odile', 'ada-long.pdf'])
      expect(text).toContain(there);
    expect(text).toContain('Asked for: Criterion 1 – says no: “Non-driver”');
    expect(text).toContain('Kept since 1 March 2026, deleted automatically on 1 March 2027');
    for (const absent of ['Fenchurch', 'Maybe-later', 'Invite', 'Ben'])
      expect(text).not.toContain(absent);
    const second = await open('copy');
    await answer(instance, second.id, {
      answer: 'send',
      people: everybody(second),
      withNotes: true,
    }).expect(200);
    const all = await until(() => mails.sent.filter(({ kind }) => kind === 'answered')[1]);
    for (const there of ['Fenchurch', 'Maybe-later', 'Invite'])
      expect(JSON.stringify(all.parts)).toContain(there);
    expect((await requestsOf(instance)).map(({ state }) => state)).toEqual([
      'answered',
      'answered',
    ]);
  });

  it.each([
    ['correct', 'corrected'],
    ['decline', 'declined'],
  ])('%s is mailed with what was written', async (kind, shown) => {
    await screenAda();
    const request = await open('correct');
    const { body } = await answer(instance, request.id, { answer: kind, reason: ' As agreed. ' });
    expect(body.request.answer).toMatchObject({ kind: shown, reason: 'As agreed.' });
    expect(await mails.find('answered')).toMatchObject({ answer: shown, reason: 'As agreed.' });
    const again = await answer(instance, request.id, { answer: kind, reason: 'Again.' });
    expect([again.status, again.body.code]).toEqual([409, 'PrivacyRequestAnswered']);
  });

  it('of which two come at once count once', async () => {
    await screenAda();
    const request = await open();
    const body = { answer: 'delete', people: everybody(request) };
    const both = await Promise.all([
      answer(instance, request.id, body),
      answer(instance, request.id, body),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [job] = await instance.context.models.jobs.everywhere.find({});
    expect(job?.total).toBe(1);
  });

  it('are refused with somebody else’s session, an unknown id or for people who are not meant', async () => {
    const jobId = await screenAda();
    const ben = (await detailOf(jobId)).candidates.find(
      ({ candidate }) => candidate === 'Ben Fenn',
    );
    const request = await open();
    const body = { answer: 'delete', people: everybody(request) };
    const mia = await answer(instance, request.id, body, authorize('mia'));
    expect([mia.status, mia.body.code]).toEqual([404, 'PrivacyRequestNotFound']);
    expect((await answer(instance, 'none', body)).status).toBe(404);
    expect((await answer(instance, request.id, body, '')).status).toBe(401);
    const wrong = { answer: 'delete', people: [{ jobId, candidateId: ben?.id }] };
    const refused = await answer(instance, request.id, wrong);
    expect([refused.status, refused.body.code]).toEqual([409, 'PeopleChanged']);
    for (const bad of [
      { answer: 'delete', people: [] },
      { answer: 'delete' },
      { answer: 'send', people: everybody(request) },
      { answer: 'decline', reason: ' \u200b ' },
      { answer: 'decline', reason: 'x'.repeat(2001) },
      { answer: 'explode' },
      {},
    ]) {
      expect((await answer(instance, request.id, bad)).status).toBe(422);
    }
    expect((await detailOf(jobId)).candidates).toHaveLength(2);
  });

  it('are asked for again every week until there is one, and not for ever', async () => {
    await screenAda();
    await open();
    const reminders = () => mails.sent.filter(({ kind }) => kind === 'reminder').length;
    for (let week = 1; week <= 12; week += 1) {
      now += 7 * DAY + 1;
      await sweepPrivacy(instance.context);
      await sweepPrivacy(instance.context);
    }
    await until(() => reminders() === 8);
    const [request] = await requestsOf(instance);
    await answer(instance, request?.id ?? '', { answer: 'decline', reason: 'No.' });
    expect(await mails.find('reminder')).toMatchObject({ userId: 'ada', to: null, name: '' });
    await mails.find('answered');
  });

  it('are kept from nobody when the mail is refused, and go with the account', async () => {
    await screenAda();
    const request = await open('correct');
    mails.outcome = 'refused';
    await answer(instance, request.id, { answer: 'decline', reason: 'No.' });
    await until(async () => (await requestsOf(instance))[0]?.mail === 'refused');
    const bus = await harness.connect();
    await bus.publish(messages.userDeleted, {
      userId: 'ada',
      at: new Date(now).toISOString(),
    });
    await until(
      async () => (await instance.context.models.privacyCases.everywhere.count({})) === 0,
    );
    expect(await requestsOf(instance)).toEqual([]);
  });
});
