import * as z from 'zod/mini';
import { webhook } from '../../../webhooks.js';
import { defineOperation } from '../../operation.js';

export const listWebhooks = defineOperation({
  name: 'listWebhooks',
  summary: 'List the webhooks',
  method: 'GET',
  path: '/resumes/webhooks',
  auth: 'user',
  action: 'integrations.manage',
  response: z.object({ webhooks: z.array(webhook) }),
  errors: {},
});
