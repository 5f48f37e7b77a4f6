import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './support/harness.js';

let mongo: TestMongo;
let harness: Harness;
let now: Date;

beforeEach(async () => {
  mongo = await startTestMongo();
  now = new Date('2026-11-20T10:30:00Z');
  harness = await startHarness(mongo, {
    clock: () => now,
    env: { CONTACT_MESSAGES_PER_SENDER: '2', CONTACT_MESSAGES_PER_HOUR: '3' },
  });
});
afterEach(async () => {
  await harness.stop();
  await mongo.stop();
});

const message = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  subject: 'sales',
  message: 'How much is it?\n\n<b>Ada</b>',
  timestamp: '2026-11-20T10:00:00.000Z',
  source: 'contact-form',
};
const post = (body: object) => request(harness.server.url).post('/email/contact').send(body);

describe('POST /email/contact', () => {
  it('mails the message to the support mailbox, for an answer to its writer', async () => {
    const answer = await post(message).expect(200);
    expect(answer.body).toEqual({
      message: 'Thank you for your message! We will get back to you soon.',
    });
    const [mail] = harness.smtp.mails;
    expect(mail?.to).toEqual(['support@shortlist.test']);
    expect(mail?.parsed.replyTo?.text).toBe('"Ada Byron" <ada@example.com>');
    expect(mail?.parsed.subject).toBe('Contact form (sales): Ada Byron');
    expect(mail?.parsed.text).toContain('Company: Analytical Engines');
    expect(mail?.parsed.text).toContain('How much is it?');
    expect(mail?.parsed.html).toContain('&lt;b&gt;Ada&lt;/b&gt;');
  });

  it('lets nothing of the form into the headers (ASVS 1.3.11)', async () => {
    await post({
      ...message,
      name: 'Ada\r\nBcc: victim@example.com\r\n\r\nBuy this',
      company: 'X\r\nCc: victim@example.com',
    }).expect(200);
    const [mail] = harness.smtp.mails;
    expect(mail?.to).toEqual(['support@shortlist.test']);
    expect(mail?.parsed.bcc).toBeUndefined();
    expect(mail?.parsed.cc).toBeUndefined();
    expect(mail?.parsed.subject).toBe('Contact form (sales): Ada Bcc: victim@example.com Buy this');
  });

  it.each([
    ['no name', { name: '  ' }],
    ['a list of addresses', { email: 'a@example.com, b@example.com' }],
    ['a line break in the address', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['an unknown subject', { subject: 'spam' }],
    ['an empty message', { message: '' }],
    ['an endless message', { message: 'x'.repeat(10_001) }],
    ['no time', { timestamp: 'now' }],
  ])('answers %s with 422', async (_what, wrong) => {
    const answer = await post({ ...message, ...wrong }).expect(422);
    expect(answer.body.code).toBe('InvalidInput');
    expect(harness.smtp.mails).toEqual([]);
  });

  it('takes so many messages of one sender and of all within an hour', async () => {
    const statuses: number[] = [];
    for (const email of ['a@x.test', 'A@x.test', 'a@x.test', 'b@x.test', 'c@x.test'])
      statuses.push((await post({ ...message, email })).status);
    expect(statuses).toEqual([200, 200, 429, 200, 429]);
    const refused = await post({ ...message, email: 'd@x.test' }).expect(429);
    expect(refused.body.detail).toContain('in an hour');
    now = new Date('2026-11-20T11:00:00Z');
    await post(message).expect(200);
    expect(harness.smtp.mails).toHaveLength(4);
  });

  it('answers 503 when the mail server does not take it', async () => {
    await harness.smtp.stop();
    const answer = await post(message).expect(503);
    expect(answer.body.detail).toBe(
      'Your message could not be sent. Please try again in a moment.',
    );
    await harness.smtp.restart();
  });
});

describe('GET /readyz', () => {
  it('names what is ready, and asks the mail server once in a while', async () => {
    const ready = await request(harness.server.adminUrl).get('/readyz').expect(200);
    expect(ready.body).toEqual({ ready: true, checks: { database: 'ok', bus: 'ok', smtp: 'ok' } });
    await request(harness.server.adminUrl).get('/readyz').expect(200);
    expect(harness.smtp.connections).toBe(1);
  });

  it('says so when the mail server is away', async () => {
    await harness.smtp.stop();
    const answer = await request(harness.server.adminUrl).get('/readyz').expect(503);
    expect(answer.body.checks).toEqual({ database: 'ok', bus: 'ok', smtp: 'failed' });
    await harness.smtp.restart();
  });
});
