import * as z from 'zod/mini';
import { sessionTokens } from '../../entities.js';
import { defineOperation } from '../operation.js';

export const refresh = defineOperation({
  name: 'refresh',
  summary: 'Exchange a refresh token for new tokens; each refresh token works once',
  method: 'POST',
  path: '/auth/refresh',
  auth: 'public',
  body: z.object({ refreshToken: z.string().check(z.minLength(1), z.maxLength(1024)) }),
  response: sessionTokens,
  errors: {
    InvalidRefreshToken: {
      status: 401,
      message: 'Your session has ended. Please sign in again.',
    },
  },
});
