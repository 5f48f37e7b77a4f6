import * as z from 'zod/mini';
import { id, isoDate } from '../../../entities.js';
import { defineOperation } from '../../operation.js';

export const listSessions = defineOperation({
  name: 'listSessions',
  summary: 'List the user’s sessions: the caller’s first, then the last used',
  method: 'GET',
  path: '/auth/sessions',
  auth: 'user',
  response: z.object({
    sessions: z.array(
      z.object({
        id,
        /** As the browser said when it signed in, e.g. Firefox; null where it is not known. */
        browser: z.nullable(z.string()),
        /** Such as Windows or iPhone. */
        system: z.nullable(z.string()),
        createdAt: isoDate,
        /** To about a quarter of an hour. */
        lastUsedAt: isoDate,
        /** The caller's own. */
        current: z.boolean(),
      }),
    ),
  }),
  errors: {},
});
