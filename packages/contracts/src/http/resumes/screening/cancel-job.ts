import { jobProgress } from '../../../screenings/job.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/** Resumes being scored at that moment may still finish; the others are listed as cancelled and cost nothing. */
export const cancelJob = defineOperation({
  name: 'cancelJob',
  summary: 'Stop a running screening; scored resumes stay',
  method: 'POST',
  path: '/resumes/job/{id}/cancel',
  auth: 'user',
  action: 'screening.change',
  scope: 'screenings:write',
  params: jobParams,
  response: jobProgress,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    JobComplete: jobErrors.JobComplete,
  },
});
