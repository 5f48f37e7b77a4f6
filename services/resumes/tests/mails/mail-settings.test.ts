import type { JobDetail } from '@shortlist/contracts/job';
import type { MailSettings } from '@shortlist/contracts/mail-settings';
import * as emailMessages from '@shortlist/contracts/messages/email';
import * as resumesMessages from '@shortlist/contracts/messages/resumes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../../src/domain/sweep/sweep.js';
import { createScriptedEngine, resumeText, type ScriptedEngine } from '../support/engine.js';
import { createGate } from '../support/gate.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';

let harness: Harness;
let instance: Instance;
let engine: ScriptedEngine;

beforeEach(async () => {
  harness = await createHarness();
  engine = createScriptedEngine();
  instance = await harness.start({}, { engine });
});

afterEach(() => harness.stop());

const blank: MailSettings = { senderName: '', company: '', signature: '', replyTo: '' };
const settings: MailSettings = {
  senderName: 'Hill Recruiting',
  company: 'Harbour Vale',
  signature: 'Anna Hill\nRecruiter',
  replyTo: 'anna@hill.example',
};
const ENDS = 'Best regards,\nAnna Hill\nRecruiter\nHarbour Vale';

const path = '/resumes/mail-settings';
const put = (change: object, who = authorize()) =>
  send(instance, 'put', path, { ...settings, ...change }, who);
const read = async (who = authorize()) => (await get(instance, path, who)).body as MailSettings;

const files = [
  ['ada.pdf', resumeText('Ada King', 90)],
  ['ben.pdf', resumeText('Ben Smith', 20)],
  ['cara.pdf', resumeText('Cara Jones', 30)],
] as const;

async function upload(who = authorize()) {
  const { body } = await screen(instance, { files, authorization: who });
  return body.jobId as string;
}
const detailOf = async (jobId: string, who = authorize()) =>
  (await get(instance, `/resumes/job/${jobId}`, who)).body as JobDetail;

async function emailTo(jobId: string, name: string) {
  const { rejectionEmails } = await detailOf(jobId);
  const found = rejectionEmails.find(({ candidate }) => candidate === name);
  if (!found) throw new Error(`No email to ${name}.`);
  return found;
}

/** Whether every draft of the job ends as given; for `until`, as many jobs may follow after the answer. */
const allEnd = async (jobId: string, end: string) =>
  (await detailOf(jobId)).rejectionEmails.every(({ content }) => content.endsWith(end));

async function changeStored(collection: string, filter: object, set: object) {
  const db = await harness.connectDatabase();
  const stored = await db.collection(collection).updateMany(filter, { $set: set });
  expect(stored?.matchedCount).toBeGreaterThan(0);
}

describe('mail settings', () => {
  it('are blank until they are set, and each user’s own', async () => {
    expect(await read()).toEqual(blank);
    const { status, body } = await put({});
    expect([status, body]).toEqual([200, settings]);
    expect(await read()).toEqual(settings);
    expect(await read(authorize('mallory'))).toEqual(blank);
    expect((await put(blank)).body).toEqual(blank);
    expect(await read()).toEqual(blank);
  });

  it('need a signed-in user', async () => {
    expect((await get(instance, path, 'Bearer none')).status).toBe(401);
    expect((await put({}, 'Bearer none')).status).toBe(401);
  });

  it.each([
    [{ senderName: 'Anna\r\nBcc: all@example.com' }, 'one line'],
    [{ company: 'A\nB' }, 'one line'],
    [{ senderName: 'x'.repeat(101) }, 'under 100'],
    [{ company: 'x'.repeat(201) }, 'under 200'],
    [{ signature: 'x'.repeat(501) }, 'under 500'],
    [{ signature: 'x'.repeat(400_000) }, 'under 500'],
    [{ replyTo: 'anna' }, ''],
    [{ replyTo: 'a@example.com, b@example.com' }, ''],
    [{ replyTo: 'a@example.com\r\nBcc: b@example.com' }, ''],
    [{ replyTo: null }, ''],
    [{ signature: { $ne: 1 } }, ''],
    [{ senderName: 'See https://evil.example/jobs' }, 'sender name contains a link'],
    [{ company: 'evil[.]example/login' }, 'company contains a link'],
    [{ signature: 'Anna\nwww.ev\u200bil.example' }, 'signature contains a link'],
    [{ signature: 'Anna ht{}tps://evil.example' }, 'signature contains a link'],
  ])('refuse %j with a sentence', async (change, told) => {
    await put({});
    const { status, body } = await put(change);
    expect([status, body.code]).toEqual([422, 'InvalidInput']);
    expect(body.detail).toMatch(/^[A-Z].*\.$/);
    expect(body.detail).toContain(told);
    expect(await read()).toEqual(settings);
  });

  it('keep no invisible character and nothing that a template takes for a placeholder', async () => {
    const jobId = await upload();
    const { body } = await put({
      senderName: ' Anna\u0001\u202e ',
      company: '{{first_name}} Ltd',
      signature: ' Anna\u200b {{job_title}}\r\n\t{company} ',
    });
    expect(body).toMatchObject({
      senderName: 'Anna',
      company: 'first_name Ltd',
      signature: 'Anna job_title\ncompany',
    });
    const { content } = await emailTo(jobId, 'Ben Smith');
    expect(content.endsWith('regards,\nAnna job_title\ncompany\nfirst_name Ltd')).toBe(true);
  });

  it('that are set at once end as one of them, whom the drafts follow', async () => {
    const jobId = await upload();
    const names = ['One', 'Two', 'Three', 'Four', 'Five'];
    const answers = await Promise.all(names.map((signature) => put({ signature, company: '' })));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const { signature } = await read();
    expect(names).toContain(signature);
    await until(() => allEnd(jobId, `Best regards,\n${signature}`));
    const db = await harness.connectDatabase();
    await until(async () => {
      const stored = await db.collection('mail_settings').findOne({});
      return stored?.['revision'] === 5 && stored['pendingSince'] === null;
    });
  });
});

