import * as z from 'zod/mini';
import { password } from '../../constants.js';
import { message } from '../../entities.js';
import { defineOperation } from '../operation.js';
import { singleSignOnOnly } from './second-step.js';
import { weakPassword } from './weak-password.js';

export const resetPassword = defineOperation({
  name: 'resetPassword',
  summary: 'Set a new password with the token of the reset mail; every session ends',
  method: 'POST',
  path: '/auth/reset-password',
  auth: 'public',
  sensitive: true,
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(512)),
    new_password: z.string().check(
      z.minLength(password.minLengthReset, 'Password must be at least 6 characters.'),
      z.refine(
        (value) => new TextEncoder().encode(value).length <= password.maxBytes,
        'Password must be at most 72 bytes long',
      ),
    ),
  }),
  response: message,
  errors: {
    ...weakPassword,
    SingleSignOnOnly: singleSignOnOnly,
    InvalidResetToken: {
      status: 400,
      message: 'This reset link is not valid or has expired. Please request a new one.',
    },
  },
});
