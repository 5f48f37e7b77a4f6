import { createHash } from 'node:crypto';
import type { WebhookEvent } from '@shortlist/contracts/webhooks';
import type { Context } from '../../context.js';
import type { DeliveryRecord, WebhookRecord } from '../../models/webhook.js';

/** How long it is listed what an address was told. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Something that happened, once. */
export interface Happened {
  readonly type: WebhookEvent;
  /** Names it among everything that ever happens. */
  readonly key: string;
  readonly workspaceId: string;
  /** The screening that it is about; null: none. */
  readonly jobId: string | null;
  /** The body to send. */
  readonly payload: object;
}

/** The workspace's addresses that are told of events of this kind. */
export function findListeners(
  { models }: Pick<Context, 'models'>,
  workspaceId: string,
  type: WebhookEvent,
): Promise<WebhookRecord[]> {
  return models.webhooks.in(workspaceId).findReadable({ disabledAt: null, events: type });
}

/** A delivery that is due at once. The same key makes the same id. */
export function newDelivery(
  { clock }: Pick<Context, 'clock'>,
  webhook: Pick<WebhookRecord, '_id' | 'userId' | 'workspaceId'>,
  {
    key,
    type,
    jobId,
    payload,
  }: Omit<Happened, 'type' | 'workspaceId'> & Pick<DeliveryRecord, 'type'>,
) {
  const now = clock();
  const id = createHash('sha256').update(`${webhook._id} ${key}`).digest('hex');
  return {
    _id: id.slice(0, 32),
    webhookId: webhook._id,
    ...{ userId: webhook.userId, workspaceId: webhook.workspaceId },
    jobId,
    type,
    body: JSON.stringify(payload),
    status: 'pending',
    createdAt: now,
    nextAt: now,
    expiresAt: new Date(now.getTime() + keptMs),
  } as const;
}

/** Owes each of the addresses what happened; what is owed already stays as it is. */
export async function oweDeliveries(
  context: Context,
  listeners: readonly WebhookRecord[],
  happened: readonly Happened[],
): Promise<void> {
  const owed = listeners.flatMap((webhook) =>
    happened.map((one) => newDelivery(context, webhook, one)),
  );
  if (owed.length > 0) await context.models.webhookDeliveries.everywhere.createMissing(owed);
}