describe('drafts', () => {
  it('of all the user’s screenings follow, and nothing else changes', async () => {
    const jobs = [await upload(), await upload()];
    const others = await upload(authorize('mallory'));
    const before = await Promise.all(jobs.map((jobId) => detailOf(jobId)));
    const theirs = await detailOf(others, authorize('mallory'));
    const asked = engine.screened.length;
    await put({});
    for (const [index, jobId] of jobs.entries()) {
      await until(() => allEnd(jobId, ENDS));
      const after = await detailOf(jobId);
      expect(after.candidates).toEqual(before[index]?.candidates);
      expect(after.rejectionEmails).toHaveLength(2);
      expect(after.rejectionEmails[0]?.content).toContain('position at Harbour Vale and');
    }
    expect(await detailOf(others, authorize('mallory'))).toEqual(theirs);
    expect(engine.screened).toHaveLength(asked);
    const { decisions } = (await get(instance, `/resumes/job/${jobs[0] ?? ''}/decisions`)).body;
    expect(decisions).toHaveLength(3);
    await put(blank);
    for (const [index, jobId] of jobs.entries()) {
      await until(() => allEnd(jobId, 'Best regards,\nHR Team'));
      expect((await detailOf(jobId)).rejectionEmails).toEqual(before[index]?.rejectionEmails);
    }
  });

  it('that were edited or sent stay as they are', async () => {
    const jobId = await upload();
    const [ben, cara] = [await emailTo(jobId, 'Ben Smith'), await emailTo(jobId, 'Cara Jones')];
    const draft = `/resumes/job/${jobId}/candidate/${ben.candidateId}/draft`;
    const edited = { subject: 'Sorry', content: 'Dear Ben, sorry.' };
    expect((await send(instance, 'put', draft, edited)).status).toBe(200);
    await instance.bus.publish(emailMessages.rejectionEmailSettled, {
      userId: 'ada',
      jobId,
      candidateId: cara.candidateId,
      outcome: 'sent',
      reason: null,
      at: '2026-03-01T10:00:00.000Z',
    });
    await until(async () => (await emailTo(jobId, 'Cara Jones')).status === 'sent');
    await put({});
    await until(async () => (await detailOf(jobId)).rejectionTemplate?.company === 'Harbour Vale');
    expect(await emailTo(jobId, 'Ben Smith')).toMatchObject(edited);
    expect(await emailTo(jobId, 'Cara Jones')).toMatchObject({ content: cara.content });
  });

  it('of a screening’s own template keep its text; a blank company is that of the settings', async () => {
    const jobId = await upload();
    await put({});
    const template = { subject: 'No', content: 'Dear {{first_name}}, no. {{company}}' };
    const setTemplate = (company: string) =>
      send(instance, 'put', `/resumes/job/${jobId}/rejection-template`, { ...template, company });
    expect((await setTemplate('')).status).toBe(200);
    expect((await emailTo(jobId, 'Ben Smith')).content).toBe('Dear Ben, no. Harbour Vale');
    await put({ company: 'Harbour West', signature: 'Somebody else' });
    await until(() => allEnd(jobId, 'no. Harbour West'));
    await setTemplate('Own Ltd');
    await put({});
    expect((await emailTo(jobId, 'Ben Smith')).content).toBe('Dear Ben, no. Own Ltd');
  });

  it('of a new screening are made by them, also when they change while it is read', async () => {
    await put({});
    expect(await allEnd(await upload(), ENDS)).toBe(true);
    const gate = createGate();
    await instance.service.stop();
    try {
      engine = createScriptedEngine({ onScreen: () => gate.wait() });
      instance = await harness.start({}, { engine });
      const uploading = upload();
      await gate.reached;
      expect((await put({ signature: 'Ada' })).status).toBe(200);
      gate.open();
      const jobId = await uploading;
      await until(() => allEnd(jobId, 'Best regards,\nAda\nHarbour Vale'));
      expect((await detailOf(jobId)).rejectionEmails).toHaveLength(2);
    } finally {
      gate.open();
    }
  });

  it('follow by the sweeper after a crash, once', async () => {
    const jobs = [await upload(), await upload()];
    await put({});
    for (const jobId of jobs) await until(() => allEnd(jobId, ENDS));
    // As it is when the process dies right after the settings were stored, or after one of the jobs was.
    await changeStored(
      'mail_settings',
      { _id: 'ada' },
      { signature: 'Ada', revision: 7, pendingSince: new Date(0) },
    );
    await changeStored(
      'jobs',
      { _id: jobs[0] },
      {
        letterhead: { revision: 7, company: 'Harbour Vale', signature: 'Ada' },
        settingsRevision: 9,
        unappliedSince: new Date(0),
      },
    );
    expect(await sweep(instance.context)).toMatchObject({ followed: 1, applied: 1 });
    for (const jobId of jobs) {
      expect(await allEnd(jobId, 'Best regards,\nAda\nHarbour Vale')).toBe(true);
    }
    expect(await sweep(instance.context)).toMatchObject({ followed: 0, applied: 0 });
  });

  it('ask no engine, also where candidates wait to be judged: they follow when they were', async () => {
    const jobId = await upload();
    const screened = engine.screened.length;
    const changed = { settingsRevision: 1, scoringRevision: 1, criteriaRevision: 1 };
    await changeStored('jobs', { _id: jobId }, { ...changed, unappliedSince: new Date() });
    await put({});
    expect((await detailOf(jobId)).rejectionTemplate?.company).toBe('Harbour Vale');
    expect(engine.screened).toHaveLength(screened);
    await changeStored('jobs', { _id: jobId }, { unappliedSince: new Date(0) });
    expect(await sweep(instance.context)).toMatchObject({ applied: 1 });
    expect(await allEnd(jobId, ENDS)).toBe(true);
  });

  it('of a screening that a newer change has reached are not taken back by an older one', async () => {
    const jobId = await upload();
    await put({});
    await until(() => allEnd(jobId, ENDS));
    const letterhead = { revision: 5, company: '', signature: 'Newer' };
    await changeStored('jobs', { _id: jobId }, { letterhead });
    await put({ signature: 'Older' });
    expect((await detailOf(jobId)).rejectionTemplate?.content).toMatch(/Newer$/);
  });
});

