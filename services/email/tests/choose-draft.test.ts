import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailFor, type Harness, startHarness } from './support/harness.js';

let mongo: TestMongo;
let harness: Harness;

beforeAll(async () => {
  mongo = await startTestMongo();
});
afterAll(async () => {
  await mongo.stop();
});
beforeEach(async () => {
  harness = await startHarness(mongo);
});
afterEach(async () => {
  await harness.stop();
});

const outcomesOf = (answer: { body: { results: { outcome: string }[] } }) =>
  answer.body.results.map(({ outcome }) => outcome);

describe('of several drafts to one person', () => {
  const email = 'ada@example.com';

  it('the one named by its ids is sent', async () => {
    const older = harness.draft({ email, subject: 'Older' });
    harness.draft({ email, subject: 'Newer' });
    const { jobId, candidateId } = older;
    const wanted = { ...emailFor(older), subject: 'Edited', jobId, candidateId };
    expect(outcomesOf(await harness.sendBulk([wanted]))).toEqual(['sent']);
    expect(await harness.outcomes.take(1)).toMatchObject([{ candidateId }]);
    expect(outcomesOf(await harness.sendBulk([{ ...wanted, candidateId: 'other' }]))).toEqual([
      'failed',
    ]);
  });

  it('the one with the same text is sent', async () => {
    const older = harness.draft({ email, subject: 'Older' });
    harness.draft({ email, subject: 'Newer' });
    await harness.sendBulk([emailFor(older)]);
    expect(await harness.outcomes.take(1)).toMatchObject([{ candidateId: older.candidateId }]);
  });

  it('the newest is sent when the text is nobody’s, and a repeated request sends no other', async () => {
    harness.draft({ email, subject: 'Older' });
    const newer = harness.draft({ email, subject: 'Newer' });
    const edited = { ...emailFor(newer), subject: 'Edited' };
    expect(outcomesOf(await harness.sendBulk([edited]))).toEqual(['sent']);
    expect(await harness.outcomes.take(1)).toMatchObject([{ candidateId: newer.candidateId }]);
    expect(outcomesOf(await harness.sendBulk([edited]))).toEqual(['already-sent']);
    expect(harness.smtp.mails).toHaveLength(1);
  });

  it('each is sent when the request holds each', async () => {
    const drafts = [harness.draft({ email, subject: 'A' }), harness.draft({ email, subject: 'B' })];
    expect(outcomesOf(await harness.sendBulk(drafts.map(emailFor)))).toEqual(['sent', 'sent']);
    expect(harness.smtp.mails.map(({ parsed }) => parsed.subject).sort()).toEqual(['A', 'B']);
  });
});
