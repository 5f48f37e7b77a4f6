import * as z from 'zod/mini';
import { id } from '../../entities.js';
import { defineOperation } from '../operation.js';

/** Asked by the gateway at the auth service. Not below /api: nobody else reaches it through the gateway. */
export const checkSession = defineOperation({
  name: 'checkSession',
  summary: 'Check whether a session is valid',
  method: 'GET',
  path: '/internal/sessions/{id}',
  auth: 'public',
  params: z.object({ id }),
  response: z.object({
    active: z.boolean(),
    /** The user of an active session; an auth service of before does not say. */
    userId: z.optional(id),
    /** Tokens of the session with a smaller `revision` no longer say what the user may do; absent: all do. */
    revision: z.optional(z.int()),
  }),
  errors: {},
});
