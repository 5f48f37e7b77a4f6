import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { webhookErrors, webhookParams } from './webhook-parts.js';

export const rotateWebhookSecret = defineOperation({
  name: 'rotateWebhookSecret',
  summary: 'Create a new secret; for 24 hours we also sign with the old one',
  method: 'POST',
  path: '/resumes/webhooks/{id}/secret',
  auth: 'user',
  action: 'integrations.manage',
  params: webhookParams,
  response: z.object({
    /** Shown this once. */
    secret: z.string(),
  }),
  errors: {
    WebhookNotFound: webhookErrors.WebhookNotFound,
    WebhooksNotOffered: webhookErrors.WebhooksNotOffered,
  },
});
