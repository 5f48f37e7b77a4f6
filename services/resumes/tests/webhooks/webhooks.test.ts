import { localCallerHeader } from '@shortlist/contracts/constants';
import * as authMessages from '@shortlist/contracts/messages/auth';
import {
  decisionMade,
  screeningCompleted,
  type Webhook,
  type WebhookDelivery,
  webhookTest,
} from '@shortlist/contracts/webhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverDue } from '../../src/domain/webhooks/deliver-due.js';
import { newDelivery } from '../../src/domain/webhooks/owe-deliveries.js';
import { createWebhookSecret } from '../../src/domain/webhooks/sign-webhook.js';
import { sweepWebhooks } from '../../src/domain/webhooks/sweep-webhooks.js';
import { pausesSeconds } from '../../src/domain/webhooks/try-delivery.js';
import { resumeText } from '../support/engine.js';
import { authorize, createHarness, type Harness, type Instance } from '../support/harness.js';
import { isSigned, startReceiver } from '../support/receiver.js';
import { until } from '../support/until.js';
import { get, screen, send } from '../support/upload.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Delivers only when a test says so, to this machine. */
const byHand = { webhookSweepMs: 1_000_000, webhookPrivateAddresses: true };
const events = ['screening.completed', 'decision.made'];

let harness: Harness;
let instance: Instance;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let now: number;
const clock = () => new Date(now);

beforeEach(async () => {
  now = Date.now();
  receiver = await startReceiver();
  harness = await createHarness();
  instance = await harness.start(byHand, { clock });
});
afterEach(async () => {
  await harness.stop();
  await receiver.stop();
});

async function create(url = receiver.url, who = authorize()) {
  const answer = await send(instance, 'post', '/resumes/webhooks', { url, events }, who);
  expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
  return answer.body as { webhook: Webhook; secret: string };
}
const list = async (who = authorize()) =>
  (await get(instance, '/resumes/webhooks', who)).body.webhooks as Webhook[];
const deliveries = async (id: string) =>
  (await get(instance, `/resumes/webhooks/${id}/deliveries`)).body.deliveries as WebhookDelivery[];
const act = (id: string, what: string) =>
  send(instance, 'post', `/resumes/webhooks/${id}/${what}`, {});
async function deliver() {
  await deliverDue(instance.context);
  await instance.context.background.drain();
}

async function screenTwo() {
  const files = [
    ['ada.pdf', resumeText('Ada', 90)],
    ['ben.pdf', resumeText('Ben', 20)],
  ] as const;
  const { body } = await screen(instance, { files });
  return body as { jobId: string; candidates: { id: string; candidate: string }[] };
}
/** All that is owed, once it is. */
const owed = (count: number) =>
  until(
    async () => (await instance.context.models.webhookDeliveries.everywhere.count({})) >= count,
  );

