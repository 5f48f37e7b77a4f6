import { Collector } from '@shortlist/bus/testing';
import * as messages from '@shortlist/contracts/messages/email';
import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './support/harness.js';
import type { ReceivedMail } from './support/smtp.js';

let mongo: TestMongo;
let harness: Harness;
let arrived: Collector<ReceivedMail>;

beforeAll(async () => {
  mongo = await startTestMongo();
});
afterAll(async () => {
  await mongo.stop();
});
beforeEach(async () => {
  harness = await startHarness(mongo, { env: { ACCOUNT_MAIL_RETRY_MS: '20' } });
  arrived = new Collector();
  harness.smtp.onMail = (mail) => {
    arrived.add(mail);
    return 'accept';
  };
});
afterEach(async () => {
  await harness.stop();
});

const verification = {
  to: 'ada@example.com',
  firstName: 'Ada',
  token: 'tok/en+1&x=2',
  expiresInHours: 24,
};
const reset = { to: 'ada@example.com', firstName: 'Ada', token: 't-2', expiresInMinutes: 1 };

/** Another message of the queue, behind those published before it. */
async function afterwards(to: string): Promise<readonly string[]> {
  const before = arrived.size;
  await harness.bus.publish(messages.sendVerificationEmail, { ...verification, to });
  const mails = await arrived.take(before + 1);
  return mails.map((mail) => mail.to[0] ?? '');
}

