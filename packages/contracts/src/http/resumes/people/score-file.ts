import { jobDetail } from '../../../screenings/job.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { candidateParams, jobAnswer } from '../job-params.js';

/**
 * Answers at once with the file as `scoring`; the job then shows it as a candidate, or as unreadable again. Asking
 * again while it is being scored, or afterwards, changes nothing and costs nothing.
 */
export const scoreFile = defineOperation({
  name: 'scoreFile',
  summary: 'Score a file anyway that was not recognised as a resume',
  method: 'POST',
  path: '/resumes/job/{id}/files/{candidateId}/score',
  auth: 'user',
  action: 'screening.change',
  scope: 'screenings:write',
  params: candidateParams,
  query: jobAnswer,
  response: jobDetail,
  errors: {
    FileNotFound: {
      status: 404,
      message: 'This file does not exist or is not in one of your screenings.',
    },
    JobNotFound: jobErrors.JobNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
    NotScorable: {
      status: 409,
      message: 'This file holds no text that could be scored. Please upload it in another format.',
    },
    QuotaExhausted: jobErrors.QuotaExhausted,
    QuotaExceeded: jobErrors.QuotaExceeded,
  },
});
