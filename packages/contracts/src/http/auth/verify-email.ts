import * as z from 'zod/mini';
import { message } from '../../entities.js';
import { defineOperation } from '../operation.js';

export const verifyEmail = defineOperation({
  name: 'verifyEmail',
  summary: 'Confirm an email address with the token of the verification mail',
  method: 'POST',
  path: '/auth/verify-email',
  auth: 'public',
  sensitive: true,
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(512)) }),
  response: z.extend(message, {
    /**
     * Others had signed up with the address, too, so no password counts until its owner chooses one by the link that is
     * mailed now. Absent from services of before 0.2.
     */
    passwordNeeded: z.optional(z.boolean()),
  }),
  errors: {
    InvalidVerificationToken: { status: 400, message: 'Invalid verification token' },
    VerificationTokenExpired: { status: 400, message: 'Verification token has expired' },
  },
});