describe('account mails', () => {
  it('bring the link to confirm an address, as text and as HTML', async () => {
    await harness.bus.publish(messages.sendVerificationEmail, verification);
    const [mail] = await arrived.take(1);
    const link = 'https://app.shortlist.test/verify-email?token=tok%2Fen%2B1%26x%3D2';
    expect(mail.to).toEqual(['ada@example.com']);
    expect(mail.parsed.from?.text).toBe('"Shortlist" <no-reply@shortlist.test>');
    expect(mail.parsed.subject).toBe('Please confirm your email address');
    expect(mail.parsed.text).toContain(`\n${link}\n`);
    expect(mail.parsed.text).toContain('24 hours');
    expect(mail.parsed.html).toContain('<html lang="en">');
    expect(mail.parsed.html).toContain(`<a href="${link}">`);
    expect(mail.parsed.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('say whose link it is when somebody signed up with the address before', async () => {
    await harness.bus.publish(messages.sendVerificationEmail, { ...verification, again: true });
    const [mail] = await arrived.take(1);
    for (const text of [mail.parsed.text, mail.parsed.html]) {
      expect(text).toContain('we send you another to choose your password');
    }
  });

  it('bring the link to choose a new password', async () => {
    await harness.bus.publish(messages.sendPasswordResetEmail, reset);
    const [mail] = await arrived.take(1);
    expect(mail.parsed.text).toContain('https://app.shortlist.test/reset-password?token=t-2');
    expect(mail.parsed.text).toContain('1 minute.');
  });

  it('bring an invitation to a workspace', async () => {
    await harness.bus.publish(messages.sendInvitationEmail, {
      to: 'mina@example.com',
      token: 't-3',
      workspace: 'Brookfield Foods',
      invitedBy: 'Olga Brandt',
      role: 'viewer',
      expiresInDays: 7,
    });
    const [mail] = await arrived.take(1);
    expect(mail.to).toEqual(['mina@example.com']);
    expect(mail.parsed.subject).toBe('Olga Brandt invites you to Brookfield Foods on Shortlist');
    expect(mail.parsed.text).toContain('https://app.shortlist.test/invitation#token=t-3');
    expect(mail.parsed.text).toContain('Your role there is viewer. Reads and comments.');
  });

  it('speak of no password where the account has none yet', async () => {
    await harness.bus.publish(messages.sendPasswordResetEmail, { ...reset, first: true });
    const [mail] = await arrived.take(1);
    expect(mail.parsed.subject).toBe('Choose your password');
    for (const text of [mail.parsed.text, mail.parsed.html]) {
      expect(text).toContain('Your Shortlist account has no password yet.');
      expect(text).not.toMatch(/new password|your password stays/);
    }
  });

  it.each([
    ['passwordChanged', 'Your password was changed'],
    ['signInMethodAdded', 'A new way to sign in was added'],
  ] as const)('tell the owner of %s, as text and as HTML (ASVS 6.3.7)', async (notice, subject) => {
    const at = '2026-11-22T10:05:00.000Z';
    const firstName = '<b>Ada</b> https://evil.example';
    await harness.bus.publish(messages.sendAccountNotice, {
      to: 'ada@example.com',
      firstName,
      notice,
      at,
    });
    const [mail] = await arrived.take(1);
    expect(mail.parsed.subject).toBe(subject);
    const link = 'https://app.shortlist.test/forgot-password';
    expect(mail.parsed.text).toContain('on 22 November 2026 at 10:05 UTC.');
    expect(mail.parsed.text).toContain(link);
    expect(mail.parsed.html).toContain(`<a href="${link}">`);
    expect(mail.parsed.html).not.toMatch(/<b>|evil\.example/);
  });

  it('are sent once for one message, however often it is delivered', async () => {
    for (let time = 0; time < 3; time += 1)
      await harness.bus.publish(messages.sendVerificationEmail, verification, { messageId: 'm-1' });
    await arrived.take(1);
    const stored = () => harness.context.models.accountMails.findOne({ _id: 'm-1' });
    expect(await afterwards('other@example.com')).toEqual(['ada@example.com', 'other@example.com']);
    await harness.service.stop();
    expect(await harness.bus.deadLetters(messages.sendVerificationEmail.key)).toEqual([]);
    await harness.stop();
    harness = await startHarness(mongo);
    expect(await stored()).toMatchObject({ state: 'sent' });
    expect(arrived.size).toBe(2);
  });

  it.each([
    ['of this name, when it starts again', 'mail-1', 0],
    ['of another name, when its lease ends', 'mail-2', -1],
    ['of a release without owners, when its clock was a day ahead', null, 86_400],
  ])('go on that were being sent by a killed process %s', async (_, instance, seconds) => {
    await harness.context.models.accountMails.create({
      _id: 'm-killed',
      state: 'sending',
      instance,
      incarnation: 'earlier',
      leaseUntil: new Date(Date.now() + (instance === 'mail-1' ? 15 : seconds) * 1000),
      expiresAt: new Date('2040-01-01T00:00:00Z'),
    });
    await harness.stop();
    const env = { INSTANCE_ID: 'mail-1', ACCOUNT_MAIL_RETRY_MS: '60000' };
    harness = await startHarness(mongo, { env });
    harness.smtp.onMail = (mail) => {
      arrived.add(mail);
      return 'accept';
    };
    await harness.bus.publish(messages.sendVerificationEmail, verification, {
      messageId: 'm-killed',
    });
    const [mail] = await arrived.take(1);
    expect(mail.to).toEqual(['ada@example.com']);
    await harness.context.models.accountMails.deleteMany({});
  });

  it('are sent by one process only while that lives, however its clock jumps', async () => {
    await harness.stop();
    let now = new Date();
    harness = await startHarness(mongo, {
      env: { ACCOUNT_MAIL_RETRY_MS: '20' },
      clock: () => now,
    });
    harness.smtp.onMail = async (mail) => {
      arrived.add(mail);
      now = new Date(now.getTime() + 86_400_000);
      await harness.bus.publish(messages.sendVerificationEmail, verification, { messageId: 'm-2' });
      return 'accept' as const;
    };
    await harness.bus.publish(messages.sendVerificationEmail, verification, { messageId: 'm-2' });
    await arrived.take(1);
    expect(await afterwards('other@example.com')).toEqual(['ada@example.com', 'other@example.com']);
  });

  it('are tried again while the mail server is away', async () => {
    await harness.smtp.stop();
    await harness.bus.publish(messages.sendVerificationEmail, verification);
    await harness.smtp.restart();
    const [mail] = await arrived.take(1);
    expect(mail.to).toEqual(['ada@example.com']);
  });

  it('are tried again after a refusal for now', async () => {
    const answers = new Collector<string>();
    harness.smtp.onRecipient = (address) => {
      answers.add(address);
      return answers.size === 1 ? { code: 451, message: 'Greylisted' } : 'accept';
    };
    await harness.bus.publish(messages.sendVerificationEmail, verification);
    await arrived.take(1);
    expect(answers.size).toBe(2);
  });

  it('the mail server will never take are dead-lettered at once', async () => {
    const answers = new Collector<string>();
    harness.smtp.onRecipient = (address) => {
      answers.add(address);
      return address === 'ada@example.com' ? { code: 550, message: 'No such mailbox' } : 'accept';
    };
    await harness.bus.publish(messages.sendVerificationEmail, verification);
    await answers.take(1);
    expect(await afterwards('other@example.com')).toEqual(['other@example.com']);
    await harness.service.stop();
    const letters = await harness.bus.deadLetters(messages.sendVerificationEmail.key);
    expect(letters).toMatchObject([{ reason: expect.stringContaining('No such mailbox') }]);
    expect(answers.size).toBe(2);
  });

  it('show a hostile name as text', async () => {
    const firstName = '<img src=x onerror=alert(1)>\r\nBcc: victim@example.com';
    await harness.bus.publish(messages.sendVerificationEmail, { ...verification, firstName });
    const [mail] = await arrived.take(1);
    expect(mail.parsed.html).not.toContain('<img');
    expect(mail.parsed.bcc).toBeUndefined();
    expect(mail.to).toEqual(['ada@example.com']);
  });
});
