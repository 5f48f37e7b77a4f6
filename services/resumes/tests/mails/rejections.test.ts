import type { JobDetail } from '@shortlist/contracts/job';
import * as emailMessages from '@shortlist/contracts/messages/email';
import * as resumesMessages from '@shortlist/contracts/messages/resumes';
import type { Candidate } from '@shortlist/contracts/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resumeText } from '../support/engine.js';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, nameSender, screen, send } from '../support/upload.js';

let harness: Harness;
let instance: Instance;
let jobId: string;
let ids: Record<string, string>;

beforeEach(async () => {
  harness = await createHarness();
  instance = await harness.start();
  await nameSender(instance);
  const { body } = await screen(instance, {
    files: [
      ['ada.pdf', resumeText('Ada', 90)],
      ['ben.pdf', resumeText('Ben', 20)],
      ['ben-2.pdf', resumeText('Ben', 45, 'ben@example.com')],
      ['cara.pdf', resumeText('Cara', 30)],
      ['dora.pdf', resumeText('Dora', 30, '')],
    ],
  });
  jobId = body.jobId;
  ids = Object.fromEntries(
    (body.candidates as Candidate[]).map(({ candidate, id }) => [candidate, id]),
  );
});

afterEach(() => harness.stop());

const detailOf = async () => (await get(instance, `/resumes/job/${jobId}`)).body as JobDetail;

async function candidateOf(name: string) {
  const { candidates } = await detailOf();
  return candidates.find(({ id }) => id === ids[name]);
}

const claim = (name: string, attemptId: string, more: object = {}) =>
  instance.bus.request(resumesMessages.claimRejection, {
    userId: 'ada',
    jobId,
    candidateId: ids[name] ?? name,
    attemptId,
    at: '2026-03-01T10:00:00.000Z',
    ...more,
  });

const settle = (name: string, outcome: 'sent' | 'failed' | 'unknown', at = '10:00:01') =>
  instance.bus.publish(emailMessages.rejectionEmailSettled, {
    userId: 'ada',
    jobId,
    candidateId: ids[name] ?? '',
    outcome,
    reason: outcome === 'sent' ? null : 'Refused.',
    at: `2026-03-01T${at}.000Z`,
  });

async function settled(name: string, outcome: 'sent' | 'failed' | 'unknown', at?: string) {
  await settle(name, outcome, at);
  await until(
    async () => (await candidateOf(name))?.mail?.status === outcome || outcome === 'failed',
  );
  if (outcome !== 'failed') return;
  await until(async () => {
    const { rejectionEmails } = await detailOf();
    const email = rejectionEmails.find(({ candidateId }) => candidateId === ids[name]);
    return !email || email.status === 'failed';
  });
}

const decide = (name: string, choice: string) =>
  send(instance, 'post', `/resumes/job/${jobId}/decide`, {
    changes: [{ candidateId: ids[name], choice }],
    reason: 'Decided.',
  });

describe('which rejections may be sent', () => {
  const find = (candidateIds: readonly string[], userId = 'ada') =>
    instance.bus.request(resumesMessages.findRejections, {
      userId,
      jobId,
      candidateIds: [...candidateIds],
    });

  it('is told per person, by any file, with the reason of everybody else', async () => {
    const ben = await candidateOf('Ben');
    const files = ben?.files?.map(({ id }) => id) ?? [];
    await decide('Cara', 'maybe');
    const asked = [...files, ...Object.values(ids), 'nobody'];
    const { known, sendable, refused } = await find(asked);
    expect(known).toBe(true);
    expect(sendable).toEqual([{ candidateId: ids['Ben'], email: 'ben@example.com' }]);
    const reasons = new Map(refused.map(({ candidateId, reason }) => [candidateId, reason]));
    expect([...reasons]).toEqual(
      expect.arrayContaining([
        [ids['Ada'], 'This candidate is shortlisted.'],
        [ids['Cara'], 'This candidate is not rejected. Please decide first.'],
        [ids['Dora'], expect.stringMatching(/no valid email address/)],
        ['nobody', expect.stringMatching(/does not exist/)],
      ]),
    );
    expect(refused).toHaveLength(4);
    expect(await find([ids['Ben'] ?? ''], 'mallory')).toEqual({
      known: false,
      sendable: [],
      refused: [],
    });
  });
});

