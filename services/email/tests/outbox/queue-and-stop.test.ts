import { randomUUID } from 'node:crypto';
import { gate, until } from '@shortlist/bus/testing';
import type { OutboxEntry, OutboxState } from '@shortlist/contracts/http/email';
import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailFor, type Harness, startHarness } from '../support/harness.js';
import type { Person } from '../support/screenings.js';
import type { Verdict } from '../support/smtp.js';

let mongo: TestMongo;
let harness: Harness;
let now: Date;
let jobId: string;

beforeAll(async () => {
  mongo = await startTestMongo();
});
afterAll(async () => {
  await mongo.stop();
});
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z');
  jobId = randomUUID();
  harness = await startHarness(mongo, { clock: () => now });
});
afterEach(async () => {
  await harness.context.models.deliveries.everywhere.deleteMany({});
  await harness.stop();
});

/** Lets time pass and the sender see it. */
function pass(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
  harness.context.alarm.ring();
}

const people = (count: number, given: Partial<Person> = {}) =>
  Array.from({ length: count }, () => harness.draft({ jobId, ...given }));
const outbox = () => harness.outbox(jobId);
const read = async (): Promise<OutboxState> => (await outbox().get().expect(200)).body;
const settled = () => until(read, ({ counts }) => counts.queued + counts.sending === 0);
const entryOf = ({ entries }: OutboxState, { candidateId }: Person) =>
  entries.find((entry) => entry.candidateId === candidateId);
const statesOf = ({ entries }: { entries: readonly OutboxEntry[] }) =>
  Object.fromEntries(entries.map(({ candidateId, state }) => [candidateId, state]));
const mailedTo = () => harness.smtp.mails.flatMap(({ to }) => to).sort();

