import * as z from 'zod/mini';
import { message } from '../../entities.js';
import { defineOperation } from '../operation.js';

export const logout = defineOperation({
  name: 'logout',
  summary: 'End the session: its refresh tokens stop working',
  method: 'POST',
  path: '/auth/logout',
  auth: 'user',
  body: z.optional(z.object({ refreshToken: z.optional(z.string().check(z.maxLength(1024))) })),
  response: message,
  errors: {},
});
