import * as z from 'zod/mini';
import { emailAddress, sessionTokens, user } from '../../entities.js';
import { defineOperation } from '../operation.js';
import { accountDisabled } from './account-disabled.js';
import { secondStepErrors } from './second-step.js';

export const login = defineOperation({
  name: 'login',
  summary: 'Sign in with email and password',
  method: 'POST',
  path: '/auth/login',
  auth: 'public',
  sensitive: 'braked',
  body: z.object({
    email: emailAddress,
    password: z.string().check(z.minLength(1), z.maxLength(1024)),
  }),
  response: z.extend(sessionTokens, { user }),
  errors: {
    InvalidCredentials: { status: 401, message: 'Incorrect email or password' },
    EmailNotVerified: {
      status: 403,
      message: 'Email verification required. Please verify your email before signing in.',
    },
    ...secondStepErrors,
    AccountDisabled: accountDisabled,
  },
});