describe('an account without a sender', () => {
  const blank = { senderName: '', company: '', signature: '', replyTo: '' };
  const change = (settings: object) =>
    send(instance, 'put', '/resumes/mail-settings', { ...blank, ...settings }).expect(200);
  const ask = async () => {
    const asked = { userId: 'ada', jobId, candidateIds: [ids['Ben'] ?? ''] };
    const emails = ['ben@example.com'];
    return [
      await instance.bus.request(resumesMessages.findRejections, asked),
      await instance.bus.request(resumesMessages.findDrafts, { userId: 'ada', emails }),
    ];
  };

  it.each([
    ['nothing', {}],
    ['no address', { senderName: 'Mina Hill' }],
    ['no name', { replyTo: 'mina@example.com' }],
    ['no name that can be read', { senderName: '-.-', replyTo: 'mina@example.com' }],
  ])('has nothing to send: %s', async (_what, settings) => {
    await change(settings);
    for (const answer of await ask()) expect(answer.senderMissing).toBe(true);
    expect(await claim('Ben', 'one', { needsSender: true })).toEqual({
      mail: null,
      reason: expect.stringContaining('Sender and signature'),
    });
  });

  it('still has its screenings: who asks about nobody hears that one is theirs', async () => {
    await change({});
    const nobody = { userId: 'ada', jobId, candidateIds: [] };
    expect(await instance.bus.request(resumesMessages.findRejections, nobody)).toEqual({
      known: true,
      sendable: [],
      refused: [],
    });
  });

  it('still sends what was confirmed before a sender was asked for', async () => {
    await change({});
    expect((await claim('Ben', 'one')).mail).not.toBeNull();
  });

  it('is known by its company alone', async () => {
    await change({ company: 'Brook', replyTo: 'mina@example.com' });
    for (const answer of await ask()) expect(answer.senderMissing).toBeUndefined();
    expect((await claim('Ben', 'one', { needsSender: true })).mail?.senderName).toBe('Brook');
  });
});

describe('claiming a rejection', () => {
  it('gives the text of that moment, and the same to the same attempt again', async () => {
    const template = {
      subject: 'Your application',
      content: 'Dear {{first_name}}, no.',
      company: '',
    };
    const path = `/resumes/job/${jobId}/rejection-template`;
    expect((await send(instance, 'put', path, template)).status).toBe(200);
    const first = await claim('Ben', 'one');
    expect(first).toEqual({
      mail: {
        candidateId: ids['Ben'],
        email: 'ben@example.com',
        subject: 'Your application',
        content: 'Dear applicant, no.',
        senderName: 'Mina Hill',
        replyTo: 'mina@example.com',
        separate: false,
      },
      reason: null,
    });
    await send(instance, 'put', path, { ...template, content: 'Changed.' });
    expect(await claim('Ben', 'one')).toEqual(first);
    expect(await candidateOf('Ben')).toMatchObject({ mail: { status: 'sending' } });
  });

  it('is refused to another attempt, by any file of the person, until it has failed', async () => {
    const files = (await candidateOf('Ben'))?.files?.map(({ id }) => id) ?? [];
    expect((await claim('Ben', 'one')).mail).not.toBeNull();
    for (const [n, candidateId] of files.entries()) {
      expect(await claim('Ben', `two-${n}`, { candidateId })).toEqual({
        mail: null,
        reason: 'A rejection email is being sent to this candidate already.',
      });
    }
    await settled('Ben', 'failed');
    const again = await claim('Ben', 'three', { at: '2026-03-01T11:00:00.000Z' });
    expect(again.mail).not.toBeNull();
    await settled('Ben', 'sent', '11:00:01');
    for (const attempt of ['one', 'three', 'four']) {
      expect((await claim('Ben', attempt, { at: '2026-03-01T12:00:00.000Z' })).reason).toMatch(
        /has been sent|is over/,
      );
    }
  });

  it('of an attempt that has failed and comes late sends nothing', async () => {
    await claim('Ben', 'one');
    await settled('Ben', 'failed');
    expect(await claim('Ben', 'one')).toEqual({
      mail: null,
      reason: 'This attempt to send the email has ended.',
    });
  });

  it('is never resent when nobody knows whether it arrived', async () => {
    await claim('Cara', 'one');
    await settled('Cara', 'unknown');
    expect((await claim('Cara', 'two')).reason).toMatch(/may have reached/);
  });

  it.each([
    ['who is shortlisted', 'Ada', {}, /shortlisted/],
    ['without an address', 'Dora', {}, /no valid email address/],
    ['who is not there', 'nobody', {}, /does not exist/],
    ['of somebody else', 'Ben', { userId: 'mallory' }, /not yours/],
    ['of another screening', 'Ben', { jobId: 'another' }, /not yours/],
  ])('is refused for somebody %s', async (_who, name, more, reason) => {
    const refused = await claim(name, 'one', more);
    expect([refused.mail, refused.reason]).toEqual([null, expect.stringMatching(reason)]);
  });

  it.each(['shortlisted', 'maybe'])('is refused for somebody moved to %s', async (choice) => {
    await decide('Ben', choice);
    expect((await claim('Ben', 'one')).mail).toBeNull();
  });

  it('of a move and a claim at once one is first: it never leaves, or the move shows it', async () => {
    const [claimed, moved] = await Promise.all([claim('Ben', 'one'), decide('Ben', 'shortlisted')]);
    expect(moved.status).toBe(200);
    const ben = await candidateOf('Ben');
    expect(ben?.status).toBe('shortlisted');
    expect(ben?.mail?.status ?? null).toBe(claimed.mail ? 'sending' : null);
  });
});

