import * as z from 'zod/mini';
import { paidPlanNames, password } from '../../constants.js';
import { emailAddress } from '../../entities.js';
import { defineOperation } from '../operation.js';
import { companyField, nameField } from './account-fields.js';
import { weakPassword } from './weak-password.js';

export const register = defineOperation({
  name: 'register',
  summary: 'Create an account and send a verification email; does not sign in',
  method: 'POST',
  path: '/auth/register',
  auth: 'public',
  sensitive: true,
  sendsMail: true,
  body: z.object({
    firstName: nameField,
    lastName: nameField,
    email: emailAddress,
    company: z.optional(companyField),
    /** A plan that the operator is asked for; the account begins on the free one. */
    askedFor: z.optional(z.enum(paidPlanNames)),
    password: z.string().check(
      z.minLength(password.minLengthSignUp, 'Password must be at least 8 characters long'),
      z.refine(
        (value) => new TextEncoder().encode(value).length <= password.maxBytes,
        'Password must be at most 72 bytes long',
      ),
    ),
  }),
  response: z.object({ message: z.string() }),
  errors: {
    EmailTaken: { status: 400, message: 'Email already registered' },
    ...weakPassword,
  },
});
