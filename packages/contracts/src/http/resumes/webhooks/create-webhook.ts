import * as z from 'zod/mini';
import { webhook, webhookLimits } from '../../../webhooks.js';
import { defineOperation } from '../../operation.js';
import { wantedEvents, webhookErrors, webhookUrl } from './webhook-parts.js';

export const createWebhook = defineOperation({
  name: 'createWebhook',
  summary: 'Create a webhook, signed by its own secret',
  method: 'POST',
  path: '/resumes/webhooks',
  auth: 'user',
  action: 'integrations.manage',
  body: z.object({ url: webhookUrl, events: wantedEvents }),
  response: z.object({
    webhook,
    /** For checking signatures (Standard Webhooks). Shown this once. */
    secret: z.string(),
  }),
  errors: {
    AddressRefused: webhookErrors.AddressRefused,
    WebhooksNotOffered: webhookErrors.WebhooksNotOffered,
    TooManyWebhooks: {
      status: 409,
      message: `You have ${webhookLimits.perAccount} webhooks. Please delete one that you no longer need.`,
    },
  },
});