describe('queued rejections', () => {
  it('wait for their time, then leave once each with the text, the sender and the reply address of the claim', async () => {
    const [ada, ben] = people(2) as [Person, Person];
    const queued = await outbox().queue([ada, ben]).expect(200);
    expect(queued.body).toEqual({
      entries: expect.any(Array),
      counts: { queued: 2, sending: 0, sent: 0, failed: 0, unknown: 0, stopped: 0 },
      nextSendAt: '2026-11-20T10:00:30.000Z',
      delaySeconds: 30,
      asOf: '2026-11-20T10:00:00.000Z',
      refused: [],
    });
    expect(entryOf(queued.body, ada)).toEqual({
      candidateId: ada.candidateId,
      email: ada.email,
      state: 'queued',
      reason: null,
      sendAt: '2026-11-20T10:00:30.000Z',
      at: '2026-11-20T10:00:00.000Z',
    });
    pass(29);
    expect((await read()).counts.queued).toBe(2);
    expect(harness.screenings.claims).toBe(0);
    Object.assign(ada, {
      content: 'Dear Ada,\n\nedited since.',
      senderName: 'Brookfield "Foods" <evil@example.com>\r\nBcc: x@example.com',
      replyTo: 'hr@brookfield.test',
    });
    pass(1);
    const after = await settled();
    expect(after.counts).toMatchObject({ sent: 2, queued: 0 });
    expect(after.nextSendAt).toBeNull();
    expect(entryOf(after, ben)).toMatchObject({ state: 'sent', reason: null, sendAt: null });
    expect(mailedTo()).toEqual([ada.email, ben.email].sort());
    const mail = harness.smtp.mails.find(({ to }) => to[0] === ada.email)?.parsed;
    expect(mail?.text?.trim()).toBe('Dear Ada,\n\nedited since.');
    expect(mail?.from?.value).toEqual([
      {
        name: 'Brookfield Foods evil example.com Bcc: x example.com',
        address: 'no-reply@shortlist.test',
      },
    ]);
    expect(mail?.replyTo?.value).toMatchObject([{ address: 'hr@brookfield.test' }]);
    expect(mail?.bcc).toBeUndefined();
    const told = await harness.outcomes.take(2);
    expect(told.map(({ outcome }) => outcome)).toEqual(['sent', 'sent']);
    expect(harness.smtp.mails[0]?.parsed.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('leave at once when no time to stop was chosen', async () => {
    const [ada] = people(1) as [Person];
    const answer = await outbox().queue([ada], 0).expect(200);
    expect(answer.body.delaySeconds).toBe(0);
    expect((await settled()).counts.sent).toBe(1);
    expect(mailedTo()).toEqual([ada.email]);
  });

  it('are queued once, no matter who asks how often, and keep their first time', async () => {
    const some = people(5);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => outbox().queue([...some, ...some], 60)),
    );
    for (const answer of answers) expect(answer.body).toMatchObject({ refused: [] });
    pass(10);
    const again = await outbox().queue(some, 600).expect(200);
    expect(again.body.counts.queued).toBe(5);
    expect(again.body.nextSendAt).toBe('2026-11-20T10:01:00.000Z');
    pass(50);
    expect((await settled()).counts.sent).toBe(5);
    expect(harness.smtp.mails).toHaveLength(5);
  });

  it('are refused, with a sentence each, for who was moved, mailed, has no address or is not there', async () => {
    const [ada, moved, mailed, without] = people(4) as [Person, Person, Person, Person];
    moved.isRejected = false;
    mailed.mail = 'sent';
    without.email = 'none';
    const stranger = { candidateId: 'nobody' };
    const answer = await outbox().queue([ada, moved, mailed, without, stranger]).expect(200);
    expect(answer.body.counts.queued).toBe(1);
    const refused: { candidateId: string; reason: string }[] = answer.body.refused;
    expect(refused.map(({ candidateId }) => candidateId).sort()).toEqual(
      [moved, mailed, without, stranger].map(({ candidateId }) => candidateId).sort(),
    );
    for (const { reason } of refused) expect(reason).toMatch(/^[A-Z].*\.$/);
  });

  it('that were sent or may have arrived are refused even when the screenings do not know', async () => {
    const [sent, lost] = people(2) as [Person, Person];
    harness.smtp.onMail = ({ to }) => (to[0] === lost.email ? 'cut' : 'accept');
    await outbox().queue([sent], 0);
    await settled();
    await outbox().queue([lost], 0);
    await settled();
    // Their outcome is announced after it is known here.
    await until(
      () => Promise.resolve(`${sent.mail} ${lost.mail}`),
      (mails) => mails === 'sent unknown',
    );
    sent.mail = 'draft';
    lost.mail = 'draft';
    harness.smtp.onMail = () => 'accept';
    const answer = await outbox().queue([sent, lost], 0).expect(200);
    expect(answer.body.refused).toEqual([
      { candidateId: sent.candidateId, reason: expect.stringContaining('sent before') },
      { candidateId: lost.candidateId, reason: expect.stringContaining('may have arrived') },
    ]);
    expect((await settled()).counts).toMatchObject({ sent: 1, unknown: 1 });
    expect(harness.smtp.mails).toHaveLength(2);
  });

  it('that failed are queued again, with their new address', async () => {
    const [ada] = people(1) as [Person];
    harness.smtp.onRecipient = () => ({ code: 550, message: 'No such mailbox' });
    await outbox().queue([ada], 0);
    const failed = await settled();
    expect(entryOf(failed, ada)).toMatchObject({
      state: 'failed',
      reason: 'The mail server refused the email: 550 No such mailbox',
    });
    await harness.outcomes.take(1);
    await harness.context.background.drain();
    harness.smtp.onRecipient = () => 'accept';
    ada.email = 'ada.new@example.com';
    const again = await outbox().queue([ada], 5).expect(200);
    expect(entryOf(again.body, ada)).toMatchObject({ state: 'queued', email: ada.email });
    pass(5);
    expect((await settled()).counts).toMatchObject({ sent: 1, failed: 0 });
    expect(mailedTo()).toEqual(['ada.new@example.com']);
  });

  it('leave with those of another request: by hand and by the outbox, one mail each', async () => {
    const some = people(6);
    const calls = await Promise.all([
      outbox().queue(some, 0),
      harness.sendBulk(some.map(emailFor)),
      outbox().queue(some, 0),
      harness.sendBulk(some.map(emailFor)),
      outbox().sendNow(),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { entries } = await settled();
    expect(Object.values(statesOf({ entries }))).toEqual(some.map(() => 'sent'));
    expect(mailedTo()).toEqual(some.map(({ email }) => email).sort());
  });

  it('to one address of a screening leave once, unless two people are known to share it', async () => {
    const email = 'shared@example.com';
    const some = people(2, { email });
    await outbox().queue(some, 0);
    const after = await settled();
    expect(after.counts).toMatchObject({ sent: 1, stopped: 1 });
    expect(after.entries.find(({ state }) => state === 'stopped')?.reason).toContain(
      'same address',
    );
    expect(harness.smtp.mails).toHaveLength(1);
    jobId = randomUUID();
    await outbox().queue(people(2, { email: 'twins@example.com', separate: true }), 0);
    expect((await settled()).counts).toMatchObject({ sent: 2 });
  });
});

describe('stopping', () => {
  it('takes all or some out, which can be queued again', async () => {
    const [ada, ben, cleo] = people(3) as [Person, Person, Person];
    await outbox().queue([ada, ben, cleo]);
    const one = await outbox().stop([ada]).expect(200);
    expect(one.body.counts).toMatchObject({ queued: 2, stopped: 1 });
    expect(entryOf(one.body, ada)).toMatchObject({
      state: 'stopped',
      reason: expect.stringContaining('stopped'),
      sendAt: null,
    });
    await outbox().stop().expect(200);
    pass(60);
    expect(await settled()).toMatchObject({ counts: { stopped: 3, sent: 0 } });
    await outbox().queue([ben], 0);
    expect((await settled()).counts).toMatchObject({ stopped: 2, sent: 1 });
    expect(mailedTo()).toEqual([ben.email]);
  });

  it('does not stop what has begun to leave, and says so', async () => {
    const [ada] = people(1) as [Person];
    const [begun, go] = [gate(), gate()];
    harness.smtp.onMail = async (): Promise<Verdict> => {
      begun.open();
      await go.opened;
      return 'accept';
    };
    await outbox().queue([ada], 0);
    await begun.opened;
    const answer = await outbox().stop().expect(200);
    expect(entryOf(answer.body, ada)?.state).toBe('sending');
    go.open();
    expect((await settled()).counts.sent).toBe(1);
  });

  it('before a moment of the sender’s leaves no mail', async () => {
    const some = people(20);
    await outbox().queue(some, 10);
    pass(10);
    await outbox().stop();
    const { entries, counts } = await settled();
    const sent = entries.filter(({ state }) => state === 'sent').map(({ email }) => email);
    expect(counts.sent + counts.stopped).toBe(20);
    expect(mailedTo()).toEqual(sent.sort());
  });
});

describe('sending now', () => {
  it('makes some or all leave without waiting', async () => {
    const [ada, ben] = people(2) as [Person, Person];
    await outbox().queue([ada, ben], 3600);
    await outbox().sendNow([ada]).expect(200);
    await until(read, ({ counts }) => counts.sent === 1);
    expect(mailedTo()).toEqual([ada.email]);
    await outbox().sendNow().expect(200);
    expect((await settled()).counts.sent).toBe(2);
  });
});

describe('the outbox', () => {
  it('answers what changed since, with the counts of all', async () => {
    const [ada, ben] = people(2) as [Person, Person];
    await outbox().queue([ada, ben], 3600);
    now = new Date(now.getTime() + 60_000);
    const { asOf } = await read();
    await outbox().stop([ben]);
    const changed = (await outbox().get(asOf).expect(200)).body;
    expect(statesOf(changed)).toEqual({ [ben.candidateId]: 'stopped' });
    expect(changed.counts).toMatchObject({ queued: 1, stopped: 1 });
    expect(changed.delaySeconds).toBe(3600);
  });

  it('of a screening without mails is empty', async () => {
    people(1);
    expect(await read()).toMatchObject({ entries: [], nextSendAt: null, delaySeconds: 30 });
  });

  it.each(['get', 'stop', 'sendNow', 'queue'] as const)(
    'of somebody else is not found (%s)',
    async (name) => {
      const foreign = harness.draft({ jobId, workspaceId: 'somebody-else' });
      await harness.database.collection<{ _id: string }>('rejection_deliveries').insertOne({
        _id: `${jobId}.${foreign.candidateId}`,
        ...{ userId: 'somebody-else', workspaceId: 'somebody-else', state: 'queued' },
        ...{ jobId, candidateId: foreign.candidateId },
        ...{ attemptId: 'a', textHash: '', requestId: 'r', at: now, announced: true },
        ...{ sendAt: new Date('2027-01-01'), expiresAt: new Date('2030-01-01') },
      });
      const call = name === 'queue' ? outbox().queue([foreign]) : outbox()[name]();
      const answer = await call.expect(404);
      expect(answer.body.code).toBe('JobNotFound');
      const { models } = harness.context;
      expect(await models.deliveries.everywhere.findOne({ jobId })).toMatchObject({
        state: 'queued',
      });
    },
  );

  it.each([
    ['nobody', { candidateIds: [] }],
    ['10,001 people', { candidateIds: Array.from({ length: 10_001 }, () => 'c') }],
    ['no ids', { candidateIds: [{ $ne: null }] }],
    ['an endless time', { candidateIds: ['c'], delaySeconds: 86_401 }],
    ['a time before', { candidateIds: ['c'], delaySeconds: -1 }],
    ['nothing', {}],
  ])('takes no call for %s', async (_what, body) => {
    const answer = await request(harness.server.url)
      .post(`/email/outbox/${jobId}`)
      .set('authorization', `Bearer ${harness.token}`)
      .send(body)
      .expect(422);
    expect(answer.body.code).toBe('InvalidInput');
  });

  it('needs a token', async () => {
    await request(harness.server.url).get(`/email/outbox/${jobId}`).expect(401);
  });

  it('can not be filled while the screenings do not answer, and says so', async () => {
    const some = people(1);
    harness.screenings.isFailing = true;
    const answer = await outbox().queue(some).expect(503);
    expect(answer.body.code).toBe('Unavailable');
    harness.screenings.isFailing = false;
    expect((await read()).entries).toEqual([]);
  });
});

describe('an id that no screening can have', () => {
  it.each(['not%20an%20id', '%F0%9F%91%A9', 'x'.repeat(65), '$gt', '..%2F..'])(
    'is one of no screening: %s',
    async (id) => {
      const nobody = harness.draft({ jobId });
      const none = harness.outbox(id);
      for (const call of [none.get(), none.queue([nobody]), none.stop(), none.sendNow()]) {
        const { status, body } = await call;
        expect([status, body.code]).toEqual([404, 'JobNotFound']);
      }
    },
  );
});
