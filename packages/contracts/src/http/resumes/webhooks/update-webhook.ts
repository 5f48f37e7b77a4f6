import * as z from 'zod/mini';
import { webhook } from '../../../webhooks.js';
import { defineOperation } from '../../operation.js';
import { wantedEvents, webhookErrors, webhookParams, webhookUrl } from './webhook-parts.js';

export const updateWebhook = defineOperation({
  name: 'updateWebhook',
  summary: 'Change the events or the URL of a webhook, and enable it again',
  method: 'PUT',
  path: '/resumes/webhooks/{id}',
  auth: 'user',
  action: 'integrations.manage',
  params: webhookParams,
  body: z.object({ url: webhookUrl, events: wantedEvents }),
  response: z.object({ webhook }),
  errors: webhookErrors,
});
