import { message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { webhookErrors, webhookParams } from './webhook-parts.js';

export const deleteWebhook = defineOperation({
  name: 'deleteWebhook',
  summary: 'Delete a webhook and its deliveries',
  method: 'DELETE',
  path: '/resumes/webhooks/{id}',
  auth: 'user',
  action: 'integrations.manage',
  params: webhookParams,
  response: message,
  errors: { WebhookNotFound: webhookErrors.WebhookNotFound },
});
