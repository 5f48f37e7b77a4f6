import { randomUUID } from 'node:crypto';
import type { Member } from '@shortlist/contracts/authorise';
import { type WebhookEvent, webhookLimits, type webhookTest } from '@shortlist/contracts/webhooks';
import { commonRefusal, isDeletedWorkspace } from '@shortlist/service-kit';
import type { z } from 'zod';
import type { Context } from '../../context.js';
import type { DeliveryRecord, WebhookRecord } from '../../models/webhook.js';
import { refusal } from '../refusal.js';
import { checkUrl } from './check-url.js';
import { newDelivery } from './owe-deliveries.js';
import { createSealedSecret, keepSealed } from './webhook-secrets.js';

const HOUR_MS = 60 * 60 * 1000;

export interface WebhookOfWorkspace {
  readonly workspaceId: string;
  readonly id: string;
}

export interface WantedWebhook {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** The caller sits at the machine that Shortlist runs on. */
  readonly isLocal: boolean;
}

export function listWebhooks({ models }: Context, workspaceId: string): Promise<WebhookRecord[]> {
  return models.webhooks.in(workspaceId).findReadable({}, undefined, { sort: { createdAt: 1 } });
}

/** Removes what is kept of a workspace's webhooks. */
export async function eraseWebhooks({ models }: Context, workspaceId: string): Promise<void> {
  await models.webhooks.in(workspaceId).deleteMany({});
  await models.webhookDeliveries.in(workspaceId).deleteMany({});
}

/** Of a workspace that was deleted nothing stays that was stored meanwhile. Throws Unauthenticated then. */
async function requireStillThere(context: Context, workspaceId: string): Promise<void> {
  if (!(await isDeletedWorkspace(context, workspaceId))) return;
  await eraseWebhooks(context, workspaceId);
  throw commonRefusal('Unauthenticated');
}

/** Its secret is told this once. Throws AddressRefused, TooManyWebhooks, WebhooksNotOffered. */
export async function createWebhook(
  context: Context,
  { userId, workspaceId }: Member,
  { url, events, isLocal }: WantedWebhook,
): Promise<{ webhook: WebhookRecord; secret: string }> {
  const webhooks = context.models.webhooks.in(workspaceId);
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
  if ((await webhooks.count({})) > webhookLimits.perAccount) {
    await webhooks.deleteOne({ _id });
    throw refusal('TooManyWebhooks');
  }
  await requireStillThere(context, workspaceId);
  return { webhook, secret };
}

async function change(
  { models }: Context,
  { workspaceId, id }: WebhookOfWorkspace,
  set: Partial<WebhookRecord>,
): Promise<WebhookRecord> {
  const changed = await models.webhooks
    .in(workspaceId)
    .findOneAndUpdate({ _id: id }, { $set: set });
  if (!changed) throw refusal('WebhookNotFound');
  return changed;
}

/** A webhook of the workspace. Throws WebhookNotFound. */
async function findWebhook(
  { models }: Context,
  { workspaceId, id }: WebhookOfWorkspace,
): Promise<WebhookRecord> {
  const webhook = await models.webhooks.in(workspaceId).findOne({ _id: id });
  if (!webhook) throw refusal('WebhookNotFound');
  return webhook;
}

/** Changes what is told where; what was switched off is told again. Throws AddressRefused, WebhookNotFound. */
export function updateWebhook(
  context: Context,
  owner: WebhookOfWorkspace,
  { url, events, isLocal }: WantedWebhook,
): Promise<WebhookRecord> {
  const input = { url: checkUrl(context, url, isLocal), isLocal, events: [...new Set(events)] };
  return change(context, owner, { ...input, disabledAt: null, failingSince: null });
}

/** Throws WebhookNotFound. */
export async function deleteWebhook(context: Context, owner: WebhookOfWorkspace): Promise<void> {
  const { _id } = await findWebhook(context, owner);
  await context.models.webhooks.everywhere.deleteOne({ _id });
  await context.models.webhookDeliveries.everywhere.deleteMany({ webhookId: _id });
}

/** A new secret; the one before signs, too, for a day. Throws WebhookNotFound, WebhooksNotOffered. */
export async function rotateSecret(context: Context, owner: WebhookOfWorkspace): Promise<string> {
  const { secret: stored } = await findWebhook(context, owner);
  const formerSecret = keepSealed(context, stored, owner.id);
  const until = context.clock().getTime() + webhookLimits.formerSecretHours * HOUR_MS;
  const { secret, sealed } = createSealedSecret(context, owner.id);
  const formerSecretUntil = new Date(until);
  await change(context, owner, { secret: sealed, formerSecret, formerSecretUntil });
  return secret;
}

/** Owes the address an event to try it with, which is tried once. Throws WebhookNotFound. */
export async function testWebhook(
  context: Context,
  owner: WebhookOfWorkspace,
): Promise<DeliveryRecord> {
  const webhook = await findWebhook(context, owner);
  const timestamp = context.clock().toISOString();
  const payload: z.input<typeof webhookTest> = {
    type: 'webhook.test',
    timestamp,
    data: { webhookId: webhook._id },
  };
  const test = { key: `test ${randomUUID()}`, type: payload.type, jobId: null, payload };
  const delivery = { ...newDelivery(context, webhook, test), once: true };
  const stored = await context.models.webhookDeliveries.everywhere.create(delivery);
  await requireStillThere(context, owner.workspaceId);
  return stored;
}

/** Deliveries to an address, the newest first. Throws WebhookNotFound. */
export async function listDeliveries(
  context: Context,
  owner: WebhookOfWorkspace,
): Promise<DeliveryRecord[]> {
  const { _id } = await findWebhook(context, owner);
  const sort = { createdAt: -1, _id: 1 } as const;
  const options = { sort, limit: webhookLimits.listed };
  return context.models.webhookDeliveries.everywhere.findReadable(
    { webhookId: _id },
    undefined,
    options,
  );
}

/** Owes a delivery again, from the first try on. Throws DeliveryNotFound. */
export async function resendDelivery(
  { models, clock }: Context,
  { workspaceId, id, deliveryId }: WebhookOfWorkspace & { readonly deliveryId: string },
): Promise<DeliveryRecord> {
  const own = { _id: deliveryId, webhookId: id };
  const again = { status: 'pending', attempts: 0, nextAt: clock() } as const;
  const delivery = await models.webhookDeliveries
    .in(workspaceId)
    .findOneAndUpdate(own, { $set: again });
  if (!delivery) throw refusal('DeliveryNotFound');
  return delivery;
}
