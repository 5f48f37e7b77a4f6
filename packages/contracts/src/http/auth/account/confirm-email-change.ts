import * as z from 'zod/mini';
import { emailAddress, message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';

export const confirmEmailChange = defineOperation({
  name: 'confirmEmailChange',
  summary: 'Confirm a new address of the account by its link',
  method: 'POST',
  path: '/auth/confirm-email-change',
  auth: 'public',
  sensitive: true,
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(512)) }),
  response: z.extend(message, { email: emailAddress }),
  errors: {
    InvalidEmailChangeToken: {
      status: 400,
      message: 'This link is not valid. Please change your address in your account again.',
    },
    EmailChangeTokenExpired: {
      status: 400,
      message:
        'This link has expired, or was replaced by a newer one. Please change your address in your account again.',
    },
    AddressInUse: {
      status: 409,
      message: 'This address now has its own account.',
    },
  },
});
