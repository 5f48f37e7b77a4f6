import * as z from 'zod/mini';
import { defineOperation } from '../../../operation.js';
import { shareDays, shareLimits, shareLink } from '../../../sharing.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

const sentence = `Please choose ${shareDays.min} to ${shareDays.max} days.`;

export const createShare = defineOperation({
  name: 'createShare',
  summary: 'Make a read-only link to the shortlist of a screening',
  method: 'POST',
  path: '/resumes/job/{id}/shares',
  auth: 'user',
  params: jobParams,
  body: z.object({
    expiresInDays: z._default(
      z
        .number(sentence)
        .check(z.int(sentence), z.gte(shareDays.min, sentence), z.lte(shareDays.max, sentence)),
      shareDays.default,
    ),
    showContacts: z._default(z.boolean(), false),
    /** Whom it is for. */
    label: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(shareLimits.label, 'Please keep whom it is for under 120 characters.'),
        ),
      '',
    ),
    /** Who shares it, as the page shows it. */
    sharedBy: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(shareLimits.name, 'Please keep your name under 80 characters.'),
        ),
      '',
    ),
  }),
  response: z.object({
    share: shareLink,
    /** Given this once: only its hash is stored. */
    token: z.string(),
  }),
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
    TooManyShares: {
      status: 409,
      message: 'This screening has 20 links already. Please revoke one that is not needed.',
    },
  },
});
