import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailFor, type Harness, startHarness } from './support/harness.js';

let mongo: TestMongo;
let harness: Harness;

beforeAll(async () => {
  mongo = await startTestMongo();
});
afterAll(() => mongo.stop());
beforeEach(async () => {
  harness = await startHarness(mongo);
});
afterEach(() => harness.stop());

describe('an account without a sender', () => {
  it('sends nothing, by either way in, and reads what to do', async () => {
    harness.screenings.senderMissing = true;
    const draft = harness.draft();
    for (const call of [
      harness.sendBulk([emailFor(draft)]),
      harness.outbox(draft.jobId).queue([draft], 0),
    ]) {
      const { status, body } = await call;
      expect([status, body.code]).toEqual([409, 'SenderMissing']);
      expect(body.detail).toContain('Sender and signature');
    }
    expect(harness.screenings.claims).toBe(0);
    expect(harness.smtp.mails).toEqual([]);

    harness.screenings.senderMissing = false;
    await harness.sendBulk([emailFor(draft)]).expect(200);
    expect(harness.smtp.mails).toHaveLength(1);
    expect(harness.screenings.needsSender).toEqual([true]);
  });

  it('still has sent what was confirmed before a sender was asked for', async () => {
    const draft = harness.draft();
    const outbox = harness.outbox(draft.jobId);
    await outbox.queue([draft], 3600).expect(200);
    const records = harness.database.collection('rejection_deliveries');
    await records.updateOne({ candidateId: draft.candidateId }, { $unset: { needsSender: '' } });
    harness.screenings.senderMissing = true;
    await outbox.sendNow().expect(200);
    await harness.outcomes.take(1);
    expect(harness.smtp.mails).toHaveLength(1);
    expect(harness.screenings.needsSender).toEqual([false]);
  });

  it('shows names of any script, and one address to answer to', async () => {
    const draft = harness.draft({
      senderName: 'Zoë Łukasz 李 <a@evil.example>\r\nBcc: b@evil.example',
      replyTo: 'zoe@example.com',
    });
    await harness.sendBulk([emailFor(draft)]).expect(200);
    const parsed = harness.smtp.mails[0]?.parsed;
    expect(parsed?.from?.value[0]?.name).toMatch(/^Zoë Łukasz 李 /);
    expect(parsed?.replyTo?.value.map(({ address }) => address)).toEqual(['zoe@example.com']);
    expect(parsed?.bcc).toBeUndefined();
  });
});
