import { jobProgress } from '../../../screenings/job.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/** For when a waiting screening's results are worth more than its remaining resumes. */
export const finishJob = defineOperation({
  name: 'finishJob',
  summary: 'Complete a waiting screening; list the rest as not scored',
  method: 'POST',
  path: '/resumes/job/{id}/finish',
  auth: 'user',
  action: 'screening.change',
  scope: 'screenings:write',
  params: jobParams,
  response: jobProgress,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    JobComplete: jobErrors.JobComplete,
    NothingScored: { status: 409, message: 'No resume of this screening has been scored yet.' },
  },
});
