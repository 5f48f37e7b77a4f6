import { Collector } from '@shortlist/bus/testing';
import * as messages from '@shortlist/contracts/messages/email';
import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startHarness } from './support/harness.js';
import type { ReceivedMail } from './support/smtp.js';

let mongo: TestMongo;
let harness: Harness;

beforeAll(async () => {
  mongo = await startTestMongo();
  harness = await startHarness(mongo, { env: { ACCOUNT_MAIL_RETRY_MS: '20' } });
});
afterAll(async () => {
  await harness.stop();
  await mongo.stop();
});

it('tells a reader who gave them how many candidates of which screening, once', async () => {
  const arrived = new Collector<ReceivedMail>();
  harness.smtp.onMail = (mail) => {
    arrived.add(mail);
    return 'accept';
  };
  const mail = {
    ...{ mailId: 'mail-1', workspaceId: 'olive', to: 'owen@example.com', firstName: 'Owen' },
    ...{ stopToken: 'stop-1', jobId: 'job-1', title: 'Electrician, nights', people: 80 },
    ...{ by: 'Mina Castellano', isBlind: true, dueAt: '2026-11-28T23:59:59.000Z' },
  };
  await harness.bus.publish(messages.sendReadingMail, mail);
  await harness.bus.publish(messages.sendReadingMail, mail);
  const one = { ...mail, mailId: 'mail-2', people: 1, isBlind: false, dueAt: null };
  await harness.bus.publish(messages.sendReadingMail, one);
  const mails = await arrived.take(2);
  const [first, second] = mails.map(({ parsed }) => parsed);
  expect(first?.subject).toBe('80 candidates to read: Electrician, nights');
  const link = 'https://app.shortlist.test/w/olive/results?job=job-1&tab=everyone&show=mine';
  const said = ['Mina Castellano gave you 80 candidates', link, '28 November 2026', 'stop-1'];
  for (const text of said) expect(first?.text).toContain(text);
  expect(second?.subject).toBe('1 candidate to read: Electrician, nights');
  expect(second?.text).toContain('You decide about them.');
  expect(second?.text).not.toContain('finish by');
});
