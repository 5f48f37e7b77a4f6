import * as emailMessages from '@shortlist/contracts/messages/email';
import * as resumesMessages from '@shortlist/contracts/messages/resumes';
import type { RejectionEmail } from '@shortlist/contracts/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { resumeText } from '../support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, nameSender, screen } from '../support/upload.js';

let harness: Harness;
let instance: Instance;

beforeEach(async () => {
  harness = await createHarness();
  instance = await harness.start();
  await nameSender(instance);
});

afterEach(() => harness.stop());

const files = [
  ['ada.pdf', resumeText('Ada', 90)],
  ['ben.pdf', resumeText('Ben', 20, 'Ben.Smith@Example.com')],
  ['cara.pdf', resumeText('Cara', 30)],
] as const;

const find = (userId: string, emails: string[]) =>
  instance.bus.request(resumesMessages.findDrafts, { userId, emails });

describe('drafts', () => {
  it('are found by address whatever its case, only the user’s own and only of the rejected', async () => {
    const { body } = await screen(instance, { files });
    const { drafts } = await find('ada', [
      ' BEN.smith@example.COM',
      'ben.smith@example.com',
      'ada@example.com',
      'stranger@example.com',
    ]);
    const [ben] = body.rejectionEmails;
    expect(drafts).toEqual([
      {
        jobId: body.jobId,
        candidateId: ben.candidateId,
        email: 'Ben.Smith@Example.com',
        subject: ben.subject,
        content: ben.content,
      },
    ]);
    expect((await find('mallory', ['ben.smith@example.com'])).drafts).toEqual([]);
    expect(await find('ada', [])).toEqual({ drafts: [] });
  });

  it('say no score and hold no placeholder', async () => {
    const { body } = await screen(instance, { files });
    expect(body.rejectionEmails).toHaveLength(2);
    for (const { subject, content } of body.rejectionEmails as RejectionEmail[]) {
      expect(subject).toBe('Thank you for your application - Nurse for our Position');
      expect(`${subject} ${content}`).not.toMatch(/\{\{|\}\}|\b(20|30)\b/);
    }
  });

  it('that do not fit into one message keep the newest of every address', async () => {
    await screen(instance, { files });
    const database = await harness.connectDatabase();
    const candidates = database.collection('candidates');
    const draft = { subject: 'Old', content: 'x'.repeat(100_000), status: 'draft' };
    const old = Array.from({ length: 20 }, (_, n) => ({
      _id: `old_${n}`,
      jobId: 'old',
      userId: 'ada',
      workspaceId: 'ada',
      draftKey: 'ben.smith@example.com',
      draft,
      result: { email: 'ben.smith@example.com' },
      createdAt: new Date(n),
    }));
    await candidates.insertMany(old as object[]);
    const { drafts } = await find('ada', ['cara@example.com', 'ben.smith@example.com']);
    expect(drafts.length).toBeGreaterThan(5);
    expect(drafts.length).toBeLessThan(12);
    const newest = drafts.slice(0, 2).map(({ email }) => email);
    expect(newest.sort()).toEqual(['Ben.Smith@Example.com', 'cara@example.com']);
  });
});

type Outcome = z.input<typeof emailMessages.rejectionEmailSettled.payload>;

