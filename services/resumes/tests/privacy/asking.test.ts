import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepPrivacy } from '../../src/domain/privacy/sweep-privacy.js';
import { resumeText } from '../support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import {
  ask,
  askAndConfirm,
  confirm,
  type Mails,
  requestsOf,
  startMails,
  wishOf,
} from '../support/privacy.js';
import { until } from '../support/until.js';
import { get, screen } from '../support/upload.js';

const ada = 'ada.quill@example.com';
let harness: Harness;
let mails: Mails;
let instance: Instance;
let now: number;
const HOUR = 60 * 60 * 1000;

beforeEach(async () => {
  now = Date.parse('2026-03-31T10:00:00Z');
  harness = await createHarness();
  mails = await startMails(await harness.connect());
  instance = await harness.start({ sweepIntervalMs: 1_000_000 }, { clock: () => new Date(now) });
});
afterEach(() => harness.stop());

const screenAda = (authorization?: string) =>
  screen(instance, {
    files: [
      ['ada.pdf', resumeText('Ada Quill', 90, ' Ada.Quill@Example.com')],
      ['ben.pdf', resumeText('Ben Fenn', 20)],
    ],
    ...(authorization ? { authorization } : {}),
  });

describe('a request', () => {
  it('is answered the same for a known and an unknown address, and shown to nobody before it is confirmed', async () => {
    await screenAda();
    const known = await ask(instance, wishOf(ada));
    const unknown = await ask(instance, wishOf('nobody@example.com'));
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.body.message).toContain('We have sent a link');
    await until(() => mails.sent.length === 2);
    expect(await requestsOf(instance)).toEqual([]);
  });

  it('reaches every recruiter concerned and nobody else once its link is followed, also twice', async () => {
    const mia = authorize('mia');
    await screenAda();
    await screenAda(mia);
    await screen(instance, {
      files: [['ben.pdf', resumeText('Ben Fenn', 20)]],
      authorization: authorize('odo'),
    });
    const asked = wishOf('ADA.quill@example.com', 'copy', {
      employer: 'Brookfield',
      message: 'Please.\nThank you.',
    });
    const { body } = await askAndConfirm(instance, mails, asked);
    expect(body).toEqual({
      wish: 'copy',
      outcome: 'passed-on',
      dueAt: '2026-04-30T10:00:00.000Z',
    });
    const { token } = await mails.find('confirm');
    expect((await confirm(instance, token ?? '')).body).toEqual(body);
    for (const who of [authorize(), mia]) {
      const [only, ...others] = await requestsOf(instance, who);
      expect(others).toEqual([]);
      expect(only).toMatchObject({
        ...asked,
        state: 'open',
        mail: 'none',
        answer: null,
        dueAt: '2026-04-30T10:00:00.000Z',
        people: [{ name: 'Ada Quill', fileName: 'ada.pdf', score: 90, files: 1 }],
      });
    }
    expect(await requestsOf(instance, authorize('odo'))).toEqual([]);
    await mails.find('passed-on');
    await until(() => mails.sent.filter(({ kind }) => kind === 'asked').length === 2);
    const told = mails.sent.filter(({ kind }) => kind === 'asked');
    expect(told.map(({ userId, to, name }) => [userId, to, name]).sort()).toEqual([
      ['ada', null, ''],
      ['mia', null, ''],
    ]);
  });

  it('about nobody says so only to who reads the address', async () => {
    const { body } = await askAndConfirm(instance, mails, wishOf('nobody@example.com'));
    expect(body.outcome).toBe('nothing-kept');
    await mails.find('nothing-kept');
  });

  it('does not work by a wrong link, or by one that is too old', async () => {
    await screenAda();
    await ask(instance, wishOf(ada));
    const { token } = await mails.find('confirm');
    for (const wrong of ['x', `${token}x`, '{"$ne":null}', '\u0001']) {
      const { status, body } = await confirm(instance, wrong);
      expect([status, body.code]).toEqual([404, 'PrivacyLinkInvalid']);
    }
    now += 24 * HOUR;
    expect((await confirm(instance, token ?? '')).status).toBe(404);
    expect(await requestsOf(instance)).toEqual([]);
  });

  it('is braked: three mails a day to one address in silence, ten requests an hour of one network with a sentence', async () => {
    const answers = [];
    for (let time = 0; time < 5; time += 1) answers.push(await ask(instance, wishOf(ada)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
    await until(() => mails.sent.length === 3);
    for (let time = 0; time < 5; time += 1)
      expect((await ask(instance, wishOf(`p${time}@example.com`))).status).toBe(200);
    const braked = await ask(instance, wishOf('more@example.com'));
    expect([braked.status, braked.headers['retry-after']]).toEqual([429, '3600']);
    expect(braked.body.detail).toBe(
      'Several requests came from your internet connection. Please try again in an hour.',
    );
    now += HOUR;
    expect((await ask(instance, wishOf('more@example.com'))).status).toBe(200);
    await until(() => mails.sent.length === 9);
    now += 24 * HOUR;
    await ask(instance, wishOf(ada));
    await until(() => mails.sent.length === 10);
  });

  it.each([
    ['nothing', {}],
    ['a list', []],
    ['no name', wishOf(ada, 'copy', { name: '  ' })],
    ['a link for a name', wishOf(ada, 'copy', { name: 'Win https://evil.example/x' })],
    ['a huge name', wishOf(ada, 'copy', { name: 'x'.repeat(121) })],
    ['a broken address', wishOf('ada')],
    ['two addresses', wishOf('a@example.com,b@example.com')],
    ['a line in an address', wishOf('a@example.com\r\nBcc: b@example.com')],
    ['another wish', wishOf(ada, 'everything')],
    ['a query', wishOf(ada, 'copy', { name: { $ne: null } })],
    ['a huge message', wishOf(ada, 'copy', { message: 'x'.repeat(2001) })],
    ['two lines of employer', wishOf(ada, 'copy', { employer: 'a\nb' })],
  ])('with %s is refused with a sentence', async (_what, body) => {
    const response = await ask(instance, body);
    expect(response.status).toBe(422);
    expect(response.body.detail).toMatch(/\w.*\.$/);
  });

  it('is passed on by the sweep where the process died, and its lost mails are told again', async () => {
    await screenAda();
    mails.outcome = null;
    await ask(instance, wishOf(ada));
    await until(() => mails.told === 1);
    mails.outcome = 'sent';
    now += 31_000;
    await sweepPrivacy(instance.context);
    await mails.find('confirm');
    const { privacyRequests } = instance.context.models;
    await privacyRequests.updateOne({}, { $set: { state: 'confirmed', mail: null } });
    await sweepPrivacy(instance.context);
    expect(await requestsOf(instance)).toHaveLength(1);
    await mails.find('passed-on');
    await until(async () => (await privacyRequests.findOne({}))?.email === '');
  });

  it('needs a session to be seen', async () => {
    expect((await get(instance, '/privacy/requests', '')).status).toBe(401);
  });
});
