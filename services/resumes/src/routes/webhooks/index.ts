import type { Route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { createWebhook } from './create-webhook.js';
import { deleteWebhook } from './delete-webhook.js';
import { listDeliveries } from './list-deliveries.js';
import { listWebhooks } from './list-webhooks.js';
import { resendDelivery } from './resend-delivery.js';
import { rotateWebhookSecret } from './rotate-webhook-secret.js';
import { testWebhook } from './test-webhook.js';
import { updateWebhook } from './update-webhook.js';

/** Addresses of users that are told what happens. */
export function createWebhookRoutes(context: Context): readonly Route[] {
  return [
    createWebhook(context),
    deleteWebhook(context),
    listDeliveries(context),
    listWebhooks(context),
    resendDelivery(context),
    rotateWebhookSecret(context),
    testWebhook(context),
    updateWebhook(context),
  ];
}
