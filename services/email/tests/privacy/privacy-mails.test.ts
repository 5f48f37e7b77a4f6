import { until } from '@shortlist/bus/testing';
import * as auth from '@shortlist/contracts/messages/auth';
import * as messages from '@shortlist/contracts/messages/email';
import * as resumes from '@shortlist/contracts/messages/resumes';
import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FoundMail } from '../../src/mails/privacy/letter.js';
import { type Harness, startHarness } from '../support/harness.js';

let mongo: TestMongo;
let harness: Harness;
let found: FoundMail;
let confirmed: [mailId: string, outcome: string][];

const mail: FoundMail = {
  kind: 'confirm',
  to: 'carl@example.com',
  userId: null,
  name: 'Carl',
  wish: 'delete',
  token: 'secret-of-the-link',
  dueAt: '2026-12-20T10:00:00.000Z',
  answer: null,
  by: '',
  reason: '',
  parts: [],
};

beforeAll(async () => {
  mongo = await startTestMongo();
});
afterAll(() => mongo.stop());
beforeEach(async () => {
  harness = await startHarness(mongo, { env: { ACCOUNT_MAIL_RETRY_MS: '1' } });
  found = mail;
  confirmed = [];
  await harness.bus.respond(resumes.findPrivacyMail, async ({ mailId }) => ({
    mail: mailId === 'not-owed' ? null : found,
  }));
  await harness.bus.respond(auth.findUserAddress, async ({ userId }) => ({
    email: userId === 'mina' ? 'mina@example.com' : null,
    firstName: userId === 'mina' ? 'Mina' : '',
  }));
  await harness.bus.subscribe(resumes.confirmPrivacyMail, {}, async ({ mailId, outcome }) => {
    confirmed.push([mailId, outcome]);
  });
});
afterEach(async () => {
  await harness.context.models.accountMails.deleteMany({});
  await harness.stop();
});

const tell = (mailId: string) => harness.bus.publish(messages.sendPrivacyMail, { mailId });
const told = (count: number) =>
  until(
    async () => confirmed,
    (all) => all.length === count,
  );

describe('a mail about a candidate’s request', () => {
  it('is sent once, however often it is told, and confirmed each time', async () => {
    await tell('a.confirm');
    await told(1);
    await tell('a.confirm');
    expect(await told(2)).toEqual([
      ['a.confirm', 'sent'],
      ['a.confirm', 'sent'],
    ]);
    const [only, ...others] = harness.smtp.mails;
    expect(others).toEqual([]);
    expect(only?.parsed.text).toContain(
      'https://app.shortlist.test/your-data#confirm=secret-of-the-link',
    );
    expect(only?.parsed.text).toContain('your address stays private');
  });

  it('is not sent when it is not owed any more, or its recruiter is gone', async () => {
    await tell('not-owed');
    found = { ...mail, kind: 'asked', to: null, userId: 'gone', name: '', token: null };
    await tell('b.asked');
    expect(await told(1)).toEqual([['b.asked', 'refused']]);
    found = { ...found, userId: 'mina' };
    await tell('c.asked');
    await told(2);
    expect(harness.smtp.mails.map(({ to }) => to)).toEqual([['mina@example.com']]);
    expect(harness.smtp.mails[0]?.parsed.text).toContain(
      'https://app.shortlist.test/privacy-requests',
    );
    expect(harness.smtp.mails[0]?.parsed.text).toContain('by 20 December 2026');
  });

  it.each([
    ['copy', 'asks what you keep about them, and'],
    ['correct', 'asks to have their data corrected, and'],
    ['delete', 'asks to have their data deleted, and'],
  ] as const)('speaks to the recruiter by name, of a person: %s', async (wish, asks) => {
    found = { ...mail, wish, kind: 'asked', to: null, userId: 'mina', name: '', token: null };
    await tell(`f.${wish}`);
    await told(1);
    const text = harness.smtp.mails[0]?.parsed.text;
    expect(text).toContain('Hello Mina,');
    expect(text).toContain(asks);
    expect(text).not.toContain('this address');
  });

  it.each([
    ['deleted', 'Your data was deleted', 'Nothing can be restored'],
    ['sent', 'What is kept about you', 'Score: 72 of 100'],
    ['corrected', 'Your data was corrected', 'We <b>agree</b>'],
    ['declined', 'An answer to your privacy request', 'data protection authority'],
  ] as const)('says what was answered: %s', async (answer, subject, text) => {
    found = {
      ...mail,
      kind: 'answered',
      token: null,
      name: 'Carl https://evil.example',
      answer,
      by: 'Brookfield\r\nBcc: x@example.com',
      reason: 'We <b>agree</b>.',
      parts: [{ heading: 'Screening “Driver”', lines: ['Score: 72 of 100 (Good)'] }],
    };
    await tell(`d.${answer}`);
    await told(1);
    const [only] = harness.smtp.mails;
    expect(only?.parsed.subject).toBe(subject);
    expect(only?.parsed.text).toContain(text);
    expect(only?.parsed.text).toContain(
      'Answered by Brookfield Bcc: x@example.com through Shortlist.',
    );
    expect(only?.parsed.text).not.toContain('evil.example');
    expect(only?.parsed.html).not.toContain('<b>agree');
    expect(only?.to).toEqual(['carl@example.com']);
  });

  it('that no mail server takes is over', async () => {
    harness.smtp.onRecipient = () => ({ code: 550, message: 'No such user' });
    await tell('e.confirm');
    expect(await told(1)).toEqual([['e.confirm', 'refused']]);
  });
});

describe('a person who is deleted', () => {
  it('loses every email, waiting or sent, and none comes back', async () => {
    const ada = harness.draft();
    const ben = harness.draft({ jobId: ada.jobId });
    await harness.outbox(ada.jobId).queue([ada, ben], 3600);
    const { deliveries } = harness.context.models;
    const forget = () =>
      harness.bus.request(messages.forgetPeople, {
        jobId: ada.jobId,
        candidateIds: [ada.candidateId, 'another-file'],
      });
    expect(await forget()).toEqual({ emails: 1 });
    expect(await forget()).toEqual({ emails: 0 });
    const { body } = await harness.outbox(ada.jobId).get();
    expect(body.entries.map(({ candidateId }: { candidateId: string }) => candidateId)).toEqual([
      ben.candidateId,
    ]);
    // One that is queued in the same moment goes with the sweep.
    await harness.outbox(ada.jobId).queue([ada], 3600);
    await until(
      () => deliveries.everywhere.count({ candidateId: ada.candidateId }),
      (count) => count === 0,
    );
    expect(await deliveries.everywhere.count({ jobId: ada.jobId })).toBe(1);
  });
});
