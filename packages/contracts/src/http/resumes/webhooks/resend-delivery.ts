import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { webhookDelivery } from '../../../webhooks.js';
import { defineOperation } from '../../operation.js';
import { webhookParams } from './webhook-parts.js';

export const resendDelivery = defineOperation({
  name: 'resendDelivery',
  summary: 'Resend a delivery, under the same webhook-id',
  method: 'POST',
  path: '/resumes/webhooks/{id}/deliveries/{deliveryId}/resend',
  auth: 'user',
  action: 'integrations.manage',
  params: z.extend(webhookParams, { deliveryId: id }),
  response: z.object({ delivery: webhookDelivery }),
  errors: {
    DeliveryNotFound: { status: 404, message: 'This delivery is not kept any more.' },
  },
});
