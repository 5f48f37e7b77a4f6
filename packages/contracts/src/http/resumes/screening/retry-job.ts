import { jobProgress } from '../../../screenings/job.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/** For when the cause of a screening's wait is fixed: the key, the credit, the network, or Shortlist itself. */
export const retryJob = defineOperation({
  name: 'retryJob',
  summary: 'Resume a waiting screening at once',
  method: 'POST',
  path: '/resumes/job/{id}/retry',
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
