import * as z from 'zod/mini';
import { id, isoDate } from '../../../entities.js';
import { defineOperation } from '../../operation.js';

export const getSecondFactor = defineOperation({
  name: 'getSecondFactor',
  summary: 'Show the second factors of the signed-in user',
  method: 'GET',
  path: '/auth/second-factor',
  auth: 'user',
  response: z.object({
    app: z.object({
      /** Codes of an app can be set up here. */
      offered: z.boolean(),
      addedAt: z.nullable(isoDate),
    }),
    passkeys: z.object({
      /** Passkeys can be added here. */
      offered: z.boolean(),
      list: z.array(
        z.object({ id, name: z.string(), addedAt: isoDate, lastUsedAt: z.nullable(isoDate) }),
      ),
    }),
    recoveryCodesLeft: z.int().check(z.gte(0)),
    /** Whether changes are proved by a password; without one by a fresh sign-in with Google. */
    hasPassword: z.boolean(),
  }),
  errors: {},
});
