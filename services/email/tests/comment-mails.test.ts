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

const comment = {
  jobId: 'job-1',
  candidateId: 'run_7',
  title: 'Maintenance Electrician, nights',
  candidate: 'Rebecca Thornton',
  why: 'mention' as const,
  author: 'Helen Moss',
  text: '@Mina Castellano could she <b>start</b> at 22:00?',
  at: '2026-11-22T11:20:00.000Z',
};
const mail = {
  mailId: 'mail-1',
  workspaceId: 'olive',
  to: 'mina@example.com',
  firstName: 'Mina',
  stopToken: 'stop-1',
  comments: [comment],
};

describe('a mail about comments', () => {
  it('says who wrote what about whom, and is stopped with one click', async () => {
    await harness.bus.publish(messages.sendCommentMail, mail);
    const [{ to, parsed }] = (await arrived.take(1)) as [ReceivedMail];
    expect(to).toEqual(['mina@example.com']);
    expect(parsed.subject).toBe('Helen Moss mentioned you');
    const link = 'https://app.shortlist.test/w/olive/results?job=job-1&view=review&candidate=run_7';
    for (const text of [link, comment.text, 'Rebecca Thornton', '/comment-mails#token=stop-1']) {
      expect(parsed.text).toContain(text);
    }
    expect(parsed.html).toContain('&lt;b&gt;start&lt;/b&gt;');
    const list = parsed.headers.get('list') as unknown as Record<string, unknown>;
    expect(list).toMatchObject({
      unsubscribe: {
        url: 'https://app.shortlist.test/api/resumes/comment-mails/stop?token=stop-1',
      },
    });
    expect(JSON.stringify(list)).toContain('One-Click');
  });

  it('is sent once, however often it is handed over', async () => {
    const again = { ...mail, mailId: 'mail-2' };
    for (const messageId of ['m-1', 'm-2'])
      await harness.bus.publish(messages.sendCommentMail, again, { messageId });
    const other = { ...mail, mailId: 'mail-3', to: 'odo@example.com' };
    await harness.bus.publish(messages.sendCommentMail, other);
    const mails = await arrived.take(2);
    expect(mails.map(({ to }) => to[0])).toEqual(['mina@example.com', 'odo@example.com']);
  });

  it('gathers what waits, and says what came by a link', async () => {
    const byLink = { ...comment, why: 'link' as const, author: 'Mo' };
    await harness.bus.publish(messages.sendCommentMail, {
      ...mail,
      mailId: 'mail-4',
      comments: [byLink, comment],
    });
    const [{ parsed }] = (await arrived.take(1)) as [ReceivedMail];
    expect(parsed.subject).toBe('2 comments wait for you');
    expect(parsed.text).toContain('Mo commented on Rebecca Thornton by a shared link in');
  });
});
