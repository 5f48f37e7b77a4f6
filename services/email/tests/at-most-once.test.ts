import { request as httpRequest } from 'node:http';
import { Collector, gate } from '@shortlist/bus/testing';
import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepDeliveries } from '../src/domain/records/sweep-deliveries.js';
import { emailFor, type Harness, startHarness } from './support/harness.js';
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
  harness = await startHarness(mongo, { clock: () => now });
});
afterEach(async () => {
  await harness.stop();
});

const outcomesOf = (answer: { body: { results: { outcome: string }[] } }) =>
  answer.body.results.map(({ outcome }) => outcome);

describe('a draft', () => {
  it('is sent once, however often it is asked for', async () => {
    const email = emailFor(harness.draft());
    expect(outcomesOf(await harness.sendBulk([email, email]))).toEqual(['sent', 'already-sent']);
    const again = await harness.sendBulk([email]).expect(200);
    expect(again.body).toEqual({
      successful: 1,
      failed: 0,
      results: [{ email: email.email, outcome: 'already-sent', reason: null }],
    });
    expect(harness.smtp.mails).toHaveLength(1);
  });

  it('is sent once by requests that run at the same time', async () => {
    const emails = Array.from({ length: 10 }, () => emailFor(harness.draft()));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => harness.sendBulk(emails, { delay_between_batches: 0 })),
    );
    const sent = answers.flatMap(outcomesOf).filter((outcome) => outcome === 'sent');
    expect(sent).toHaveLength(10);
    for (const { body } of answers) {
      const { successful, failed, sending = 0, results } = body;
      expect(failed).toBe(0);
      expect(successful + sending).toBe(results.length);
    }
    expect(harness.smtp.mails.map(({ to }) => to[0]).sort()).toEqual(
      emails.map(({ email }) => email).sort(),
    );
  });

  it('that the mail server refuses has failed with its answer, and may be sent again', async () => {
    const email = emailFor(harness.draft());
    harness.smtp.onRecipient = () => ({ code: 550, message: 'No such mailbox' });
    const refused = await harness.sendBulk([email]).expect(200);
    expect(refused.body.results[0]).toEqual({
      email: email.email,
      outcome: 'failed',
      reason: 'The mail server refused the email: 550 No such mailbox',
    });
    expect(await harness.outcomes.take(1)).toMatchObject([
      { outcome: 'failed', reason: expect.stringContaining('No such mailbox') },
    ]);
    harness.smtp.onRecipient = () => 'accept';
    expect(outcomesOf(await harness.sendBulk([email]))).toEqual(['sent']);
    expect(harness.smtp.mails).toHaveLength(1);
    const told = await harness.outcomes.take(2);
    expect(told.map(({ outcome }) => outcome)).toEqual(['failed', 'sent']);
  });

  it('that the mail server refuses after the data has failed', async () => {
    const email = emailFor(harness.draft());
    harness.smtp.onMail = () => ({ code: 554, message: 'Looks like spam' });
    const answer = await harness.sendBulk([email]).expect(200);
    expect(answer.body.results[0]).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('Looks like spam'),
    });
  });

  it('has failed when the mail server is away or goes before the data, and may be sent again', async () => {
    const email = emailFor(harness.draft());
    await harness.smtp.stop();
    const away = await harness.sendBulk([email]).expect(200);
    expect(away.body.results[0]).toMatchObject({
      outcome: 'failed',
      reason: 'The mail server could not be reached. Please try again later.',
    });
    await harness.smtp.restart();
    harness.smtp.onRecipient = () => 'cut';
    expect(outcomesOf(await harness.sendBulk([email]))).toEqual(['failed']);
    harness.smtp.onRecipient = () => 'accept';
    expect(outcomesOf(await harness.sendBulk([email]))).toEqual(['sent']);
  });

  it('is unknown when the line is lost after the final dot, and never sent again', async () => {
    const email = emailFor(harness.draft());
    harness.smtp.onMail = () => 'cut';
    const lost = await harness.sendBulk([email]).expect(200);
    expect(lost.body).toMatchObject({
      successful: 0,
      failed: 1,
      results: [{ outcome: 'unknown', reason: expect.stringContaining('may or may not') }],
    });
    expect(await harness.outcomes.take(1)).toMatchObject([{ outcome: 'unknown' }]);
    harness.smtp.onMail = () => 'accept';
    expect(outcomesOf(await harness.sendBulk([email]))).toEqual(['unknown']);
    expect(harness.smtp.mails).toHaveLength(1);
  });

  it('whose outcome was not told before a crash is told later, once', async () => {
    const draft = harness.draft();
    await harness.sendBulk([emailFor(draft)]);
    await harness.outcomes.take(1);
    const { context } = harness;
    await context.background.drain();
    await context.models.deliveries.everywhere.updateOne(
      { candidateId: draft.candidateId },
      { $set: { announced: false } },
    );
    now = new Date(now.getTime() + 11_000);
    await sweepDeliveries(context);
    const [first, second] = await harness.outcomes.take(2);
    expect(second).toEqual(first);
    await sweepDeliveries(context);
    expect(await context.models.deliveries.everywhere.count({ announced: false })).toBe(0);
    expect(harness.outcomes.size).toBe(2);
  });
});

describe('sending', () => {
  it('goes on when the client goes away', async () => {
    const drafts = [harness.draft(), harness.draft()];
    const arrived = new Collector<string>();
    const hold = gate();
    harness.smtp.onMail = async ({ to }): Promise<Verdict> => {
      arrived.add(to[0] ?? '');
      await hold.opened;
      return 'accept';
    };
    const call = httpRequest(`${harness.server.url}/email/send-bulk`, {
      method: 'POST',
      headers: { authorization: `Bearer ${harness.token}`, 'content-type': 'application/json' },
    });
    const closed = new Promise<void>((resolve) => call.on('close', () => resolve()));
    call.on('error', () => {
      // The client's own doing.
    });
    call.end(JSON.stringify({ emails: drafts.map(emailFor), batch_size: 1 }));
    await arrived.take(1);
    call.destroy();
    await closed;
    hold.open();
    const told = await harness.outcomes.take(2);
    expect(told.map(({ outcome }) => outcome)).toEqual(['sent', 'sent']);
  });

  it('finishes what is in hand at a stop and begins nothing more', async () => {
    await harness.stop();
    const pausing = new Collector<number>();
    const hold = gate();
    harness = await startHarness(mongo, {
      pause: async (ms) => {
        pausing.add(ms);
        await hold.opened;
      },
    });
    const emails = [emailFor(harness.draft()), emailFor(harness.draft())];
    const answer = harness.sendBulk(emails, { batch_size: 1 }).then((response) => response);
    await pausing.take(1);
    const stopped = harness.service.stop();
    hold.open();
    expect((await answer).body.results).toMatchObject([
      { outcome: 'sent' },
      { outcome: 'failed', reason: expect.stringContaining('restarted') },
    ]);
    await stopped;
    expect(harness.smtp.mails).toHaveLength(1);
  });
});
