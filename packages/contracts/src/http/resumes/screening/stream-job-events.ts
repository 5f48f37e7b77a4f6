import * as z from 'zod/mini';
import { jobProgress } from '../../../screenings/job.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

export const streamJobEvents = defineOperation({
  name: 'streamJobEvents',
  summary: 'Progress of one screening as server-sent events; ends after completion',
  method: 'GET',
  path: '/resumes/job/{id}/events',
  auth: 'user',
  action: 'screening.read',
  scope: 'screenings:read',
  params: jobParams,
  query: z.object({
    /**
     * `sent`: the caller has just sent the files of this screening, which may not have begun yet. The stream then opens
     * all the same and says nothing until it has; it ends when it does not begin within a minute.
     */
    since: z._default(z.enum(['begun', 'sent']), 'begun'),
  }),
  response: jobProgress,
  stream: true,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
  },
});