describe('a claimed rejection', () => {
  async function claim(jobId: string, name: string) {
    const { candidateId } = await emailTo(jobId, name);
    const { mail } = await instance.bus.request(resumesMessages.claimRejection, {
      userId: 'ada',
      jobId,
      candidateId,
      attemptId: `attempt of ${name}`,
      at: '2026-03-01T10:00:00.000Z',
    });
    return mail;
  }

  it('carries sender name and reply address of that moment', async () => {
    const jobId = await upload();
    expect(await claim(jobId, 'Ben Smith')).toMatchObject({ senderName: '', replyTo: '' });
    await put({});
    const { senderName, replyTo } = settings;
    expect(await claim(jobId, 'Cara Jones')).toMatchObject({ senderName, replyTo });
    // The same attempt, asked again.
    await put({ senderName: '' });
    expect(await claim(jobId, 'Cara Jones')).toMatchObject({ senderName: 'Harbour Vale' });
  });

  it('has the text of the newest settings, even before its screening follows them', async () => {
    const jobId = await upload();
    await put({});
    await until(() => allEnd(jobId, ENDS));
    await changeStored('mail_settings', { _id: 'ada' }, { signature: 'Ada', revision: 7 });
    const mail = await claim(jobId, 'Ben Smith');
    expect(mail?.content).toMatch(/Best regards,\nAda\nHarbour Vale$/);
  });
});
