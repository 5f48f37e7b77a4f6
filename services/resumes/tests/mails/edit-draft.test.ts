import type { JobDetail } from '@shortlist/contracts/job';
import * as emailMessages from '@shortlist/contracts/messages/email';
import * as resumesMessages from '@shortlist/contracts/messages/resumes';
import type { Candidate, RejectionEmail } from '@shortlist/contracts/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resumeText } from '../support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, nameSender, screen, send } from '../support/upload.js';

let harness: Harness;
let instance: Instance;
let job: string;
let candidates: readonly Candidate[];

beforeEach(async () => {
  harness = await createHarness();
  instance = await harness.start();
  await nameSender(instance);
  const { body } = await screen(instance, {
    files: [
      ['ada.pdf', resumeText('Ada King', 90)],
      ['ben.pdf', resumeText('Ben Smith', 20)],
      ['ben-2.pdf', resumeText('Ben Smith', 30)],
      ['cara.pdf', resumeText('Cara Hill', 30)],
      ['dora.pdf', resumeText('Dora Hall', 30, '')],
    ],
  });
  job = `/resumes/job/${body.jobId}`;
  candidates = body.candidates as Candidate[];
});

afterEach(() => harness.stop());

const letter = { subject: 'About your visit', content: 'Dear Ben,\n\nit was good to meet you.' };
const template = { subject: 'By template', content: 'Hello {{first_name}}, no.', company: '' };

const find = (name: string) => candidates.find(({ candidate }) => candidate === name);
const idOf = (name: string) => find(name)?.id ?? name;
const draftPath = (id: string) => `${job}/candidate/${id}/draft`;
const edit = (name: string, change: object = {}, who = authorize()) =>
  send(instance, 'put', draftPath(idOf(name)), { ...letter, ...change }, who);
const reset = (name: string, who = authorize()) =>
  send(instance, 'delete', draftPath(idOf(name)), {}, who);
const setTemplate = (change: object = {}) =>
  send(instance, 'put', `${job}/rejection-template`, { ...template, ...change });
const move = (name: string, choice: string) =>
  send(instance, 'post', `${job}/decide`, {
    changes: [{ candidateId: idOf(name), choice }],
    reason: 'Decided.',
  });
const emailOf = async (name: string): Promise<RejectionEmail | undefined> => {
  const { rejectionEmails } = (await get(instance, job)).body as JobDetail;
  return rejectionEmails.find(({ candidateId }) => candidateId === idOf(name));
};
const about = (name: string) => ({
  userId: 'ada',
  jobId: job.split('/').pop() ?? '',
  candidateId: idOf(name),
});
const claim = (name: string) =>
  instance.bus.request(resumesMessages.claimRejection, {
    ...about(name),
    attemptId: 'one',
    at: '2026-03-01T10:00:00.000Z',
  });
const settle = async (name: string, outcome: 'sent' | 'failed' | 'unknown') => {
  await instance.bus.publish(emailMessages.rejectionEmailSettled, {
    ...about(name),
    outcome,
    reason: outcome === 'sent' ? null : 'Refused.',
    at: '2026-03-01T10:00:01.000Z',
  });
  await until(async () => (await emailOf(name))?.status === outcome);
};

describe('writing one candidate’s rejection', () => {
  it('shows it, finds it and sends it as it was written', async () => {
    const before = await emailOf('Ben Smith');
    const { status, body } = await edit('Ben Smith');
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, ...letter, edited: true });
    expect(await emailOf('Ben Smith')).toEqual(body);
    expect((await get(instance, `${job}/candidate/${idOf('Ben Smith')}`)).body.email).toEqual(body);
    expect((await emailOf('Cara Hill'))?.edited).toBeUndefined();
    const { drafts } = await instance.bus.request(resumesMessages.findDrafts, {
      userId: 'ada',
      emails: ['ben.smith@example.com'],
    });
    expect(drafts).toMatchObject([letter]);
    expect((await claim('Ben Smith')).mail).toMatchObject(letter);
  });

  it('stays through another template, another threshold and a way to the shortlist and back', async () => {
    await edit('Ben Smith');
    await setTemplate();
    await send(instance, 'post', `${job}/rescore`, { comparisonScore: 70 });
    expect(await emailOf('Ben Smith')).toMatchObject({ ...letter, edited: true });
    await move('Ben Smith', 'shortlisted');
    expect(await emailOf('Ben Smith')).toBeUndefined();
    await move('Ben Smith', 'rejected');
    expect(await emailOf('Ben Smith')).toMatchObject({ ...letter, edited: true });
    expect(await emailOf('Cara Hill')).toMatchObject({ subject: 'By template' });
    expect((await claim('Ben Smith')).mail).toMatchObject(letter);
  });

  it('is for the person, whichever file names them', async () => {
    const ids = find('Ben Smith')?.files?.map(({ id }) => id) ?? [];
    expect(ids).toHaveLength(2);
    for (const [n, id] of ids.entries()) {
      const subject = `Letter ${n}`;
      const { body } = await send(instance, 'put', draftPath(id), { ...letter, subject });
      expect(body).toMatchObject({ candidateId: idOf('Ben Smith'), subject });
      expect(await emailOf('Ben Smith')).toMatchObject({ subject });
    }
  });

  it('twice with one text changes nothing more', async () => {
    const db = await harness.connectDatabase();
    const stored = () =>
      db.collection<{ _id: string }>('candidates').findOne({ _id: idOf('Ben Smith') });
    const first = await edit('Ben Smith');
    const before = await stored();
    expect((await edit('Ben Smith', { subject: `  ${letter.subject} ` })).body).toEqual(first.body);
    expect(await stored()).toEqual(before);
    await reset('Ben Smith');
    const after = await stored();
    expect((await reset('Ben Smith')).status).toBe(200);
    expect(await stored()).toEqual(after);
  });

  it('writes what failed for the next attempt, and says still that it failed', async () => {
    await claim('Ben Smith');
    await settle('Ben Smith', 'failed');
    const { body } = await edit('Ben Smith');
    expect(body).toMatchObject({ ...letter, status: 'failed', reason: 'Refused.' });
  });

  it('of two at once keeps one whole', async () => {
    const texts = Array.from({ length: 6 }, (_, n) => ({ subject: `S${n}`, content: `Text ${n}` }));
    const answers = await Promise.all(texts.map((text) => edit('Ben Smith', text)));
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
    const { subject, content } = (await emailOf('Ben Smith')) ?? {};
    expect(texts).toContainEqual({ subject, content });
  });

  it('and a claim at once: what is sent is what was shown last before, and stays', async () => {
    const names = ['Ben Smith', 'Cara Hill'];
    const before = await Promise.all(names.map(emailOf));
    // With one of them the claim sets out first.
    const attempts = names.map(async (name, n) => {
      const claiming = n === 0 ? claim(name) : undefined;
      const [edited, claimed] = await Promise.all([edit(name), claiming ?? claim(name)]);
      return { edited, claimed };
    });
    for (const [n, { edited, claimed }] of (await Promise.all(attempts)).entries()) {
      const isFirst = edited.status === 200;
      expect([isFirst, edited.body.code]).toEqual(
        isFirst ? [true, undefined] : [false, 'DraftNotOpen'],
      );
      const { subject, content } = isFirst ? letter : (before[n] ?? letter);
      expect(claimed.mail).toMatchObject({ subject, content });
      expect(await emailOf(names[n] ?? '')).toMatchObject({ subject, content, status: 'sending' });
    }
  });
});

