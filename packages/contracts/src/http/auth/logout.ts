import { z } from 'zod';
import { message } from '../../entities.js';
import { defineOperation } from '../../operation.js';

export const logout = defineOperation({
  name: 'logout',
  summary: 'End the session: its refresh tokens stop working',
  method: 'POST',
  path: '/auth/logout',
  auth: 'user',
  body: z.object({ refreshToken: z.string().max(1024).optional() }).optional(),
  response: message,
  errors: {},
});
