import { randomUUID } from 'node:crypto';
import { type WebhookEvent, webhookLimits, type webhookTest } from '@shortlist/contracts/webhooks';
import { commonRefusal, isDeletedUser } from '@shortlist/service-kit';
import type { z } from 'zod';
import type { Context } from '../../context.js';
import type { DeliveryRecord, WebhookRecord } from '../../models/webhook.js';
import { refusal } from '../refusal.js';
import { checkUrl } from './check-url.js';
import { newDelivery } from './owe-deliveries.js';
import { createSealedSecret, keepSealed } from './webhook-secrets.js';

const HOUR_MS = 60 * 60 * 1000;

export interface WebhookOfUser {
  readonly userId: string;
  readonly id: string;
}

export interface WantedWebhook {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** The caller sits at the machine that Shortlist runs on. */
  readonly isLocal: boolean;
}

export function listWebhooks({ models }: Context, userId: string): Promise<WebhookRecord[]> {
  return models.webhooks.findReadable({ userId }, undefined, { sort: { createdAt: 1 } });
}

/** Removes what is kept of a user's webhooks. */
export async function eraseWebhooks({ models }: Context, userId: string): Promise<void> {
  await models.webhooks.deleteMany({ userId });
  await models.webhookDeliveries.deleteMany({ userId });
}

/** Of a user who was deleted nothing stays that was stored meanwhile. Throws Unauthenticated then. */
async function requireStillThere(context: Context, userId: string): Promise<void> {
  if (!(await isDeletedUser(context, userId))) return;
  await eraseWebhooks(context, userId);
  throw commonRefusal('Unauthenticated');
}

/** Its secret is told this once. Throws AddressRefused, TooManyWebhooks, WebhooksNotOffered. */
export async function createWebhook(
  context: Context,
  userId: string,
  { url, events, isLocal }: WantedWebhook,
): Promise<{ webhook: WebhookRecord; secret: string }> {
  const { webhooks } = context.models;
  const _id = randomUUID();
  const { secret, sealed } = createSealedSecret(context, _id);
  const webhook = await webhooks.create({
    _id,
    userId,
    url: checkUrl(context, url, isLocal),
    isLocal,
    events: [...new Set(events)],
    secret: sealed,
    createdAt: context.clock(),
  });
  // Counted with this one: so no two slip in together.
  if ((await webhooks.count({ userId })) > webhookLimits.perAccount) {
    await webhooks.deleteOne({ _id });
    throw refusal('TooManyWebhooks');
  }
  await requireStillThere(context, userId);
  return { webhook, secret };
}

async function change(
  { models }: Context,
  { userId, id }: WebhookOfUser,
  set: Partial<WebhookRecord>,
): Promise<WebhookRecord> {
  const changed = await models.webhooks.findOneAndUpdate({ _id: id, userId }, { $set: set });
  if (!changed) throw refusal('WebhookNotFound');
  return changed;
}

/** The user's own webhook. Throws WebhookNotFound. */
async function findWebhook(
  { models }: Context,
  { userId, id }: WebhookOfUser,
): Promise<WebhookRecord> {
  const webhook = await models.webhooks.findOne({ _id: id, userId });
  if (!webhook) throw refusal('WebhookNotFound');
  return webhook;
}

/** Changes what is told where; what was switched off is told again. Throws AddressRefused, WebhookNotFound. */
export function updateWebhook(
  context: Context,
  owner: WebhookOfUser,
  { url, events, isLocal }: WantedWebhook,
): Promise<WebhookRecord> {
  const input = { url: checkUrl(context, url, isLocal), isLocal, events: [...new Set(events)] };
  return change(context, owner, { ...input, disabledAt: null, failingSince: null });
}

/** Throws WebhookNotFound. */
export async function deleteWebhook(context: Context, owner: WebhookOfUser): Promise<void> {
  const { _id } = await findWebhook(context, owner);
  await context.models.webhooks.deleteOne({ _id });
  await context.models.webhookDeliveries.deleteMany({ webhookId: _id });
}

/** A new secret; the one before signs, too, for a day. Throws WebhookNotFound, WebhooksNotOffered. */
export async function rotateSecret(context: Context, owner: WebhookOfUser): Promise<string> {
  const { secret: stored } = await findWebhook(context, owner);
  const formerSecret = keepSealed(context, stored, owner.id);
  const until = context.clock().getTime() + webhookLimits.formerSecretHours * HOUR_MS;
  const { secret, sealed } = createSealedSecret(context, owner.id);
  const formerSecretUntil = new Date(until);
  await change(context, owner, { secret: sealed, formerSecret, formerSecretUntil });
  return secret;
}

/** Owes the address an event to try it with, which is tried once. Throws WebhookNotFound. */
export async function testWebhook(context: Context, owner: WebhookOfUser): Promise<DeliveryRecord> {
  const webhook = await findWebhook(context, owner);
  const timestamp = context.clock().toISOString();
  const payload: z.input<typeof webhookTest> = {
    type: 'webhook.test',
    timestamp,
    data: { webhookId: webhook._id },
  };
  const test = { key: `test ${randomUUID()}`, type: payload.type, jobId: null, payload };
  const delivery = { ...newDelivery(context, webhook, test), once: true };
  const stored = await context.models.webhookDeliveries.create(delivery);
  await requireStillThere(context, owner.userId);
  return stored;
}

/** Deliveries to an address, the newest first. Throws WebhookNotFound. */
export async function listDeliveries(
  context: Context,
  owner: WebhookOfUser,
): Promise<DeliveryRecord[]> {
  const { _id } = await findWebhook(context, owner);
  const sort = { createdAt: -1, _id: 1 } as const;
  const options = { sort, limit: webhookLimits.listed };
  return context.models.webhookDeliveries.findReadable({ webhookId: _id }, undefined, options);
}

/** Owes a delivery again, from the first try on. Throws DeliveryNotFound. */
export async function resendDelivery(
  { models, clock }: Context,
  { userId, id, deliveryId }: WebhookOfUser & { readonly deliveryId: string },
): Promise<DeliveryRecord> {
  const own = { _id: deliveryId, webhookId: id, userId };
  const again = { status: 'pending', attempts: 0, nextAt: clock() } as const;
  const delivery = await models.webhookDeliveries.findOneAndUpdate(own, { $set: again });
  if (!delivery) throw refusal('DeliveryNotFound');
  return delivery;
}
