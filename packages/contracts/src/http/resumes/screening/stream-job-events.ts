import { jobProgress } from '../../../job.js';
import { defineOperation } from '../../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

export const streamJobEvents = defineOperation({
  name: 'streamJobEvents',
  summary: 'Progress of one screening as server-sent events; ends after completion',
  method: 'GET',
  path: '/resumes/job/{id}/events',
  auth: 'user',
  params: jobParams,
  response: jobProgress,
  stream: true,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
  },
});
