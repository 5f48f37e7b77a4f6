import * as z from 'zod/mini';
import { isoDate } from '../../../entities.js';
import { defineOperation } from '../../operation.js';

export const getAccount = defineOperation({
  name: 'getAccount',
  summary: 'Show how the user signs in, and changes that await confirmation',
  method: 'GET',
  path: '/auth/account',
  auth: 'user',
  response: z.object({
    hasPassword: z.boolean(),
    /** When the password was set; null without one, and where that was not written down. */
    passwordSetAt: z.nullable(isoDate),
    /** An address that counts once the link mailed to it is followed; null when there is none. */
    newEmail: z.nullable(z.string()),
    /** Until when that link works. */
    newEmailUntil: z.nullable(isoDate),
    /** The Google account that signs in to this one; null when there is none. */
    google: z.nullable(
      z.object({
        /** Its address when it was last used; null where that was not written down. */
        email: z.nullable(z.string()),
        connectedAt: isoDate,
        /** There is neither password nor passkey, so it can’t be disconnected. Not said by releases before. */
        onlyWayIn: z.optional(z.boolean()),
      }),
    ),
  }),
  errors: {},
});
