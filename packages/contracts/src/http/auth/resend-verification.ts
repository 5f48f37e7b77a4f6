import * as z from 'zod/mini';
import { emailAddress, message } from '../../entities.js';
import { defineOperation } from '../operation.js';

/** Answers the same whether or not the address has an account, so that accounts can't be listed. */
export const resendVerification = defineOperation({
  name: 'resendVerification',
  summary: 'Send the verification email again',
  method: 'POST',
  path: '/auth/resend-verification',
  auth: 'public',
  sensitive: true,
  sendsMail: true,
  body: z.object({ email: emailAddress }),
  response: message,
  errors: {},
});
