import * as z from 'zod/mini';
import { message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';

export const endSessions = defineOperation({
  name: 'endSessions',
  summary: 'Sign out everywhere, or everywhere else, within 10 seconds',
  method: 'POST',
  path: '/auth/end-sessions',
  auth: 'user',
  body: z.object({
    /** Whether the caller's own session goes on. */
    keepCurrent: z.boolean(),
  }),
  response: message,
  errors: {},
});
