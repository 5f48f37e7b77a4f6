import { jobDetail } from '../../../job.js';
import { defineOperation } from '../../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

export const getJob = defineOperation({
  name: 'getJob',
  summary: 'One screening with its criteria, candidates, drafts and unreadable files',
  method: 'GET',
  path: '/resumes/job/{id}',
  auth: 'user',
  params: jobParams,
  response: jobDetail,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
  },
});