describe('what became of an email', () => {
  async function prepare() {
    const { body } = await screen(instance, { files });
    const [ben, cara] = body.rejectionEmails as [RejectionEmail, RejectionEmail];
    const emails = async () => {
      const job = await get(instance, `/resumes/job/${body.jobId}`);
      return job.body.rejectionEmails as RejectionEmail[];
    };
    const publish = (change: Partial<Outcome>) =>
      instance.bus.publish(emailMessages.rejectionEmailSettled, {
        userId: 'ada',
        jobId: body.jobId,
        candidateId: ben.candidateId,
        outcome: 'sent',
        reason: null,
        at: '2026-03-01T10:00:00.000Z',
        ...change,
      });
    /** Resolves when all that was published before has been handled: consumers take one queue in order. */
    const settle = async (at: string) => {
      await publish({ candidateId: cara.candidateId, outcome: 'failed', reason: at, at });
      await until(async () => (await emails()).some(({ reason }) => reason === at));
    };
    return { jobId: body.jobId as string, emails, publish, settle };
  }

  it('is shown on its draft and counted once', async () => {
    const { jobId, emails, publish, settle } = await prepare();
    await publish({});
    await publish({});
    await settle('2026-03-01T11:00:00.000Z');
    expect(await emails()).toMatchObject([
      { status: 'sent', reason: null, sentAt: '2026-03-01T10:00:00.000Z' },
      { status: 'failed', sentAt: null },
    ]);
    const history = await get(instance, '/resumes/history');
    expect(history.body).toMatchObject([{ jobId, emailsSent: 1 }]);
  });

  it('is the newest that is known, and sent stays sent', async () => {
    const { emails, publish, settle } = await prepare();
    await publish({ outcome: 'unknown', reason: 'Link lost.', at: '2026-03-01T10:00:05.000Z' });
    await settle('2026-03-01T11:00:00.000Z');
    await publish({ outcome: 'failed', reason: 'Too early.', at: '2026-03-01T10:00:01.000Z' });
    await settle('2026-03-01T11:00:01.000Z');
    expect((await emails())[0]).toMatchObject({ status: 'unknown', reason: 'Link lost.' });
    await publish({ at: '2026-03-01T10:00:00.000Z' });
    await settle('2026-03-01T11:00:02.000Z');
    expect((await emails())[0]).toMatchObject({ status: 'sent', reason: null });
    await publish({ outcome: 'failed', reason: 'Late.', at: '2026-03-02T10:00:00.000Z' });
    await settle('2026-03-01T11:00:03.000Z');
    expect((await emails())[0]).toMatchObject({ status: 'sent', reason: null });
  });

  it('shows that it is being sent, until it is known and not after', async () => {
    const { jobId, emails, publish, settle } = await prepare();
    const [ben] = await emails();
    const begin = (at: string, change = {}) =>
      instance.bus.publish(emailMessages.rejectionEmailBegun, {
        userId: 'ada',
        jobId,
        candidateId: ben?.candidateId ?? '',
        at,
        ...change,
      });
    const status = async () => (await emails())[0]?.status;
    await begin('2026-03-01T10:00:00.000Z', { userId: 'mallory' });
    await begin('2026-03-01T10:00:00.000Z');
    await until(async () => (await status()) === 'sending');
    await publish({ outcome: 'failed', reason: 'Full.', at: '2026-03-01T10:00:00.000Z' });
    await until(async () => (await status()) === 'failed');
    await begin('2026-03-01T10:00:00.000Z');
    await begin('2026-03-01T10:05:00.000Z');
    await until(async () => (await status()) === 'sending');
    await publish({ at: '2026-03-01T10:05:01.000Z' });
    await until(async () => (await status()) === 'sent');
    await begin('2026-03-01T10:06:00.000Z');
    await settle('2026-03-01T11:00:00.000Z');
    expect(await status()).toBe('sent');
  });

  it('is unknown, and so never resent by itself, when a later release has a word of its own for it', async () => {
    const { jobId, emails, settle } = await prepare();
    const [ben] = await emails();
    await instance.bus.publish(
      { ...emailMessages.rejectionEmailSettled, payload: z.record(z.string(), z.unknown()) },
      {
        userId: 'ada',
        jobId,
        candidateId: ben?.candidateId,
        outcome: 'bounced',
        reason: 'It came back.',
        at: '2026-03-01T10:00:00.000Z',
        novelty: 1,
      },
    );
    await settle('2026-03-01T11:00:00.000Z');
    expect((await emails())[0]).toMatchObject({ status: 'unknown', reason: 'It came back.' });
  });

  it('is shown too when an email service of before 0.2 tells it', async () => {
    const { jobId, emails } = await prepare();
    const [ben] = await emails();
    await instance.bus.publish(emailMessages.rejectionEmailSent, {
      userId: 'ada',
      jobId,
      candidateId: ben?.candidateId ?? '',
      outcome: 'sent',
      reason: null,
      at: '2026-03-01T10:00:00.000Z',
    });
    await until(async () => (await emails())[0]?.status === 'sent');
    expect((await emails())[0]).toMatchObject({ sentAt: '2026-03-01T10:00:00.000Z' });
  });

  it('changes nothing for another user, another job or a candidate without a draft', async () => {
    const { emails, publish, settle } = await prepare();
    const job = await screen(instance, { files: [['eve.pdf', resumeText('Eve', 99)]] });
    const [eve] = job.body.candidates;
    await publish({ userId: 'mallory' });
    await publish({ jobId: 'other' });
    await publish({ jobId: job.body.jobId, candidateId: eve.id });
    await settle('2026-03-01T11:00:00.000Z');
    expect((await emails())[0]).toMatchObject({ status: 'draft' });
    const shown = await get(instance, `/resumes/job/${job.body.jobId}`);
    expect(shown.body.rejectionEmails).toEqual([]);
    const nobody = await get(instance, '/resumes/history', authorize('mallory'));
    expect(nobody.body).toEqual([]);
  });
});
