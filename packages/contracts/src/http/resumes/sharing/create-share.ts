import { z } from 'zod';
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
    expiresInDays: z
      .number(sentence)
      .int(sentence)
      .min(shareDays.min, sentence)
      .max(shareDays.max, sentence)
      .default(shareDays.default),
    showContacts: z.boolean().default(false),
    /** Whom it is for. */
    label: z
      .string()
      .trim()
      .max(shareLimits.label, 'Please keep whom it is for under 120 characters.')
      .default(''),
    /** Who shares it, as the page shows it. */
    sharedBy: z
      .string()
      .trim()
      .max(shareLimits.name, 'Please keep your name under 80 characters.')
      .default(''),
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
