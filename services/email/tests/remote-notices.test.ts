import { startTestMongo, type TestMongo } from '@shortlist/embedded-mongo/testing';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from './support/harness.js';
import type { ReceivedMail } from './support/smtp.js';

let mongo: TestMongo;
let harness: Harness;
let mails: ReceivedMail[];

beforeAll(async () => {
  mongo = await startTestMongo();
});
afterAll(() => mongo.stop());
beforeEach(async () => {
  harness = await startHarness(mongo);
  ({ mails } = harness.smtp);
});
afterEach(() => harness.stop());

let count = 0;
const notice = (given: object = {}) => ({
  id: `billing away ${(count += 1)}`,
  to: 'billing@example.com',
  team: 'Billing <b>team</b>',
  remote: 'billing',
  about: 'away',
  version: '3f2a',
  standIn: '2b1c',
  at: '2026-11-22T10:01:00.000Z',
  ...given,
});
const send = (body: object) =>
  request(harness.server.url).post('/internal/remote-notices').send(body);

describe('a notice to the team of a remote', () => {
  it('says what is away since when, what people get instead, and what to do', async () => {
    const answer = await send(notice());
    expect([answer.status, answer.body]).toEqual([200, { outcome: 'sent' }]);
    const [mail] = mails;
    expect(mail?.to).toEqual(['billing@example.com']);
    expect(mail?.parsed.subject).toBe('A version of billing is unavailable');
    const text = mail?.parsed.text ?? '';
    expect(text).toContain('The version 3f2a of billing was unavailable');
    expect(text).toContain(
      'Since 22 November 2026 at 10:01 UTC people at https://app.shortlist.test',
    );
    expect(text).toContain('get the version 2b1c instead');
    expect(text).toContain('Please check that the server of its files answers');
    expect(text).toContain('list billing --gateway https://app.shortlist.test');
    expect(mail?.parsed.html).toContain('Billing &lt;b&gt;team&lt;/b&gt;');
  });

  it('says that what is configured is given where no version is', async () => {
    await send(notice({ standIn: null }));
    expect(mails[0]?.parsed.text).toContain('get the configured version instead');
  });

  it('says that the version is back', async () => {
    await send(notice({ about: 'back', standIn: null }));
    expect(mails[0]?.parsed.subject).toBe('A version of billing is back');
    expect(mails[0]?.parsed.text).toContain('is available again');
  });

  it('leaves once, however often it is asked for', async () => {
    const same = notice();
    const answers = [await send(same), await send(same)];
    expect(answers.map(({ body }) => body as object)).toEqual([
      { outcome: 'sent' },
      { outcome: 'sent' },
    ]);
    expect(mails).toHaveLength(1);
  });

  it('is to be asked for again when the mail server is busy, and not when it refuses', async () => {
    const same = notice();
    harness.smtp.onMail = () => ({ code: 451, message: 'busy' });
    expect((await send(same)).status).toBe(503);
    harness.smtp.onMail = () => ({ code: 550, message: 'nobody' });
    expect((await send(same)).body).toEqual({ outcome: 'refused' });
  });

  it('is for teams of remotes alone: another body is refused', async () => {
    expect((await send(notice({ about: 'Buy now' }))).status).toBe(422);
    expect((await send(notice({ remote: 'no remote' }))).status).toBe(422);
    expect(mails).toEqual([]);
  });
});
