import * as z from 'zod/mini';
import { defineOperation } from '../../../operation.js';
import { webhookErrors, webhookParams } from './webhook-parts.js';

export const rotateWebhookSecret = defineOperation({
  name: 'rotateWebhookSecret',
  summary: 'A new secret; for 24 hours what is sent is signed with the one before, too',
  method: 'POST',
  path: '/resumes/webhooks/{id}/secret',
  auth: 'user',
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
