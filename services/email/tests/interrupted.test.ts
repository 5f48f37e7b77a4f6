import { gate } from '@shortlist/bus/testing';
import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDue } from '../src/domain/outbox/send-due.js';
import { endPredecessorsClaims, sweepDeliveries } from '../src/domain/records/sweep-deliveries.js';
import { type Draft, emailFor, type Harness, startHarness } from './support/harness.js';
import type { Verdict } from './support/smtp.js';

let mongo: TestMongo;
let harness: Harness;
let now: Date;

beforeAll(async () => {
  mongo = await startTestMongo();
});
afterAll(async () => {
  await mongo.stop();
});
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z');
  harness = await startHarness(mongo, {
    clock: () => now,
    env: { INSTANCE_ID: 'mail-1', SWEEP_INTERVAL_SECONDS: '3600' },
  });
});
afterEach(async () => {
  await harness.context.models.deliveries.everywhere.deleteMany({});
  await harness.stop();
});

/** The records as the database has them, for what an earlier release or another process wrote. */
const collection = () =>
  harness.database.collection<{ _id: string; [field: string]: unknown }>('rejection_deliveries');

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const resultsOf = (answer: { body: { results: { outcome: string }[] } }) => answer.body.results;

/** Leaves a draft as a process that died in the middle would. */
async function leave(draft: Draft, left: object = {}): Promise<void> {
  const { jobId, candidateId } = draft;
  await collection().insertOne({
    _id: `${jobId}.${candidateId}`,
    userId: harness.userId,
    jobId,
    candidateId,
    state: 'sending',
    reason: null,
    attemptId: 'crashed',
    textHash: 'x',
    requestId: 'r-1',
    at: now,
    announced: false,
    instance: 'mail-2',
    incarnation: 'earlier',
    leaseUntil: later(15),
    handedOver: false,
    expiresAt: new Date('2030-01-01T00:00:00Z'),
    ...left,
  });
}

const stateOf = async ({ candidateId }: Draft) =>
  (await harness.context.models.deliveries.everywhere.findOne({ candidateId }))?.state;

describe('a rejection that somebody else is sending', () => {
  it('counts neither as sent nor as failed, and is unknown to an older page', async () => {
    const draft = harness.draft();
    await leave(draft);
    const answer = await harness.sendBulk([emailFor(draft)]).expect(200);
    expect(answer.body).toEqual({
      successful: 0,
      failed: 0,
      sending: 1,
      results: [
        {
          email: draft.email,
          outcome: 'unknown',
          sending: true,
          reason: expect.stringContaining('This email is being sent'),
        },
      ],
    });
    expect(harness.smtp.mails).toEqual([]);
  });
});

describe('a rejection whose process died', () => {
  it('after the hand-over becomes unknown when its lease ends, is told and never sent again', async () => {
    const draft = harness.draft();
    await leave(draft, { handedOver: true });
    await sweepDeliveries(harness.context);
    expect(await stateOf(draft)).toBe('sending');
    now = later(16);
    await sweepDeliveries(harness.context);
    const { candidateId } = draft;
    expect(await harness.outcomes.take(1)).toMatchObject([{ candidateId, outcome: 'unknown' }]);
    expect(resultsOf(await harness.sendBulk([emailFor(draft)]))).toMatchObject([
      { outcome: 'unknown', reason: expect.stringContaining('may or may not have arrived') },
    ]);
    expect(harness.smtp.mails).toEqual([]);
  });

  it('before the hand-over has failed when its lease ends, and is sent when asked for again', async () => {
    const draft = harness.draft();
    await leave(draft);
    now = later(16);
    await sweepDeliveries(harness.context);
    expect(await harness.outcomes.take(1)).toMatchObject([
      { outcome: 'failed', reason: expect.stringContaining('You can send it again') },
    ]);
    expect(resultsOf(await harness.sendBulk([emailFor(draft)]))).toMatchObject([
      { outcome: 'sent' },
    ]);
  });

  it('before the hand-over goes back to the outbox when it came from there, and is sent once', async () => {
    const draft = harness.draft();
    await leave(draft, { fromOutbox: true });
    now = later(16);
    await sweepDeliveries(harness.context);
    expect(await stateOf(draft)).toBe('queued');
    expect(harness.outcomes.size).toBe(0);
    await sendDue(harness.context);
    await sendDue(harness.context);
    expect(await stateOf(draft)).toBe('sent');
    expect(harness.smtp.mails).toHaveLength(1);
  });

  it('before the hand-over is stopped when a person asked for that', async () => {
    const draft = harness.draft();
    await leave(draft, { fromOutbox: true, stopAsked: true });
    now = later(16);
    await sweepDeliveries(harness.context);
    expect(await stateOf(draft)).toBe('stopped');
  });

  it.each([
    ['back', -86_400],
    ['forward', 86_400],
  ])('goes on at once when the clock was set %s by a day', async (_, seconds) => {
    const draft = harness.draft();
    await leave(draft, { fromOutbox: true });
    now = later(seconds);
    await sweepDeliveries(harness.context);
    expect(await stateOf(draft)).toBe('queued');
  });

  it('of a release without leases becomes unknown after five minutes', async () => {
    const draft = harness.draft();
    const none = { instance: undefined, incarnation: undefined };
    await leave(draft, { ...none, leaseUntil: undefined, handedOver: undefined });
    const { candidateId } = draft;
    await collection().updateOne(
      { candidateId },
      { $unset: { instance: 1, incarnation: 1, leaseUntil: 1, handedOver: 1 } },
    );
    now = later(290);
    await sweepDeliveries(harness.context);
    expect(await stateOf(draft)).toBe('sending');
    now = later(20);
    await sweepDeliveries(harness.context);
    expect(await stateOf(draft)).toBe('unknown');
  });

  it('is settled at once when the process of its name starts again, and nobody else’s is', async () => {
    const [own, handed, foreign] = [harness.draft(), harness.draft(), harness.draft()];
    await leave(own, { instance: 'mail-1' });
    await leave(handed, { instance: 'mail-1', handedOver: true });
    await leave(foreign);
    await endPredecessorsClaims(harness.context);
    expect(await Promise.all([own, handed, foreign].map(stateOf))).toEqual([
      'failed',
      'unknown',
      'sending',
    ]);
  });
});

