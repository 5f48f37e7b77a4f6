import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailFor, type Harness, startHarness } from './support/harness.js';

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
  harness = await startLimited();
});
afterEach(async () => {
  await harness.context.models.sendCounts.deleteMany({});
  await harness.stop();
});

const startLimited = () =>
  startHarness(mongo, {
    clock: () => now,
    env: { REJECTIONS_PER_ACCOUNT_DAY: '4', REJECTIONS_PER_RECIPIENT_DAY: '2' },
  });

type Answer = { body: { results: { outcome: string; reason: string | null }[] } };
const outcomesOf = (answer: Answer) => answer.body.results.map(({ outcome }) => outcome);
const reasonsOf = (answer: Answer) => answer.body.results.map(({ reason }) => reason);

describe('the limit of an account', () => {
  it('refuses what is over it, says when it goes on, and then goes on', async () => {
    const emails = Array.from({ length: 6 }, () => emailFor(harness.draft()));
    const answer = await harness.sendBulk(emails).expect(200);
    expect(outcomesOf(answer).sort()).toEqual(['failed', 'failed', 'sent', 'sent', 'sent', 'sent']);
    expect(reasonsOf(answer)).toContain(
      'Your rejection emails of today have reached the limit of 4 a day. Please send this one after 21 November 2026, 00:00 UTC.',
    );
    const told = await harness.outcomes.take(6);
    expect(told.filter(({ outcome }) => outcome === 'failed')).toHaveLength(2);
    now = new Date('2026-11-21T00:00:01Z');
    const nextDay = await harness.sendBulk(emails).expect(200);
    expect(outcomesOf(nextDay).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'already-sent'),
      'sent',
      'sent',
    ]);
    expect(harness.smtp.mails).toHaveLength(6);
  });

  it('holds for requests at the same time', async () => {
    const requests = Array.from({ length: 4 }, () =>
      harness.sendBulk(Array.from({ length: 3 }, () => emailFor(harness.draft()))),
    );
    const outcomes = (await Promise.all(requests)).flatMap(outcomesOf);
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(4);
    expect(harness.smtp.mails).toHaveLength(4);
  });

  it('does not count what was sent before, what is refused and what fails', async () => {
    const email = emailFor(harness.draft());
    await harness.sendBulk([email]);
    for (let times = 0; times < 5; times += 1) await harness.sendBulk([email]);
    await harness.sendBulk([{ ...emailFor(harness.draft()), content: '{{open}}' }]);
    harness.smtp.onRecipient = () => ({ code: 450, message: 'Later' });
    const refused = Array.from({ length: 3 }, () => emailFor(harness.draft()));
    for (let times = 0; times < 3; times += 1) {
      await harness.sendBulk(refused);
      await harness.context.background.drain();
    }
    harness.smtp.onRecipient = () => 'accept';
    expect(outcomesOf(await harness.sendBulk(refused))).toEqual(['sent', 'sent', 'sent']);
  });
});

describe('the limit of a recipient', () => {
  it('counts over all accounts and spellings of the address', async () => {
    const spellings = ['ada.king@gmail.com', 'AdaKing+jobs@googlemail.com', 'a.da.king@gmail.com'];
    const emails = spellings.map((email) => emailFor(harness.draft({ email })));
    expect(outcomesOf(await harness.sendBulk(emails.slice(0, 1)))).toEqual(['sent']);
    await harness.stop();
    const sent = harness.smtp.mails.length;
    harness = await startLimited();
    const others = spellings.map((email) => emailFor(harness.draft({ email })));
    const answer = await harness.sendBulk(others, { batch_size: 1 }).expect(200);
    expect(outcomesOf(answer)).toEqual(['sent', 'failed', 'failed']);
    expect(reasonsOf(answer)[1]).toBe(
      'This address has reached its limit of rejection emails today. Please send this one after 21 November 2026, 00:00 UTC.',
    );
    expect(sent + harness.smtp.mails.length).toBe(2);
  });
});

describe('a link', () => {
  it.each([
    ['the text', { content: 'Win a prize: https://evil.example/login' }],
    ['the subject', { subject: 'Win at www.evil.example' }],
    ['disguise', { content: 'Win at hxxps://evil[.]exa\u200bmple/login' }],
  ])('in %s is refused with what to do, and counted', async (_where, change) => {
    const draft = harness.draft();
    const answer = await harness.sendBulk([{ ...emailFor(draft), ...change }]).expect(200);
    expect(answer.body).toMatchObject({
      successful: 0,
      failed: 1,
      results: [{ outcome: 'failed', reason: expect.stringMatching(/link.*take it out/) }],
    });
    expect(harness.smtp.mails).toEqual([]);
    const metrics = await request(harness.server.adminUrl).get('/metrics').expect(200);
    expect(metrics.text).toContain('rejection_emails_refused_total{why="link"} 1');
    expect(outcomesOf(await harness.sendBulk([emailFor(draft)]))).toEqual(['sent']);
  });

  it('in a draft is refused as well, so that no title or template brings one in', async () => {
    const draft = harness.draft({ content: 'Apply again at evil.example/login' });
    expect(outcomesOf(await harness.sendBulk([emailFor(draft)]))).toEqual(['failed']);
  });
});
