import * as z from 'zod/mini';
import { id, message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';

export const endSession = defineOperation({
  name: 'endSession',
  summary: 'Sign out one of the user’s sessions, within 10 seconds',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  auth: 'user',
  params: z.object({ id }),
  response: message,
  errors: {
    SessionNotFound: { status: 404, message: 'This session has ended already.' },
  },
});
