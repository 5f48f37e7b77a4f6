import { message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';

export const cancelEmailChange = defineOperation({
  name: 'cancelEmailChange',
  summary: 'Cancel an unconfirmed new address; its link stops working',
  method: 'POST',
  path: '/auth/cancel-email-change',
  auth: 'user',
  response: message,
  errors: {},
});