describe('a webhook', () => {
  it('is told when a screening is complete and a decision was made, signed, with ids and figures only', async () => {
    const { webhook, secret } = await create();
    const { jobId, candidates } = await screenTwo();
    await owed(1);
    await deliver();
    const ben = candidates.find(({ candidate }) => candidate === 'Ben');
    const changes = [{ candidateId: ben?.id, choice: 'shortlisted' }];
    await send(instance, 'post', `/resumes/job/${jobId}/decide`, { changes });
    await owed(2);
    await deliver();
    const [first, second] = receiver.received;
    if (!first || !second) throw new Error('Something did not arrive.');
    expect(isSigned(first, secret) && isSigned(second, secret)).toBe(true);
    expect(screeningCompleted.parse(JSON.parse(first.body)).data).toEqual({
      screeningId: jobId,
      comparisonScore: 50,
      total: 2,
      shortlisted: 1,
      rejected: 1,
      review: 0,
      unreadable: 0,
      averageScore: 55,
    });
    expect(decisionMade.parse(JSON.parse(second.body)).data).toEqual({
      screeningId: jobId,
      candidateId: ben?.id,
      outcome: 'shortlisted',
      takenBack: false,
      score: 20,
      comparisonScore: 50,
    });
    expect(first.body + second.body).not.toMatch(/Ada|Ben\b|example\.com/);
    expect(Math.abs(Number(first.headers['webhook-timestamp']) - now / 1000)).toBeLessThan(2);
    const log = await deliveries(webhook.id);
    expect(
      log
        .map(({ type, status, attempts, responseStatus }) => [
          type,
          status,
          attempts,
          responseStatus,
        ])
        .sort(),
    ).toEqual([
      ['decision.made', 'delivered', 1, 204],
      ['screening.completed', 'delivered', 1, 204],
    ]);
    expect(JSON.stringify([await list(), log])).not.toContain(secret);
  });

  it('is told by the sweep what a crash left untold, and everything once', async () => {
    await create();
    const { jobId, candidates } = await screenTwo();
    await owed(1);
    const { models, config } = instance.context;
    // As a process leaves it that died after the decision, and before telling it.
    const at = clock();
    const decision = {
      at,
      kind: 'overridden',
      by: 'ada@example.com',
      name: 'Ben',
      from: 'rejected',
      to: 'shortlisted',
      score: 20,
      comparisonScore: 50,
      why: null,
    } as const;
    const _id = candidates[1]?.id ?? '';
    await models.candidates.everywhere.updateOne(
      { _id },
      { $set: { untoldSince: at }, $push: { decisions: decision } },
    );
    now += config.republishAfterMs;
    await sweepWebhooks(instance.context);
    await models.candidates.everywhere.updateOne({ _id }, { $set: { untoldSince: at } });
    await models.jobs.everywhere.updateOne({ _id: jobId }, { $set: { settledAt: null } });
    await sweepWebhooks(instance.context);
    await instance.context.background.drain();
    const types = receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    expect(types.sort()).toEqual(['decision.made', 'screening.completed']);
    expect(await models.candidates.everywhere.exists({ untoldSince: { $ne: null } })).toBe(false);
  });

  it('is tried again with growing pauses over about a day under one id, then given up', async () => {
    const { webhook } = await create();
    receiver.state.answer = 500;
    await screenTwo();
    await owed(1);
    for (const [index, pause] of pausesSeconds.entries()) {
      await deliver();
      expect(receiver.received).toHaveLength(index + 1);
      now += pause * 1000 * 0.75;
      await deliver();
      expect(receiver.received).toHaveLength(index + 1);
      now += pause * 1000 * 0.5;
    }
    await deliver();
    now += DAY_MS;
    await deliver();
    expect(receiver.received).toHaveLength(pausesSeconds.length + 1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const total = pausesSeconds.reduce((sum, each) => sum + each, 0);
    expect(total / 3600).toBeGreaterThan(20);
    expect(await deliveries(webhook.id)).toMatchObject([
      {
        status: 'failed',
        attempts: 8,
        responseStatus: 500,
        problem: 'It answered 500.',
        responseStart: 'No thanks ',
        nextAt: null,
      },
    ]);
    receiver.state.answer = 200;
    const [failed] = await deliveries(webhook.id);
    expect((await act(webhook.id, `deliveries/${failed?.id ?? ''}/resend`)).status).toBe(200);
    await deliver();
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(
      receiver.received[0]?.headers['webhook-id'],
    );
    expect((await list())[0]?.failingSince).toBeNull();
  });

  it('is switched off after three days of failures, at once by 410, and its owner is told', async () => {
    const noticed: string[] = [];
    const bus = await harness.connect();
    await bus.subscribe(authMessages.noticeWebhookDisabled, {}, async ({ userId }) => {
      noticed.push(userId);
    });
    const { webhook } = await create();
    receiver.state.answer = 503;
    await screenTwo();
    await owed(1);
    await deliver();
    expect((await list())[0]).toMatchObject({ disabledAt: null, failingSince: expect.any(String) });
    now += 3 * DAY_MS;
    await screenTwo();
    await owed(2);
    await deliver();
    await until(() => noticed.length > 0);
    expect((await list())[0]?.disabledAt).not.toBeNull();
    expect((await deliveries(webhook.id)).map(({ status }) => status)).toEqual([
      'failed',
      'failed',
    ]);
    await screenTwo();
    expect(await deliveries(webhook.id)).toHaveLength(2);
    receiver.state.answer = 410;
    const again = { url: receiver.url, events };
    await send(instance, 'put', `/resumes/webhooks/${webhook.id}`, again);
    expect((await list())[0]).toMatchObject({ disabledAt: null, failingSince: null });
    await screenTwo();
    await owed(3);
    await deliver();
    expect((await list())[0]?.disabledAt).not.toBeNull();
    expect(noticed).toEqual(['ada', 'ada']);
  });

  it('takes a new secret, and for a day the one before signs, too', async () => {
    const { webhook, secret } = await create();
    const renewed = (await act(webhook.id, 'secret')).body as { secret: string };
    await act(webhook.id, 'test');
    await deliver();
    now += DAY_MS + 1;
    await act(webhook.id, 'test');
    await deliver();
    const [during, after] = receiver.received;
    if (!during || !after) throw new Error('Something did not arrive.');
    expect([isSigned(during, secret), isSigned(during, renewed.secret)]).toEqual([true, true]);
    expect([isSigned(after, secret), isSigned(after, renewed.secret)]).toEqual([false, true]);
    expect(webhookTest.parse(JSON.parse(after.body)).data.webhookId).toBe(webhook.id);
  });

  it('follows no redirect, and a test is tried once (ASVS 1.3.6)', async () => {
    const { webhook } = await create();
    Object.assign(receiver.state, { answer: 302, location: receiver.url });
    await act(webhook.id, 'test');
    await deliver();
    now += DAY_MS;
    await deliver();
    expect(receiver.received).toHaveLength(1);
    const [tried] = await deliveries(webhook.id);
    expect(tried).toMatchObject({
      status: 'failed',
      problem: expect.stringContaining('Redirects'),
    });
    expect((await list())[0]?.failingSince).toBeNull();
  });

  it('is nobody else’s, and goes with its user and what it was told of with the screening (ASVS 8.2.2)', async () => {
    const { webhook } = await create();
    const { jobId } = await screenTwo();
    await owed(1);
    const bob = authorize('bob');
    expect(await list(bob)).toEqual([]);
    const path = `/resumes/webhooks/${webhook.id}`;
    const told = { url: receiver.url, events };
    const foreign = [
      await get(instance, `${path}/deliveries`, bob),
      await send(instance, 'put', path, told, bob),
      await send(instance, 'delete', path, {}, bob),
      await send(instance, 'post', `${path}/test`, {}, bob),
      await send(instance, 'post', `${path}/secret`, {}, bob),
      await send(instance, 'post', `${path}/deliveries/x/resend`, {}, bob),
    ];
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    await send(instance, 'delete', `/resumes/job/${jobId}`, {});
    const { models } = instance.context;
    await until(async () => (await models.webhookDeliveries.everywhere.count({})) === 0);
    await act(webhook.id, 'test');
    const bus = await harness.connect();
    await bus.publish(authMessages.userDeleted, { userId: 'ada', at: clock().toISOString() });
    await until(async () => (await models.webhooks.everywhere.count({})) === 0);
    await until(async () => (await models.webhookDeliveries.everywhere.count({})) === 0);
    const late = await send(instance, 'post', '/resumes/webhooks', told);
    expect([late.status, await models.webhooks.everywhere.count({})]).toEqual([401, 0]);
  });

  it('is told while other addresses do not answer, however many they are', async () => {
    const silent = await startReceiver();
    silent.state.answer = null;
    try {
      const { webhooks, webhookDeliveries } = instance.context.models;
      const owe = async (_id: string, failingSince: Date | null) => {
        const secret = createWebhookSecret();
        const whose = { userId: 'bob', workspaceId: 'bob' };
        const known = { ...whose, url: silent.url, events, secret, createdAt: clock() };
        await webhooks.everywhere.create({ ...known, _id, failingSince });
        const test = { key: _id, type: 'webhook.test', jobId: null, payload: {} };
        await webhookDeliveries.everywhere.create(
          newDelivery(instance.context, { _id, ...whose }, test),
        );
      };
      for (let count = 0; count < 50; count += 1) await owe(`failing ${count}`, clock());
      await owe('slow', null);
      await deliverDue(instance.context);
      await until(() => silent.received.length > 1);
      const { webhook } = await create();
      await act(webhook.id, 'test');
      await deliverDue(instance.context);
      await until(() => receiver.received.length > 0);
      expect(await webhookDeliveries.everywhere.count({ status: 'pending' })).toBeGreaterThan(50);
    } finally {
      await silent.stop();
    }
  });

  it('is one of five at most', async () => {
    for (let count = 0; count < 5; count += 1) await create();
    const told = { url: receiver.url, events };
    const answer = await send(instance, 'post', '/resumes/webhooks', told);
    expect([answer.status, answer.body.code]).toEqual([409, 'TooManyWebhooks']);
    expect(await list()).toHaveLength(5);
  });
});

describe('an address', () => {
  it.each([
    ['http://example.com/hook'],
    ['https://127.0.0.1/'],
    ['https://127.1/'],
    ['https://2130706433/'],
    ['https://0x7f.1/'],
    ['https://10.0.0.8/'],
    ['https://169.254.169.254/latest/meta-data'],
    ['https://[::1]/'],
    ['https://[::ffff:10.0.0.1]/'],
    ['https://[fd00::1]/'],
    ['https://localhost/'],
    ['https://LOCALHOST./'],
    ['https://db.internal/'],
    ['https://printer/'],
    ['https://user:secret@example.com/'],
    ['https://example.com:8443/'],
  ])(
    'in a private network, without TLS or at another port is refused: %s (ASVS 1.3.6)',
    async (url) => {
      const strict = await harness.start({ webhookSweepMs: 1_000_000 });
      const answer = await send(strict, 'post', '/resumes/webhooks', { url, events });
      expect([answer.status, answer.body.code]).toEqual([400, 'AddressRefused']);
    },
  );

  it('of this machine is for callers at it, and is refused at delivery once it is not', async () => {
    const local = await harness.start(
      { webhookSweepMs: 1_000_000, webhookPrivateAddresses: 'local' },
      { clock },
    );
    const save = (isLocal: boolean) =>
      send(local, 'post', '/resumes/webhooks', { url: receiver.url, events }).set(
        localCallerHeader,
        String(isLocal),
      );
    expect((await save(false)).body).toMatchObject({
      code: 'AddressRefused',
      detail: expect.stringContaining('https://'),
    });
    const { webhook } = (await save(true)).body as { webhook: Webhook };
    expect(webhook.problem).toBeNull();
    await send(local, 'post', `/resumes/webhooks/${webhook.id}/test`, {});
    await deliverDue(local.context);
    await local.context.background.drain();
    expect(receiver.received).toHaveLength(1);

    const strict = await harness.start({ webhookSweepMs: 1_000_000 }, { clock });
    await send(strict, 'post', `/resumes/webhooks/${webhook.id}/test`, {});
    await deliverDue(strict.context);
    await strict.context.background.drain();
    expect(receiver.received).toHaveLength(1);
    const [shown] = (await get(strict, '/resumes/webhooks')).body.webhooks as Webhook[];
    expect(shown?.problem).toBe('The address must begin with https://.');
    const told = await deliveries(webhook.id);
    expect(told.map(({ status, problem }) => [status, problem])).toContainEqual([
      'failed',
      'The address must begin with https://.',
    ]);
  });

  it('at another port, stored before, is shown as one to change', async () => {
    const { webhook } = await create('https://hooks.example.com:8443/');
    const strict = await harness.start({ webhookSweepMs: 1_000_000 });
    const [shown] = (await get(strict, '/resumes/webhooks')).body.webhooks as Webhook[];
    expect(shown).toMatchObject({
      id: webhook.id,
      problem: 'Webhooks go to port 443 only. Please remove the port.',
    });
  });

  it.each([
    [{ url: '' }],
    [{ url: 'not an address' }],
    [{ url: 'javascript:alert(1)' }],
    [{ url: 'file:///etc/passwd' }],
    [{ url: 'ftp://example.com/' }],
    [{ url: `https://example.com/${'x'.repeat(2048)}` }],
    [{ url: 7 }],
    [{ events: [] }],
    [{ events: ['everything'] }],
    [{ events: undefined }],
  ])('that is none, and events that are none, are refused: %j', async (changes) => {
    const body = { url: 'https://example.com/', events, ...changes };
    const answer = await send(instance, 'post', '/resumes/webhooks', body);
    expect([answer.status, answer.body.code]).toEqual([422, 'InvalidInput']);
  });
});
