import * as z from 'zod/mini';
import { isoDate } from '../../entities.js';
import { privacyWishes } from '../../privacy.js';
import { openEnum } from '../../values/open-enum.js';
import { defineOperation } from '../operation.js';

/** Passes the request on to every recruiter who keeps a candidate with the confirmed address. Safe to repeat. */
export const confirmPrivacyRequest = defineOperation({
  name: 'confirmPrivacyRequest',
  summary: 'Confirm the address of a privacy request by the link that was mailed to it',
  method: 'POST',
  path: '/privacy/requests/confirm',
  auth: 'public',
  sensitive: true,
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({
    wish: openEnum(privacyWishes, 'other'),
    /** Only the owner of the mailbox learns whether we hold data. */
    outcome: openEnum(['passed-on', 'nothing-kept'], 'passed-on'),
    /** When an answer is due. */
    dueAt: isoDate,
  }),
  errors: {
    PrivacyLinkInvalid: {
      status: 404,
      message: 'This link does not work any more. Please make your request again.',
    },
  },
});
