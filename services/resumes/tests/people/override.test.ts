import type { Decision } from '@shortlist/contracts/job';
import * as emailMessages from '@shortlist/contracts/messages/email';
import * as resumesMessages from '@shortlist/contracts/messages/resumes';
import type { Candidate, RejectionEmail } from '@shortlist/contracts/screening';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createScriptedEngine, resumeText } from '../support/engine.js';
import { createGate } from '../support/gate.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { until } from '../support/until.js';
import { get, nameSender, screen, send } from '../support/upload.js';

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
  ['ben.pdf', resumeText('Ben', 20)],
  ['cara.pdf', resumeText('Cara', 30, '')],
] as const;

async function upload() {
  const { body } = await screen(instance, { files });
  const jobId = body.jobId as string;
  const candidates = body.candidates as Candidate[];
  const idOf = (name: string) => candidates.find(({ candidate }) => candidate === name)?.id ?? '';
  return {
    jobId,
    idOf,
    move: (name: string, status: string, reason: unknown = 'Met in person.', who = authorize()) =>
      send(
        instance,
        'post',
        `/resumes/job/${jobId}/candidate/${idOf(name)}/override`,
        { status, reason },
        who,
      ),
    record: async (who = authorize()) => get(instance, `/resumes/job/${jobId}/decisions`, who),
    find: (email: string) =>
      instance.bus.request(resumesMessages.findDrafts, { userId: 'ada', emails: [email] }),
    outcome: (name: string, outcome: 'sent' | 'failed' | 'unknown') =>
      instance.bus.publish(emailMessages.rejectionEmailSettled, {
        userId: 'ada',
        jobId,
        candidateId: idOf(name),
        outcome,
        reason: outcome === 'sent' ? null : 'Refused.',
        at: '2026-03-01T10:00:00.000Z',
      }),
    emails: async () => {
      const { body: detail } = await get(instance, `/resumes/job/${jobId}`);
      return detail.rejectionEmails as RejectionEmail[];
    },
  };
}

