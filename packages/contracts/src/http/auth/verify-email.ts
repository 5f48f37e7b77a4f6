import { z } from 'zod';
import { message } from '../../entities.js';
import { defineOperation } from '../../operation.js';

export const verifyEmail = defineOperation({
  name: 'verifyEmail',
  summary: 'Confirm an email address with the token of the verification mail',
  method: 'POST',
  path: '/auth/verify-email',
  auth: 'public',
  sensitive: true,
  body: z.object({ token: z.string().min(1).max(512) }),
  response: message.extend({
    /**
     * Others had signed up with the address, too, so no password counts until its owner chooses one by the link that is
     * mailed now. Absent from services of before 0.4.
     */
    passwordNeeded: z.boolean().optional(),
  }),
  errors: {
    InvalidVerificationToken: { status: 400, message: 'Invalid verification token' },
    VerificationTokenExpired: { status: 400, message: 'Verification token has expired' },
  },
});