describe('a rejection that this process is sending', () => {
  it.each([
    ['back', -86_400],
    ['forward', 86_400],
  ])('is left alone when the clock is set %s by a day', async (_, seconds) => {
    const draft = harness.draft();
    harness.smtp.onMail = async () => {
      now = later(seconds);
      await harness.context.leases.renew(now);
      await sweepDeliveries(harness.context);
      expect(await stateOf(draft)).toBe('sending');
      return 'accept' as const;
    };
    await harness.sendBulk([emailFor(draft)]).expect(200);
    expect(await stateOf(draft)).toBe('sent');
    expect(harness.smtp.mails).toHaveLength(1);
  });
});

describe('a rejection that waits in the outbox', () => {
  it('waits as long as before when the clock is set back by a day', async () => {
    const draft = harness.draft();
    await harness.outbox(draft.jobId).queue([draft], 30).expect(200);
    now = later(-86_400);
    await sweepDeliveries(harness.context);
    const stored = await harness.context.models.deliveries.everywhere.findOne({
      candidateId: draft.candidateId,
    });
    expect(stored?.sendAt).toEqual(later(30));
  });
});

describe('outcomes that were announced', () => {
  it('just before their process died are told again by the one that takes its name', async () => {
    const [last, before, longAgo, foreign] = [
      harness.draft(),
      harness.draft(),
      harness.draft(),
      harness.draft(),
    ];
    const told = { instance: 'mail-1', announced: true, handedOver: true };
    await leave(last, { ...told, state: 'sent' });
    await leave(before, { ...told, state: 'unknown', at: later(-5) });
    await leave(longAgo, { ...told, state: 'sent', at: later(-3600) });
    await leave(foreign, { ...told, state: 'sent', instance: 'mail-2' });
    now = later(3 * 86_400);
    await endPredecessorsClaims(harness.context);
    await sweepDeliveries(harness.context);
    const heard = (await harness.outcomes.take(2)).map(
      ({ candidateId, outcome }) => `${candidateId} ${outcome}`,
    );
    expect(heard.sort()).toEqual(
      [`${last.candidateId} sent`, `${before.candidateId} unknown`].sort(),
    );
    const untold = await harness.context.models.deliveries.everywhere.count({ announced: false });
    expect(untold).toBe(0);
  });
});

describe('a process that stands still', () => {
  it('longer than its lease before the hand-over does not send any more', async () => {
    const draft = harness.draft();
    const { context } = harness;
    const [reached, go] = [gate(), gate()];
    const rcpt = harness.smtp;
    rcpt.holdData = async () => {
      reached.open();
      await go.opened;
    };
    const sending = harness.sendBulk([emailFor(draft)]).then((answer) => answer);
    await reached.opened;
    now = later(16);
    await sweepDeliveries(context);
    expect(await stateOf(draft)).toBe('failed');
    go.open();
    expect(resultsOf(await sending)).toMatchObject([
      { outcome: 'failed', reason: expect.stringContaining('was not sent') },
    ]);
    expect(harness.smtp.mails).toEqual([]);
    rcpt.holdData = () => Promise.resolve();
    expect(resultsOf(await harness.sendBulk([emailFor(draft)]))).toMatchObject([
      { outcome: 'sent' },
    ]);
    expect(harness.smtp.mails).toHaveLength(1);
  });

  it('after the hand-over is unknown until it says what it came to know', async () => {
    const draft = harness.draft();
    const { context } = harness;
    const [reached, go] = [gate(), gate()];
    harness.smtp.onMail = async (): Promise<Verdict> => {
      reached.open();
      await go.opened;
      return 'accept';
    };
    const sending = harness.sendBulk([emailFor(draft)]).then((answer) => answer);
    await reached.opened;
    now = later(16);
    await sweepDeliveries(context);
    expect(await stateOf(draft)).toBe('unknown');
    go.open();
    expect(resultsOf(await sending)).toMatchObject([{ outcome: 'sent' }]);
    expect(await stateOf(draft)).toBe('sent');
    const told = await harness.outcomes.take(2);
    expect(told.map(({ outcome }) => outcome)).toEqual(['unknown', 'sent']);
  });

  it('keeps its lease while it lives, however long the mail server takes', async () => {
    const draft = harness.draft();
    const { context } = harness;
    const [reached, go] = [gate(), gate()];
    harness.smtp.onMail = async (): Promise<Verdict> => {
      reached.open();
      await go.opened;
      return 'accept';
    };
    const sending = harness.sendBulk([emailFor(draft)]).then((answer) => answer);
    await reached.opened;
    for (let passed = 0; passed < 5; passed += 1) {
      now = later(10);
      await context.leases.renew(now);
      await sweepDeliveries(context);
      expect(await stateOf(draft)).toBe('sending');
    }
    go.open();
    expect(resultsOf(await sending)).toMatchObject([{ outcome: 'sent' }]);
  });
});