describe('following the template again', () => {
  it('drafts from the template of now, which it follows from then on', async () => {
    await edit('Ben Smith');
    await setTemplate();
    const { status, body } = await reset('Ben Smith');
    expect(status).toBe(200);
    expect(body).toMatchObject({ subject: 'By template', content: 'Hello Ben, no.' });
    expect(body.edited).toBeUndefined();
    await setTemplate({ subject: 'Changed' });
    expect(await emailOf('Ben Smith')).toMatchObject({ subject: 'Changed' });
  });
});

describe('an email that can’t be written', () => {
  const refused = async (name: string) =>
    Promise.all(
      [edit, reset].map(async (change) => {
        const { status, body } = await change(name);
        return [status, body.code];
      }),
    );
  const closed = [409, 'DraftNotOpen'];
  const missing = [404, 'CandidateNotFound'];

  it('is that of who is shortlisted, has no address, or is not there', async () => {
    expect(await refused('Ada King')).toEqual([closed, closed]);
    expect(await refused('Dora Hall')).toEqual([closed, closed]);
    expect(await refused('nobody')).toEqual([missing, missing]);
    await edit('Ben Smith');
    await move('Ben Smith', 'maybe');
    expect(await refused('Ben Smith')).toEqual([closed, closed]);
  });

  it.each(['sending', 'sent', 'unknown'] as const)('is one that is %s', async (outcome) => {
    await edit('Ben Smith');
    await claim('Ben Smith');
    if (outcome !== 'sending') await settle('Ben Smith', outcome);
    expect(await refused('Ben Smith')).toEqual([closed, closed]);
    expect(await emailOf('Ben Smith')).toMatchObject({ ...letter, status: outcome });
  });

  it('is that of somebody else’s screening, whatever is written', async () => {
    const mallory = authorize('mallory');
    for (const answer of [
      await edit('Ben Smith', {}, mallory),
      await edit('Ben Smith', { content: 'See www.evil.example' }, mallory),
      await reset('Ben Smith', mallory),
    ]) {
      expect([answer.status, answer.body.code]).toEqual(missing);
    }
    expect((await emailOf('Ben Smith'))?.edited).toBeUndefined();
  });

  it.each([
    ['no subject', { subject: ' ' }, 'subject'],
    ['nothing visible', { content: '\u200b\u0001' }, 'empty'],
    ['a long subject', { subject: 'x'.repeat(301) }, ''],
    ['a long text', { content: 'x'.repeat(20_001) }, ''],
    ['a placeholder', { content: 'Dear {{first_name}}' }, 'placeholder'],
    ['a link', { content: 'Look at https://evil.example/jobs' }, 'contains a link'],
    ['no text', { content: { $ne: 1 } }, ''],
  ])('is one with %s', async (_what, change, told) => {
    const before = await emailOf('Ben Smith');
    const { status, body } = await edit('Ben Smith', change);
    expect([status, body.code]).toEqual([422, 'InvalidInput']);
    expect(body.message).toContain(told);
    expect(await emailOf('Ben Smith')).toEqual(before);
  });

  it('can’t break a header', async () => {
    const { body } = await edit('Ben Smith', { subject: 'Hello\r\nBcc: all@example.com' });
    expect(body.subject).toBe('Hello Bcc: all@example.com');
  });
});
