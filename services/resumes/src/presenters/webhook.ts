import { type Webhook, type WebhookDelivery, webhookEvents } from '@shortlist/contracts/webhooks';
import type { Context } from '../context.js';
import { findStoredProblem } from '../domain/webhooks/check-url.js';
import type { DeliveryRecord, WebhookRecord } from '../models/webhook.js';

/** An address without its secret; of its events those that this release knows. */
export function presentWebhook(
  { config }: Pick<Context, 'config'>,
  webhook: WebhookRecord,
): Webhook {
  const { _id, url, events, createdAt, failingSince, disabledAt } = webhook;
  return {
    id: _id,
    url,
    events: webhookEvents.filter((event) => events.includes(event)),
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    disabledAt: disabledAt?.toISOString() ?? null,
    problem: findStoredProblem(config, webhook),
  };
}

export function presentDelivery(delivery: DeliveryRecord): WebhookDelivery {
  const { _id, type, status, attempts, createdAt, triedAt, nextAt } = delivery;
  const { responseStatus, problem, responseStart } = delivery;
  return {
    id: _id,
    type,
    // A state that only a newer release knows is not over for all we know.
    status: status === 'other' ? 'pending' : status,
    attempts,
    createdAt: createdAt.toISOString(),
    triedAt: triedAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
    responseStatus,
    problem,
    responseStart,
  };
}
