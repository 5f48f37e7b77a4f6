import * as z from 'zod/mini';
import { webhookDelivery } from '../../../webhooks.js';
import { defineOperation } from '../../operation.js';
import { webhookErrors, webhookParams } from './webhook-parts.js';

export const listDeliveries = defineOperation({
  name: 'listDeliveries',
  summary: 'List the deliveries of a webhook, the newest 50 of 30 days',
  method: 'GET',
  path: '/resumes/webhooks/{id}/deliveries',
  auth: 'user',
  action: 'integrations.manage',
  params: webhookParams,
  response: z.object({ deliveries: z.array(webhookDelivery) }),
  errors: { WebhookNotFound: webhookErrors.WebhookNotFound },
});
