import * as z from 'zod/mini';
import { shareLink } from '../../../screenings/sharing.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

export const listShares = defineOperation({
  name: 'listShares',
  summary: 'List the active links of a screening, newest first',
  method: 'GET',
  path: '/resumes/job/{id}/shares',
  auth: 'user',
  action: 'screening.read',
  params: jobParams,
  response: z.object({ shares: z.array(shareLink) }),
  errors: { JobNotFound: jobErrors.JobNotFound },
});
