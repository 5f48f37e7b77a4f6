import { message } from '../../../entities.js';
import { defineOperation } from '../../../operation.js';

export const cancelEmailChange = defineOperation({
  name: 'cancelEmailChange',
  summary: 'Forget a new address that was not confirmed; its link stops working',
  method: 'POST',
  path: '/auth/cancel-email-change',
  auth: 'user',
  response: message,
  errors: {},
});
