import * as messages from '@shortlist/contracts/messages/auth';
import { webhookLimits } from '@shortlist/contracts/webhooks';
import { inSpan } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { DeliveryRecord, WebhookRecord } from '../../models/webhook.js';
import { findStoredProblem, mayBePrivate } from './check-url.js';
import { sendWebhook, type Sent } from './send-webhook.js';
import { signWebhook } from './sign-webhook.js';
import { readSecrets } from './webhook-secrets.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Pauses after each try, in seconds: about a day in all (Standard Webhooks asks for as much). */
export const pausesSeconds = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 8 * 3600, 10 * 3600] as const;
/** Pauses differ by so much, so that what failed together is not tried together. */
const jitter = 0.2;
/** No try is ever due further ahead, in milliseconds. */
export const longestPauseMs = 1000 * Math.max(...pausesSeconds) * (1 + jitter);
const gone = 410;
const UNREADABLE =
  'Its secret can’t be read at this Shortlist any more. Please make a new secret for it.';
const OFF = 'We disabled the webhook because deliveries failed for several days.';

type Tried = Pick<DeliveryRecord, '_id' | 'attempts'>;

/** Switches an address off and has its owner told. Safe to repeat. */
async function disable(context: Context, { _id, userId }: WebhookRecord): Promise<void> {
  const { webhooks, webhookDeliveries } = context.models;
  // First: after a crash it is told again, rather than not at all.
  await context.bus.publish(messages.noticeWebhookDisabled, { userId });
  await webhooks.everywhere.updateOne(
    { _id, disabledAt: null },
    { $set: { disabledAt: context.clock() } },
  );
  await webhookDeliveries.everywhere.updateMany(
    { webhookId: _id, status: 'pending' },
    { $set: { status: 'failed', problem: OFF, nextAt: null } },
  );
  context.log.warn({ webhookId: _id }, 'a webhook was switched off');
}

async function noteFailure(context: Context, webhook: WebhookRecord, sent: Sent): Promise<void> {
  const now = context.clock();
  if (webhook.disabledAt) return;
  const { _id, failingSince } = webhook;
  const limit = webhookLimits.failingDays * DAY_MS;
  const isOver = failingSince !== null && now.getTime() - failingSince.getTime() >= limit;
  if (isOver || sent.status === gone) await disable(context, webhook);
  else {
    const first = { _id, failingSince: null };
    await context.models.webhooks.everywhere.updateOne(first, { $set: { failingSince: now } });
  }
}

/** Stored result of a try; `nextAt` is null when there is no other. */
function outcomeOf(context: Context, delivery: DeliveryRecord, sent: Sent) {
  const triedAt = context.clock();
  const { status: responseStatus, start: responseStart, problem } = sent;
  const known = { triedAt, responseStatus, responseStart, problem };
  if (problem === null) return { ...known, status: 'delivered', nextAt: null } as const;
  const pause = delivery.once ? undefined : pausesSeconds[delivery.attempts - 1];
  if (pause === undefined) return { ...known, status: 'failed', nextAt: null } as const;
  const ms = pause * 1000 * (1 + jitter * (2 * Math.random() - 1));
  return { ...known, status: 'pending', nextAt: new Date(triedAt.getTime() + ms) } as const;
}

function send(
  context: Context,
  secrets: readonly string[],
  { webhook, delivery }: { readonly webhook: WebhookRecord; readonly delivery: DeliveryRecord },
): Promise<Sent> {
  const { body } = delivery;
  const id = `msg_${delivery._id}`;
  const timestamp = Math.floor(context.clock().getTime() / 1000);
  return inSpan(
    'webhook',
    () =>
      sendWebhook({
        url: webhook.url,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Shortlist-Webhooks/1',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signWebhook(secrets, { id, timestamp, body }),
        },
        body,
        allowsPrivate: mayBePrivate(context.config, webhook.isLocal),
        stopping: context.stopping,
      }),
    { kind: 'client' },
  );
}

/** Tries a delivery that this process has claimed. True when it arrived. */
export async function tryDelivery(context: Context, delivery: DeliveryRecord): Promise<boolean> {
  const { webhooks, webhookDeliveries } = context.models;
  const webhook = await webhooks.everywhere.findOne({ _id: delivery.webhookId });
  if (!webhook) {
    await webhookDeliveries.everywhere.deleteMany({ webhookId: delivery.webhookId });
    return false;
  }
  const secrets = readSecrets(context, webhook);
  // Without a secret nothing is asked of the address, so nothing counts against it.
  const refused = findStoredProblem(context.config, webhook);
  const sent =
    secrets && refused === null
      ? await send(context, secrets, { webhook, delivery })
      : { status: null, start: '', problem: refused ?? UNREADABLE };
  // Cut off by us: it is tried again when its lease is over.
  if (sent.problem !== null && context.stopping.aborted) return false;
  const mine = ({ _id, attempts }: Tried) => ({ _id, attempts, status: 'pending' }) as const;
  const outcome = outcomeOf(context, delivery, sent);
  await webhookDeliveries.everywhere.updateOne(mine(delivery), { $set: outcome });
  context.workMetrics.webhooks.count({ outcome: outcome.status });
  if (sent.problem === null) {
    const failing = { _id: webhook._id, failingSince: { $ne: null } };
    await webhooks.everywhere.updateOne(failing, { $set: { failingSince: null } });
  } else if (secrets && !delivery.once) await noteFailure(context, webhook, sent);
  return sent.problem === null;
}
