import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailFor, type Harness, startHarness } from './support/harness.js';

const fixedDraft = {
  jobId: 'j',
  candidateId: 'c',
  email: 'ada@example.com',
  subject: 'Subject',
  content: 'Content',
};

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

describe('POST /email/send-bulk', () => {
  it('mails the text to the candidate, tells the outcome and answers with it', async () => {
    const draft = harness.draft();
    const answer = await harness
      .sendBulk([emailFor(draft)])
      .set('x-request-id', 'r-1')
      .expect(200);
    expect(answer.body).toEqual({
      successful: 1,
      failed: 0,
      results: [{ email: draft.email, outcome: 'sent', reason: null }],
    });
    const [mail] = harness.smtp.mails;
    expect(mail?.to).toEqual([draft.email]);
    expect(mail?.from).toBe('no-reply@shortlist.test');
    expect(mail?.parsed.subject).toBe('Your application');
    expect(mail?.parsed.text?.trim()).toBe(draft.content);
    expect(String(mail?.parsed.html).replace(/<p [^>]*>/g, '<p>')).toContain(
      '<p>thank you. We chose &lt;others&gt; &amp; wish you well.<br>HR Team</p>',
    );
    const { userId } = harness;
    const { jobId, candidateId } = draft;
    expect(await harness.outcomes.take(1)).toEqual([
      {
        ...{ userId, workspaceId: userId, jobId, candidateId },
        ...{ outcome: 'sent', reason: null, at: expect.any(String) },
      },
    ]);
  });

  it('finds the draft whatever the case of the address, and mails the address of the draft', async () => {
    const draft = harness.draft({ email: 'Ada.Byron@Example.com' });
    const answer = await harness
      .sendBulk([{ ...emailFor(draft), email: ' ada.byron@example.COM ' }])
      .expect(200);
    expect(answer.body.successful).toBe(1);
    expect(harness.smtp.mails.map(({ to }) => to)).toEqual([['Ada.Byron@Example.com']]);
  });

  it.each([
    ['nobody has drafted for', 'stranger@example.com'],
    ['that is none', 'not an address'],
    ['with a header hidden in it', 'a@example.com\r\nBcc: victim@example.com'],
    ['that is a list', 'a@example.com, victim@example.com'],
  ])('sends nothing to an address %s', async (_what, email) => {
    harness.draft({ email: 'a@example.com' });
    const answer = await harness
      .sendBulk([{ email, subject: 'Hello', content: 'Buy this' }])
      .expect(200);
    expect(answer.body).toEqual({
      successful: 0,
      failed: 1,
      results: [
        {
          email,
          outcome: 'failed',
          reason: 'No rejection email to this address was drafted in your screenings.',
        },
      ],
    });
    expect(harness.smtp.mails).toEqual([]);
  });

  it("sends nothing to people of another user's screenings", async () => {
    const foreign = harness.draft({ workspaceId: 'somebody-else' });
    const { jobId, candidateId } = foreign;
    const answer = await harness
      .sendBulk([emailFor(foreign), { ...emailFor(foreign), jobId, candidateId }])
      .expect(200);
    expect(answer.body).toMatchObject({ successful: 0, failed: 2 });
    expect(harness.smtp.mails).toEqual([]);
  });

  it.each([
    ['a line break in the subject', { subject: 'Hello\r\nBcc: victim@example.com' }, 'line break'],
    ['an open placeholder in the text', { content: 'Dear {{name}}, no.' }, 'placeholder'],
    ['an open placeholder in the subject', { subject: 'Hi {{ name' }, 'placeholder'],
    ['a blank text', { content: ' \n ' }, 'empty'],
  ])('does not send %s, says why, and sends the corrected one', async (_what, wrong, reason) => {
    const draft = harness.draft();
    const refused = await harness.sendBulk([{ ...emailFor(draft), ...wrong }]).expect(200);
    expect(refused.body.results).toEqual([
      { email: draft.email, outcome: 'failed', reason: expect.stringContaining(reason) },
    ]);
    expect(harness.smtp.mails).toEqual([]);
    expect(await harness.outcomes.take(1)).toMatchObject([{ outcome: 'failed' }]);
    const corrected = await harness.sendBulk([emailFor(draft)]).expect(200);
    expect(corrected.body.successful).toBe(1);
    expect(harness.smtp.mails).toHaveLength(1);
  });

  it('keeps the order of the request and goes on after a failure', async () => {
    const drafts = [harness.draft(), harness.draft(), harness.draft()];
    const emails = drafts.map(emailFor);
    emails.splice(1, 0, { email: 'x@example.com', subject: 's', content: 'c', candidate: 'X' });
    const answer = await harness.sendBulk(emails).expect(200);
    expect(answer.body).toMatchObject({ successful: 3, failed: 1 });
    expect(answer.body.results.map((result: { email: string }) => result.email)).toEqual(
      emails.map(({ email }) => email),
    );
  });

  it('pauses between batches in which something was sent', async () => {
    const drafts = Array.from({ length: 5 }, () => harness.draft());
    await harness.sendBulk(drafts.map(emailFor), { batch_size: 2 }).expect(200);
    expect(harness.pauses).toEqual([2000, 2000]);
    await harness.sendBulk(drafts.map(emailFor), { batch_size: 1 }).expect(200);
    expect(harness.pauses).toEqual([2000, 2000]);
    expect(harness.smtp.mails).toHaveLength(5);
  });

  it('does not send a draft that was withdrawn while an earlier batch was sent', async () => {
    await harness.stop();
    const kept = { withdraw: () => {} };
    harness = await startHarness(mongo, {
      pause: () => {
        kept.withdraw();
        return Promise.resolve();
      },
    });
    const [first, second] = [harness.draft(), harness.draft()];
    kept.withdraw = () => harness.withdraw(second);
    const answer = await harness
      .sendBulk([emailFor(first), emailFor(second)], { batch_size: 1 })
      .expect(200);
    expect(answer.body.results).toMatchObject([
      { outcome: 'sent' },
      { outcome: 'failed', reason: expect.stringContaining('No rejection email') },
    ]);
    expect(harness.smtp.mails).toHaveLength(1);
  });

  it('refuses batches that would take more than a quarter of an hour', async () => {
    const emails = Array.from({ length: 20 }, () => emailFor(harness.draft()));
    const answer = await harness
      .sendBulk(emails, { batch_size: 1, delay_between_batches: 60 })
      .expect(422);
    expect(answer.body.detail).toContain('larger batches');
    expect(harness.smtp.mails).toEqual([]);
  });

  it.each([
    ['no emails', { emails: [] }],
    ['501 emails', { emails: Array.from({ length: 501 }, () => emailFor(fixedDraft)) }],
    ['no list', { emails: 'all' }],
    ['an endless text', { emails: [{ ...emailFor(fixedDraft), content: 'x'.repeat(20_001) }] }],
    ['an empty subject', { emails: [{ ...emailFor(fixedDraft), subject: '' }] }],
    ['batches of nothing', { emails: [emailFor(fixedDraft)], batch_size: 0 }],
    ['a negative pause', { emails: [emailFor(fixedDraft)], delay_between_batches: -1 }],
    ['an id with a dot', { emails: [{ ...emailFor(fixedDraft), jobId: 'a.b' }] }],
  ])('answers %s with 422', async (_what, body) => {
    const answer = await request(harness.server.url)
      .post('/email/send-bulk')
      .set('authorization', `Bearer ${harness.token}`)
      .send(body)
      .expect(422);
    expect(answer.body).toMatchObject({ code: 'InvalidInput', detail: expect.any(String) });
  });

  it.each([undefined, 'Bearer forged.token.here', 'Basic YTpi'])(
    'needs a valid token, not %p',
    async (authorization) => {
      const call = request(harness.server.url).post('/email/send-bulk');
      if (authorization) call.set('authorization', authorization);
      const answer = await call.send({ emails: [emailFor(harness.draft())] }).expect(401);
      expect(answer.body.code).toBe('Unauthenticated');
    },
  );

  it('sends nothing and answers 503 when the screenings can not be asked', async () => {
    harness.screenings.isFailing = true;
    const answer = await harness.sendBulk([emailFor(harness.draft())]).expect(503);
    expect(answer.body.code).toBe('Unavailable');
    expect(harness.smtp.mails).toEqual([]);
  });
});
