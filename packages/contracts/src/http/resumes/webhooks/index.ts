/** An entry of its own for the page that shows them, which needs none of the others. */
export { createWebhook } from './create-webhook.js';
export { deleteWebhook } from './delete-webhook.js';
export { listDeliveries } from './list-deliveries.js';
export { listWebhooks } from './list-webhooks.js';
export { resendDelivery } from './resend-delivery.js';
export { rotateWebhookSecret } from './rotate-webhook-secret.js';
export { testWebhook } from './test-webhook.js';
export { updateWebhook } from './update-webhook.js';
