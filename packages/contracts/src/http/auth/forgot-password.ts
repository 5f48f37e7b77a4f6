import * as z from 'zod/mini';
import { emailAddress, message } from '../../entities.js';
import { defineOperation } from '../operation.js';

/** Answers the same whether or not the address has an account, so that accounts can't be listed. */
export const forgotPassword = defineOperation({
  name: 'forgotPassword',
  summary: 'Send a link to choose a new password',
  method: 'POST',
  path: '/auth/forgot-password',
  auth: 'public',
  sensitive: true,
  sendsMail: true,
  body: z.object({ email: emailAddress }),
  response: message,
  errors: {},
});