describe('moving a candidate', () => {
  it('to rejected drafts an email, and to shortlisted withdraws it', async () => {
    const { idOf, move, find } = await upload();
    const rejected = await move('Ada', 'rejected', '  Not available.  ');
    expect(rejected.status).toBe(200);
    expect(rejected.body).toMatchObject({ shortlisted: 0, rejected: 3 });
    expect(rejected.body.candidates[0]).toMatchObject({
      id: idOf('Ada'),
      status: 'rejected',
      score: 90,
      override: { status: 'rejected', reason: 'Not available.', by: 'ada@example.com' },
    });
    expect(rejected.body.rejectionEmails.map(({ candidate }: RejectionEmail) => candidate)).toEqual(
      ['Ada', 'Ben'],
    );
    expect((await find('ada@example.com')).drafts).toHaveLength(1);

    const back = await move('Ada', 'shortlisted');
    expect(back.body.rejectionEmails).toMatchObject([{ candidate: 'Ben' }]);
    expect(await find('ada@example.com')).toEqual({ drafts: [] });
    const ben = await move('Ben', 'shortlisted');
    expect(ben.body).toMatchObject({ shortlisted: 2, rejected: 1, rejectionEmails: [] });
    expect(await find('ben@example.com')).toEqual({ drafts: [] });
    const { body: history } = await get(instance, '/resumes/history');
    expect(history).toMatchObject([{ shortlisted: 2, rejected: 1, done: 3, averageScore: 47 }]);
  });

  it('to rejected drafts nothing without an address', async () => {
    const { move } = await upload();
    await move('Cara', 'shortlisted');
    const { body } = await move('Cara', 'rejected');
    expect(body.rejectionEmails).toMatchObject([{ candidate: 'Ben' }]);
  });

  it('leaves an email visible that was sent, before or after', async () => {
    const { move, emails, outcome } = await upload();
    await outcome('Ben', 'sent');
    await until(async () => (await emails())[0]?.status === 'sent');
    expect((await move('Ben', 'shortlisted')).body.rejectionEmails).toMatchObject([
      { candidate: 'Ben', status: 'sent' },
    ]);
    expect((await move('Ben', 'rejected', 'A mistake.')).body.rejectionEmails).toMatchObject([
      { candidate: 'Ben', status: 'sent', sentAt: '2026-03-01T10:00:00.000Z' },
    ]);
  });

  it('while a bulk send has taken the draft already shows what became of it', async () => {
    const { move, emails, outcome, find } = await upload();
    await find('ben@example.com');
    expect((await move('Ben', 'shortlisted')).body.rejectionEmails).toEqual([]);
    await outcome('Ben', 'sent');
    await until(async () => (await emails()).length === 1);
    expect(await emails()).toMatchObject([{ candidate: 'Ben', status: 'sent' }]);
    const { body: history } = await get(instance, '/resumes/history');
    expect(history).toMatchObject([{ emailsSent: 1, shortlisted: 2 }]);
  });

  it('by many at once ends in one state, with every step in the record', async () => {
    const { move, record, emails, outcome } = await upload();
    const moves = Array.from({ length: 12 }, (_, n) =>
      move('Ben', n % 2 === 0 ? 'shortlisted' : 'rejected', `Reason ${n}`),
    );
    const answers = await Promise.all([...moves, outcome('Cara', 'failed')]);
    for (const answer of answers.slice(0, 12)) expect(answer).toHaveProperty('status', 200);
    const { body } = await record();
    const steps = (body.decisions as Decision[]).filter(
      ({ kind, candidate }) => kind === 'overridden' && candidate === 'Ben',
    );
    expect(new Set(steps.map(({ why }) => why)).size).toBe(12);
    expect(steps.map(({ from }) => from)).toEqual([
      'rejected',
      ...steps.slice(0, -1).map(({ to }) => to),
    ]);
    const { body: job } = await get(instance, `/resumes/job/${body.jobId}`);
    const ben = job.candidates.find((one: Candidate) => one.candidate === 'Ben');
    const last = steps.at(-1);
    expect(ben).toMatchObject({
      status: last?.to,
      override: { status: last?.to, reason: last?.why },
    });
    expect((await emails()).length).toBe(ben.status === 'rejected' ? 1 : 0);
    const { body: history } = await get(instance, '/resumes/history');
    expect(history[0]).toMatchObject({ shortlisted: job.shortlisted, rejected: job.rejected });
  });

  it('refuses bad input, strangers and candidates that do not exist', async () => {
    const { jobId, move, idOf, record } = await upload();
    for (const [status, reason] of [
      ['maybe', 'x'],
      ['rejected', ''],
      ['rejected', '   '],
      ['rejected', 'x'.repeat(1001)],
      ['rejected', { $ne: null }],
      ['rejected', 7],
    ] as const) {
      const answer = await move('Ada', status, reason);
      expect([answer.status, answer.body.code]).toEqual([422, 'InvalidInput']);
    }
    const mallory = await move('Ada', 'rejected', 'Mine now.', authorize('mallory'));
    expect([mallory.status, mallory.body.code]).toEqual([404, 'CandidateNotFound']);
    const other = await upload();
    for (const path of [
      `/resumes/job/${jobId}/candidate/nobody/override`,
      `/resumes/job/none/candidate/${idOf('Ada')}/override`,
      `/resumes/job/${other.jobId}/candidate/${idOf('Ada')}/override`,
    ]) {
      const answer = await send(instance, 'post', path, { status: 'rejected', reason: 'x' });
      expect([answer.status, answer.body.code]).toEqual([404, 'CandidateNotFound']);
    }
    const { body } = await record();
    expect(body.decisions.every(({ kind }: Decision) => kind === 'scored')).toBe(true);
  });

  it('refuses a screening that still runs, and a file that was not scored', async () => {
    const gate = createGate();
    const engine = createScriptedEngine({ onScreen: () => gate.wait() });
    // Its workers would take this one's resumes.
    await instance.service.stop();
    try {
      const running = await harness.start({}, { engine });
      const jobId = '6d3a0d52-7d3a-4a62-9a39-3fc86fb42111';
      const upload = screen(running, {
        jobId,
        files: [
          ['a.pdf', resumeText('A', 90)],
          ['b.pdf', 'BROKEN'],
        ],
      }).then((response) => response);
      await gate.reached;
      const database = await harness.connectDatabase();
      const [first, broken] = await database
        .collection<{ _id: string }>('candidates')
        .find({})
        .sort({ position: 1 })
        .toArray();
      const path = (id?: string) => `/resumes/job/${jobId}/candidate/${id}/override`;
      const body = { status: 'rejected', reason: 'x' };
      const early = await send(running, 'post', path(first?._id), body);
      expect([early.status, early.body.code]).toEqual([409, 'JobNotComplete']);
      gate.open();
      await upload;
      const unread = await send(running, 'post', path(broken?._id), body);
      expect([unread.status, unread.body.code]).toEqual([404, 'CandidateNotFound']);
    } finally {
      gate.open();
    }
  });
});

describe('the decision record', () => {
  it('tells who, when, from, to and why, oldest first, and nothing twice', async () => {
    const { jobId, move, record, idOf } = await upload();
    await move('Ben', 'shortlisted', '<b>"Strong"</b> portfolio');
    await move('Ben', 'shortlisted', '<b>"Strong"</b> portfolio');
    const { status, body } = await record();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      jobId,
      comparisonScore: 50,
      engine: { name: 'local', version: 'test' },
      criteria: [{ id: 'c1' }],
    });
    expect(body.decisions).toHaveLength(4);
    expect(body.decisions[3]).toEqual({
      at: expect.stringMatching(/^\d{4}-/),
      candidateId: idOf('Ben'),
      candidate: 'Ben',
      fileName: 'ben.pdf',
      kind: 'overridden',
      by: 'ada@example.com',
      from: 'rejected',
      to: 'shortlisted',
      score: 20,
      comparisonScore: 50,
      why: '<b>"Strong"</b> portfolio',
      nameGuessed: false,
    });
    expect(body.decisions.slice(0, 3)).toEqual(
      ['Ada', 'Ben', 'Cara'].map(() =>
        expect.objectContaining({ kind: 'scored', by: 'local test', from: null, why: null }),
      ),
    );
  });

  it('is its own user’s only', async () => {
    const { record } = await upload();
    const answer = await record(authorize('mallory'));
    expect([answer.status, answer.body.code]).toEqual([404, 'JobNotFound']);
    expect((await get(instance, '/resumes/job/none/decisions')).status).toBe(404);
  });
});