describe('an email that may have left', () => {
  it('shows wherever the candidate is moved', async () => {
    await claim('Ben', 'one');
    await settled('Ben', 'sent');
    await decide('Ben', 'shortlisted');
    expect(await candidateOf('Ben')).toMatchObject({
      status: 'shortlisted',
      mail: { status: 'sent', reason: null, sentAt: '2026-03-01T10:00:01.000Z' },
    });
  });

  it('is gone when it failed after the candidate was moved, and is drafted again later', async () => {
    await claim('Ben', 'one');
    await decide('Ben', 'shortlisted');
    await settled('Ben', 'failed');
    expect((await detailOf()).rejectionEmails).toMatchObject([{ candidate: 'Cara' }]);
    expect((await claim('Ben', 'two')).reason).toBe('This candidate is shortlisted.');
    await decide('Ben', 'rejected');
    expect((await detailOf()).rejectionEmails).toHaveLength(2);
  });

  it('is known to whose address it went when files are told apart', async () => {
    const [counting, other] = (await candidateOf('Ben'))?.files ?? [];
    const apart = (id?: string, separate = true) =>
      send(instance, 'post', `/resumes/job/${jobId}/candidate/${id}/separate`, { separate });
    await claim('Ben', 'one');
    await settled('Ben', 'sent');
    const { body, status } = await apart(counting?.id);
    expect(status).toBe(200);
    expect(body.removed).toEqual([]);
    expect(body.rows.map((row: { candidate: Candidate }) => row.candidate)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          id: other?.id,
          mail: expect.objectContaining({ status: 'sent' }),
        }),
        expect.objectContaining({
          id: counting?.id,
          mail: expect.objectContaining({ status: 'sent' }),
        }),
      ]),
    );
    expect(body.totals).toMatchObject({ candidates: 5 });
    const { body: history } = await get(instance, '/resumes/history');
    expect(history[0]).toMatchObject({ emailsSent: 1 });
    const joined = await apart(counting?.id, false);
    expect(joined.body.removed).toHaveLength(1);
    expect(joined.body.totals).toMatchObject({ candidates: 4 });
  });
});

describe('two people with one address', () => {
  it('are each mailed once, as a person said that they are two', async () => {
    const [counting] = (await candidateOf('Ben'))?.files ?? [];
    const path = `/resumes/job/${jobId}/candidate/${counting?.id}/separate`;
    const { body } = await send(instance, 'post', path, { separate: true });
    const people = body.rows.map(({ candidate }: { candidate: Candidate }) => candidate.id);
    expect(people).toHaveLength(2);
    for (const candidateId of people) {
      const { mail } = await claim('', `for ${candidateId}`, { candidateId });
      expect(mail).toMatchObject({ email: 'ben@example.com', separate: true });
    }
    // They stay two, whatever is scored again.
    const rescored = await send(instance, 'post', `/resumes/job/${jobId}/rescore`, {
      comparisonScore: 60,
    });
    expect(rescored.body.candidates).toHaveLength(5);
    const { body: record } = await get(instance, `/resumes/job/${jobId}/decisions`);
    expect(record.decisions).toContainEqual(
      expect.objectContaining({
        change: 'separated',
        by: 'ada@example.com',
        candidateId: counting?.id,
        why: 'ben-2.pdf is not of the same person as other files.',
      }),
    );
  });

  it('refuse a file that is not there, or not one’s own', async () => {
    const path = `/resumes/job/${jobId}/candidate/nobody/separate`;
    const answer = await send(instance, 'post', path, { separate: true });
    expect([answer.status, answer.body.code]).toEqual([404, 'CandidateNotFound']);
  });
});
