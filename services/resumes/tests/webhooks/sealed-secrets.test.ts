import { randomBytes } from 'node:crypto';
import type { Webhook, WebhookDelivery } from '@shortlist/contracts/webhooks';
import { createLogger, createSealer } from '@shortlist/service-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../src/config.js';
import { deliverDue } from '../../src/domain/webhooks/deliver-due.js';
import { renewSecrets } from '../../src/domain/webhooks/renew-secrets.js';
import { createHarness, type Harness, type Instance } from '../support/harness.js';
import { isSigned, startReceiver } from '../support/receiver.js';
import { get, send } from '../support/upload.js';

const events = ['decision.made'];
const byHand = { webhookSweepMs: 1_000_000, webhookPrivateAddresses: true };
const makeSealer = () => createSealer([new Uint8Array(randomBytes(32))], 'a test');
const readable = () => `whsec_${randomBytes(32).toString('base64')}`;

let harness: Harness;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let lines: string[];

beforeEach(async () => {
  receiver = await startReceiver();
  harness = await createHarness();
  lines = [];
});
afterEach(async () => {
  await harness.stop();
  await receiver.stop();
});

const start = (config: Partial<Config> = {}) =>
  harness.start(
    { ...byHand, ...config },
    {
      log: createLogger({
        name: 'resumes',
        level: 'error',
        destination: { write: (line: string) => void lines.push(line) },
      }),
    },
  );
const create = async (instance: Instance) => {
  const answer = await send(instance, 'post', '/resumes/webhooks', { url: receiver.url, events });
  return answer.body as { webhook: Webhook; secret: string };
};
/** Sends a test and says what became of it. */
async function tell(instance: Instance, id: string): Promise<WebhookDelivery | undefined> {
  await send(instance, 'post', `/resumes/webhooks/${id}/test`, {});
  await deliverDue(instance.context);
  await instance.context.background.drain();
  const { body } = await get(instance, `/resumes/webhooks/${id}/deliveries`);
  return (body.deliveries as WebhookDelivery[])[0];
}
async function stored(): Promise<string> {
  const database = await harness.connectDatabase();
  return JSON.stringify(await database.collection('webhooks').find({}).toArray());
}

describe('the secret of a webhook (ASVS 14.2.4)', () => {
  it('can’t be read in the database, nor the one before it, and signs', async () => {
    const instance = await start();
    const { webhook, secret } = await create(instance);
    const path = `/resumes/webhooks/${webhook.id}/secret`;
    const renewed = (await send(instance, 'post', path, {})).body as { secret: string };
    expect((await tell(instance, webhook.id))?.status).toBe('delivered');
    const [told] = receiver.received;
    expect([told && isSigned(told, secret), told && isSigned(told, renewed.secret)]).toEqual([
      true,
      true,
    ]);
    const text = await stored();
    expect(text).toContain(webhook.id);
    expect(text).not.toContain('whsec_');
    for (const each of [secret, renewed.secret]) expect(text).not.toContain(each.slice(6, -1));
  });

  it('that was stored readable signs without a key, and is sealed at the first start with one', async () => {
    const [secret, formerSecret] = [readable(), readable()];
    const database = await harness.connectDatabase();
    await database.collection<{ _id: string }>('webhooks').insertOne({
      _id: 'old',
      userId: 'ada',
      url: receiver.url,
      events,
      secret,
      formerSecret,
      formerSecretUntil: new Date(Date.now() + 60_000),
      createdAt: new Date(),
    } as never);
    const before = await start({ webhookSealer: undefined });
    expect((await tell(before, 'old'))?.status).toBe('delivered');
    expect(await stored()).toContain(secret);
    const after = await start();
    expect(await stored()).not.toContain('whsec_');
    expect((await tell(after, 'old'))?.status).toBe('delivered');
    for (const each of receiver.received) {
      expect([isSigned(each, secret), isSigned(each, formerSecret)]).toEqual([true, true]);
    }
    expect(receiver.received).toHaveLength(2);
  });

  it('that a release of before stored beside this one is sealed by the next look', async () => {
    const instance = await start();
    const { webhook } = await create(instance);
    const secret = readable();
    const database = await harness.connectDatabase();
    await database.collection('webhooks').updateOne({ url: receiver.url }, { $set: { secret } });
    await renewSecrets(instance.context);
    expect(await stored()).not.toContain('whsec_');
    expect((await tell(instance, webhook.id))?.status).toBe('delivered');
    const [told] = receiver.received;
    expect(told && isSigned(told, secret)).toBe(true);
  });

  it('signs on while WEBHOOK_KEY is exchanged, and after it', async () => {
    const [old, next] = [randomBytes(32), randomBytes(32)].map((key) => new Uint8Array(key));
    const with_ = (...keys: (Uint8Array | undefined)[]) => ({
      webhookSealer: createSealer(
        keys.filter((key) => key !== undefined),
        'a test',
      ),
    });
    const before = await start(with_(old));
    const { webhook, secret } = await create(before);
    const both = await start(with_(next, old));
    await renewSecrets(both.context);
    const after = await start(with_(next));
    expect((await tell(after, webhook.id))?.status).toBe('delivered');
    const [told] = receiver.received;
    expect(told && isSigned(told, secret)).toBe(true);
  });

  it.each<[string, () => Partial<Config>]>([
    ['another', () => ({ webhookSealer: makeSealer() })],
    ['no', () => ({ webhookSealer: undefined })],
  ])('is not used with %s key: both owner and operator read what to do', async (_, config) => {
    const { webhook } = await create(await start());
    const other = await start(config());
    expect(await tell(other, webhook.id)).toMatchObject({
      status: 'failed',
      problem: expect.stringContaining('make a new secret'),
    });
    expect(receiver.received).toEqual([]);
    expect(lines.filter((line) => line.includes('WEBHOOK_KEY'))).toHaveLength(1);
    const [listed] = (await get(other, '/resumes/webhooks')).body.webhooks as Webhook[];
    expect(listed).toMatchObject({ failingSince: null, disabledAt: null });
  });

  it('works again with a new one, where the key is another', async () => {
    const { webhook } = await create(await start());
    const other = await start({ webhookSealer: makeSealer() });
    const path = `/resumes/webhooks/${webhook.id}/secret`;
    const { secret } = (await send(other, 'post', path, {})).body as { secret: string };
    expect((await tell(other, webhook.id))?.status).toBe('delivered');
    const [told] = receiver.received;
    expect(told && isSigned(told, secret)).toBe(true);
  });

  it('is not made where none can be sealed', async () => {
    const instance = await start({ webhookSealer: undefined });
    const told = { url: receiver.url, events };
    const answer = await send(instance, 'post', '/resumes/webhooks', told);
    expect([answer.status, answer.body.code]).toEqual([501, 'WebhooksNotOffered']);
    expect(answer.body.detail).toContain('WEBHOOK_KEY');
    expect(await stored()).toBe('[]');
  });
});
