import * as z from 'zod/mini';
import { webhookDelivery } from '../../../webhooks.js';
import { defineOperation } from '../../operation.js';
import { webhookErrors, webhookParams } from './webhook-parts.js';

export const testWebhook = defineOperation({
  name: 'testWebhook',
  summary: 'Send a test event, once and within seconds',
  method: 'POST',
  path: '/resumes/webhooks/{id}/test',
  auth: 'user',
  action: 'integrations.manage',
  params: webhookParams,
  response: z.object({ delivery: webhookDelivery }),
  errors: { WebhookNotFound: webhookErrors.WebhookNotFound },
});
