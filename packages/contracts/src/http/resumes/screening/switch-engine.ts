import * as z from 'zod/mini';
import { jobProgress } from '../../../screenings/job.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/** For when the AI provider is down: the local engine scores every resume, even those already scored. */
export const switchEngine = defineOperation({
  name: 'switchEngine',
  summary: 'Continue a running screening with the local engine',
  method: 'POST',
  path: '/resumes/job/{id}/engine',
  auth: 'user',
  action: 'screening.change',
  scope: 'screenings:write',
  params: jobParams,
  body: z.object({ engine: z.literal('local') }),
  response: jobProgress,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    JobComplete: jobErrors.JobComplete,
  },
});
