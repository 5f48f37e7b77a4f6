import { jobDetail } from '../../../screenings/job.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobAnswer, jobParams } from '../job-params.js';

export const getJob = defineOperation({
  name: 'getJob',
  summary: 'One screening with its criteria, candidates, drafts and unreadable files',
  method: 'GET',
  path: '/resumes/job/{id}',
  auth: 'user',
  action: 'screening.read',
  scope: 'screenings:read',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  query: jobAnswer,
  response: jobDetail,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
  },
});
