import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import {
  maxSharedCandidates,
  shareDays,
  shareLimits,
  shareLink,
} from '../../../screenings/sharing.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

const sentence = `Please choose ${shareDays.min} to ${shareDays.max} days.`;

export const createShare = defineOperation({
  name: 'createShare',
  summary: 'Make a read-only link to the shortlist of a screening, or to some people of it',
  method: 'POST',
  path: '/resumes/job/{id}/shares',
  auth: 'user',
  action: 'screening.share',
  params: jobParams,
  body: z.object({
    expiresInDays: z._default(
      z
        .number(sentence)
        .check(z.int(sentence), z.gte(shareDays.min, sentence), z.lte(shareDays.max, sentence)),
      shareDays.default,
    ),
    showContacts: z._default(z.boolean(), false),
    /** The recipient. */
    label: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(shareLimits.label, 'Please keep the recipient under 120 characters.'),
        ),
      '',
    ),
    /** Name of the sharing person, as the page shows it. */
    sharedBy: z._default(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(shareLimits.name, 'Please keep your name under 80 characters.'),
        ),
      '',
    ),
    /** Only these people, while they are shortlisted; without it everybody on the shortlist, as it is when the link is opened. */
    candidateIds: z.optional(
      z
        .array(id)
        .check(
          z.minLength(1, 'Please choose at least one person.'),
          z.maxLength(maxSharedCandidates, `Please choose at most ${maxSharedCandidates} people.`),
        ),
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
